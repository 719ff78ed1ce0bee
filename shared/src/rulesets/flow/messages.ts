import type { LogLine } from '../../engine/description.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { Id, Json } from '../../engine/table.ts';
import { labelOf } from './labels.ts';

type NameOf = (id: Id) => string;
type Words = (
  event: GameEvent,
  names: { readonly by: string; readonly target: string },
) => Omit<LogLine, 'clause'> | undefined;

const LEVEL_WORDS: Readonly<Record<string, string>> = {
  'critical-failure': 'critical failure',
  failure: 'failure',
  normal: 'normal success',
  hard: 'hard success',
  major: 'major success',
  critical: 'critical success',
};

const plain = (text: string) => ({ text, tone: 'plain' as const });
const good = (text: string) => ({ text, tone: 'good' as const });
const bad = (text: string) => ({ text, tone: 'bad' as const });
const heading = (text: string) => ({ text, tone: 'heading' as const });

const signed = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`);
const PURSES: Readonly<Record<string, string>> = {
  ap: 'AP',
  rp: 'RP',
  fp: 'FP',
  mana: 'mana',
  charges: 'charges',
};
const word = (value: Json | undefined) => labelOf(String(value)).toLowerCase();

/** The target number out of its parts, the dice and the level, as in "Melee 65 + 10 gang-up = 75; 30: hard success". */
function arithmeticOfCheck({
  skill,
  base,
  modifiers,
  tn,
  dice,
  roll,
  level,
  advantages,
  disadvantages,
}: GameEvent): string {
  const parts = (modifiers as { label: string; value: number }[]).map(
    ({ label, value }) => ` ${signed(value)} ${label}`,
  );
  const rolled = dice as number[];
  const edge =
    rolled.length < 2
      ? ''
      : ` (${(advantages as string[]).length > 0 ? `Advantage: ${(advantages as string[]).join(', ')}` : `Disadvantage: ${(disadvantages as string[]).join(', ')}`})`;
  const shown = rolled.length === 0 ? 'no roll' : `d100 ${rolled.join(' and ')}${edge} → ${roll}`;
  return `${labelOf(String(skill))} ${base}${parts.join('')} = ${tn}; ${shown}: ${LEVEL_WORDS[String(level)]}`;
}

function arithmeticOfDamage({ dice, sides, modifier, bonus, times, halved, dr, total }: GameEvent): string {
  const rolled = dice as number[];
  const sum = `${rolled.length}d${sides} (${rolled.join(' + ')}) + ${modifier}${Number(bonus) > 0 ? ` + ${bonus}` : ''}`;
  const multiplied = Number(times) > 1 ? `(${sum}) × ${times}` : sum;
  return `${multiplied}${halved ? ', halved' : ''}${Number(dr) > 0 ? ` − DR ${dr}` : ''} = ${total}`;
}

const WHY: Readonly<Record<string, string>> = {
  level: 'by the better level',
  skill: 'by the higher skill at equal levels',
  player: 'as the player among equals',
  coin: 'by the toss of a coin',
};

function declared({ action, weapon, spell, ability, item }: GameEvent, by: string, target: string): string {
  const thing = weapon ?? spell ?? ability ?? item;
  const with_ = thing === undefined ? '' : ` (${word(thing)})`;
  return `${by}: ${word(action)}${with_}${target ? ` → ${target}` : ''}.`;
}

const LINES: Readonly<Record<string, Words>> = {
  'fight-started': ({ surprise }) =>
    heading(surprise ? `The fight begins: ${surprise} surprise the others.` : 'The fight begins.'),
  'round-started': ({ round }) => heading(round === 0 ? 'Surprise round' : `Round ${round}`),
  'turn-started': (_, { by }) => heading(`${by} is up.`),
  'initiative-rolled': ({ die, modifier, total }, { by }) => ({
    text: `${by} has initiative ${total}.`,
    arithmetic: `1d10 ${die} + ${modifier} = ${total}`,
    tone: 'roll',
  }),
  declared: (event, { by, target }) => plain(declared(event, by, target)),
  checked: (event, { by }) => ({
    text: `${by} rolls ${labelOf(String(event.skill))}: ${LEVEL_WORDS[String(event.level)]}.`,
    arithmetic: arithmeticOfCheck(event),
    tone: 'roll',
  }),
  opposed: ({ why, winner, by }, names) =>
    plain(`${winner === by ? names.by : names.target} prevails ${WHY[String(why)]}.`),
  reacted: ({ reaction, cost }, { by, target }) =>
    plain(`${by} answers ${target}: ${word(reaction)} (${cost} RP).`),
  hit: ({ level }, { by, target }) =>
    good(`${by} hits ${target}${level === 'critical' ? ' critically' : ''}.`),
  'flow-used': ({ action }, { by }) => good(`${by} uses ${labelOf(String(action))}.`),
  'damage-rolled': (event, { target }) => ({
    text: `${event.total} damage to ${target}.`,
    arithmetic: arithmeticOfDamage(event),
    tone: 'roll',
  }),
  hurt: ({ amount, hp }, { target }) => bad(`${target} loses ${amount} HP and has ${hp} left.`),
  healed: ({ amount, hp }, { target }) => good(`${target} regains ${amount} HP and has ${hp}.`),
  defeated: (_, { target }) => bad(`${target} is defeated.`),
  gained: ({ amount, resource, now }, { target }) =>
    plain(`${target} gains ${amount} ${PURSES[String(resource)]} (${now}).`),
  lost: ({ amount, resource, now }, { target }) =>
    plain(`${target} loses ${amount} ${PURSES[String(resource)]} (${now}).`),
  slowed: ({ amount }, { target }) => bad(`${target} will have ${amount} AP less in its next turn.`),
  'condition-gained': ({ condition, strength }, { target }) =>
    bad(`${target} is ${word(condition)}${strength === undefined ? '' : ` (${strength})`}.`),
  'condition-lost': ({ condition }, { target }) => plain(`${target} is no longer ${word(condition)}.`),
  pushed: (_, { target }) => plain(`${target} is pushed back.`),
  tumbled: (_, { target }) => good(`${target} tumbles through.`),
  placed: (_, { target }) => plain(`The game master places ${target}.`),
  dropped: ({ item }, { target }) =>
    bad(`${target} no longer holds the ${word(item)}: it lies on the ground.`),
  taken: ({ item }, { by, target }) => good(`${by} takes the ${word(item)} from ${target}.`),
  'picked-up': ({ item }, { target }) => plain(`${target} picks up the ${word(item)}.`),
  drew: ({ item }, { target }) => plain(`${target} has drawn the ${word(item)}.`),
  sheathed: ({ item }, { target }) => plain(`${target} has stowed the ${word(item)}.`),
  drunk: ({ item }, { target }) => plain(`${target} drinks the ${word(item)}.`),
  feinted: (_, { by, target }) => good(`${target} falls for it: ${by} has an opening.`),
  escaped: (_, { by, target }) => good(`${by} breaks free from ${target}.`),
  resisted: (_, { by }) => good(`${by} gets out of the way.`),
  disrupted: (_, { target }) => bad(`The spell of ${target} is broken off.`),
  fumbled: ({ kind }, { by }) => bad(`${by} fumbles: ${word(kind)}.`),
  ruled: ({ ruling }, { target }) => plain(`The game master rules about ${target}: ${word(ruling)}.`),
  readied: ({ on, note, action }, { by }) =>
    plain(`${by} waits to ${word(action)}: ${note === null ? word(on) : note}.`),
  'readied-action-taken': ({ action }, { by }) => good(`${by} has been waiting for this: ${word(action)}.`),
  'readied-action-lapsed': (_, { by }) => plain(`${by} has waited in vain.`),
  'readied-action-cancelled': (_, { by }) => plain(`${by} waits no longer.`),
  'door-opened': (_, { by }) => plain(`${by} opens a door.`),
  joined: (_, { target }) => plain(`${target} joins the fight.`),
  removed: (_, { target }) => plain(`${target} leaves the fight.`),
  ended: ({ winner }) =>
    heading(winner === null ? 'The fight is over.' : `The fight is over: ${winner} have won.`),
};

/** An event as a line of the log; undefined for what only the animation needs. */
export function line(event: GameEvent, nameOf: NameOf): LogLine | undefined {
  const name = (id: Id | undefined) => (id === undefined ? '' : nameOf(id));
  const words = Object.hasOwn(LINES, event.type) ? LINES[event.type] : undefined;
  const worded = words?.(event, { by: name(event.by), target: name(event.target) });
  if (!worded) return undefined;
  return event.clause === undefined ? worded : { ...worded, clause: event.clause };
}

/** How a set of parameters reads, as in "sword, at Goblin". */
export function say(params: Readonly<Record<string, Json | undefined>>, nameOf: NameOf): string {
  const { target, path, to, at, ...rest } = params;
  const parts = Object.entries(rest).flatMap(([key, value]) => sayOne(key, value));
  if (typeof target === 'string')
    parts.push(target === 'trigger' ? 'at whoever sets it off' : `at ${nameOf(target)}`);
  const hex = to ?? at ?? (Array.isArray(path) ? path.at(-1) : undefined);
  if (Array.isArray(hex)) parts.push(`to ${hex.join(', ')}`);
  return parts.join(', ');
}

function sayOne(key: string, value: Json | undefined): string[] {
  if (typeof value === 'string') return [labelOf(value).toLowerCase()];
  if (key === 'swap' && value === true) return ['taking the ally’s place'];
  if (key === 'trigger' || key === 'action')
    return Object.values(value as object).flatMap((one) =>
      typeof one === 'string' ? [labelOf(one).toLowerCase()] : [],
    );
  return [];
}
