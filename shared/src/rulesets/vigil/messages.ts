import type { LogLine } from '../../engine/description.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { Id, Json } from '../../engine/table.ts';
import { ACTION_WORDS, CONDITION_WORDS, OPTION_WORDS, THING_WORDS } from './words.ts';

type NameOf = (id: Id) => string;
type Told = Pick<LogLine, 'text'> & Partial<LogLine>;

/** An id as people read it. */
export function wordsFor(id: Json | undefined): string {
  if (typeof id !== 'string') return 'nothing';
  const words = THING_WORDS[id] ?? ACTION_WORDS[id] ?? CONDITION_WORDS[id] ?? OPTION_WORDS[id];
  return (words?.label ?? id.replace(/[-_]/g, ' ')).toLowerCase();
}

/** What has happened as a line of the log; undefined if it only is for the animation. */
export function line(event: GameEvent, nameOf: NameOf): LogLine | undefined {
  const tell = Object.hasOwn(LINES, event.type) ? LINES[event.type] : undefined;
  const told = tell?.(event, nameOf);
  if (!told) return undefined;
  const clause = told.clause ?? event.clause;
  return { tone: 'plain', ...told, ...(clause && { clause }) };
}

const by = (event: GameEvent, nameOf: NameOf) => nameOf(event.by ?? 'gm');
const target = (event: GameEvent, nameOf: NameOf) => nameOf(event.target ?? '');

function withBoosts({ boosts }: GameEvent): string {
  const list = Array.isArray(boosts) ? boosts.map(wordsFor) : [];
  return list.length > 0 ? ` with ${list.join(', ')}` : '';
}

function declared(event: GameEvent, nameOf: NameOf): Told {
  const at = event.target === undefined ? '' : `, at ${target(event, nameOf)}`;
  const weapon = event.weapon === null ? '' : ` (${wordsFor(event.weapon)})`;
  const prepared = event.isPrepared ? ', as prepared' : '';
  const note = event.note ? ` ("${event.note}")` : '';
  const answers = event.answers === null ? '' : ` in answer to ${wordsFor(event.answers)}`;
  const text = `${by(event, nameOf)}: ${wordsFor(event.name)}${weapon}${at}${answers}${withBoosts(event)}${prepared}${note}.`;
  return { text };
}

/** A check with its sum: the stat, each die with its sign, the total. */
function checked(event: GameEvent, nameOf: NameOf): Told {
  const { stat, modifier, net, dice, signs, total } = event;
  const shown = (dice as readonly number[]).map((die, index) => {
    const sign = (signs as readonly number[])[index] === -1 ? '−' : '+';
    return `${sign} ${die}`;
  });
  const extra =
    Number(net) === 0
      ? ''
      : `, ${Math.abs(Number(net))} dice of ${Number(net) > 0 ? 'advantage' : 'disadvantage'}`;
  const sum = shown.length === 0 ? 'fixed' : `${modifier} ${shown.join(' ')}`;
  return {
    text: `${by(event, nameOf)}: ${wordsFor(stat)} ${total}.`,
    arithmetic: `${sum} = ${total}${extra}`,
    tone: 'roll',
    clause: shown.length === 0 ? 'VIG-R4' : 'VIG-R1',
  };
}

function against({ total, difficulty }: GameEvent): Pick<Told, 'arithmetic'> {
  return difficulty === null ? {} : { arithmetic: `${total} against ${difficulty}` };
}

const LINES: Readonly<Record<string, (event: GameEvent, nameOf: NameOf) => Told | undefined>> = {
  ordered: ({ order }, nameOf) => ({
    text: `The order: ${(order as readonly Id[]).map(nameOf).join(', ')}.`,
  }),
  'round-began': ({ round }) => ({ text: `Round ${round}`, tone: 'heading', clause: 'VIG-2' }),
  'turn-began': (event, nameOf) => ({ text: `${by(event, nameOf)} has the turn.`, tone: 'heading' }),
  declared,
  responded: declared,
  forgone: (event, nameOf) => ({
    text: `${by(event, nameOf)} gives up its regular action for a ${event.gain} action.`,
    clause: event.gain === 'movement' ? 'VIG-11' : 'VIG-12',
  }),
  paid: (event, nameOf) =>
    Number(event.hp) > 0
      ? { text: `${by(event, nameOf)} pays ${event.hp} hp for what it lacks.`, tone: 'bad', clause: 'VIG-R6' }
      : undefined,
  prevented: (event, nameOf) => ({
    text: `${event.by === 'gm' ? 'The GM' : by(event, nameOf)} prevents the ${wordsFor(event.name)} of ${target(event, nameOf)}.`,
    tone: 'bad',
  }),
  fizzled: (event, nameOf) => ({
    text: `The ${wordsFor(event.name)} of ${by(event, nameOf)} comes to nothing.`,
    tone: 'bad',
  }),
  dropped: (event, nameOf) => ({ text: `The ${wordsFor(event.name)} of ${by(event, nameOf)} is gone.` }),
  checked,
  succeeded: (event, nameOf) => ({
    text: `${by(event, nameOf)} succeeds: ${wordsFor(event.name)}.`,
    tone: 'good',
    clause: 'VIG-R3',
    ...against(event),
  }),
  failed: (event, nameOf) => ({
    text: `${by(event, nameOf)} fails: ${wordsFor(event.name)}.`,
    tone: 'bad',
    clause: 'VIG-R3',
    ...against(event),
  }),
  ruled: (event) => ({ text: `The GM rules: ${wordsFor(event.ruling)}.` }),
  defended: (event, nameOf) => ({ text: `${by(event, nameOf)} defends${withBoosts(event)}.` }),
  withstood: (event, nameOf) => ({
    text: `${target(event, nameOf)} withstands ${by(event, nameOf)}.`,
    arithmetic: `${event.attack} − ${event.defence}`,
    tone: 'good',
  }),
  hurt: (event, nameOf) => ({
    text: `${by(event, nameOf)} hits ${target(event, nameOf)} for ${event.amount}.`,
    arithmetic: `${event.attack} − ${event.defence} = ${event.amount}`,
    tone: 'bad',
  }),
  healed: (event, nameOf) => ({
    text: `${target(event, nameOf)} regains ${event.amount} hp.`,
    arithmetic: (event.dice as readonly number[]).join(' + '),
    tone: 'good',
  }),
  breathed: (event, nameOf) => ({ text: `${by(event, nameOf)} regains ${event.vigor} vigor.`, tone: 'good' }),
  defeated: (event, nameOf) => ({ text: `${target(event, nameOf)} is out of the fight.`, tone: 'bad' }),
  afflicted: (event, nameOf) => ({
    text: `${target(event, nameOf)} is ${wordsFor(event.condition)}.`,
    tone: 'bad',
  }),
  relieved: (event, nameOf) => ({
    text: `${target(event, nameOf)} is no longer ${wordsFor(event.condition)}.`,
  }),
  distracted: (event, nameOf) => ({
    text: `${by(event, nameOf)} distracts ${target(event, nameOf)}: one die of disadvantage.`,
  }),
  unsettled: (event, nameOf) => ({
    text: `${by(event, nameOf)} takes ${wordsFor(event.boost)} off the ${wordsFor(event.name)} of ${target(event, nameOf)}.`,
  }),
  intercepted: (event, nameOf) => ({
    text: `${by(event, nameOf)} takes the place of ${target(event, nameOf)}.`,
  }),
  'fell-back': (event, nameOf) => ({
    text: `${target(event, nameOf)} falls back to the last free hex.`,
    clause: 'VIG-76',
  }),
  traversed: (event, nameOf) => ({
    text: `${target(event, nameOf)} gets across.`,
    tone: 'good',
    clause: 'VIG-20',
  }),
  leapt: (event, nameOf) => ({
    text: `${target(event, nameOf)} gets there.`,
    tone: 'good',
    clause: 'VIG-22',
  }),
  sidestepped: (event, nameOf) => ({ text: `${target(event, nameOf)} steps aside.`, clause: 'VIG-27' }),
  placed: (event, nameOf) => ({ text: `The GM moves ${target(event, nameOf)}.`, clause: 'VIG-72' }),
  drew: (event, nameOf) => ({ text: `${by(event, nameOf)} draws ${wordsFor(event.weapon)}.` }),
  'dropped-weapon': (event, nameOf) => ({ text: `${by(event, nameOf)} drops ${wordsFor(event.weapon)}.` }),
  switched: (event, nameOf) => ({ text: `${by(event, nameOf)} now holds ${wordsFor(event.weapon)}.` }),
  reloaded: (event, nameOf) => ({ text: `${by(event, nameOf)} reloads.` }),
  prepared: (event, nameOf) => ({
    text: `${by(event, nameOf)} prepares: ${preparedWords(event.what)}${event.note ? ` (${event.note})` : ''}.`,
  }),
  set: (event, nameOf) => ({
    text: `The GM sets ${event.field} of ${target(event, nameOf)} to ${JSON.stringify(event.value)}.`,
    clause: 'VIG-72',
  }),
  added: (event, nameOf) => ({ text: `${target(event, nameOf)} joins the fight.`, clause: 'VIG-R15' }),
  removed: (event) => ({ text: `${event.name} leaves the fight.`, clause: 'VIG-38' }),
  ended: (event) => ({
    text: event.winner === null ? 'The fight is over.' : `The fight is over: ${event.winner} win.`,
    tone: 'heading',
    clause: 'VIG-70',
  }),
};

/** What is prepared, as people read it. */
export function preparedWords(what: Json | undefined): string {
  const name = typeof what === 'string' ? what.slice(what.indexOf(':') + 1) : what;
  return wordsFor(name);
}

/** How a set of parameters reads. */
export function say(params: Readonly<Record<string, Json | undefined>>, nameOf: NameOf): string {
  const { ability, weapon, target: aimedAt, boost, boosts, stat, feature, to, for: gain } = params;
  const parts = [ability, weapon, stat, feature, gain, boost]
    .filter((id) => typeof id === 'string')
    .map(wordsFor);
  if (weapon === null) parts.push('nothing');
  if (typeof aimedAt === 'string') parts.push(`at ${nameOf(aimedAt)}`);
  if (Array.isArray(to)) parts.push(`to ${to.join(', ')}`);
  if (Array.isArray(params.path)) parts.push(`${params.path.length} hexes`);
  if (Array.isArray(params.minor)) parts.push(...params.minor.map(sayMinor));
  if (params.action) parts.push(say(params.action as Record<string, Json>, nameOf));
  if (Array.isArray(boosts) && boosts.length > 0) parts.push(`with ${boosts.map(wordsFor).join(' and ')}`);
  return parts.join(', ');
}

function sayMinor(minor: Json): string {
  const { do: kind, weapon } = minor as Readonly<Record<string, Json>>;
  return kind === 'drop' ? 'drop what is in hand' : `draw ${wordsFor(weapon)}`;
}
