import { counted } from '../../../../engine/presentation/text/plural.ts';
import type { Sentence, SentenceContext } from '../../../../engine/presentation/text/sentence.ts';
import type { Json } from '../../../../engine/schema/json.ts';
import type { GameEvent } from '../../../../engine/state/event.ts';

function withBoosts({ boosts }: GameEvent, { label }: SentenceContext): string {
  const list = Array.isArray(boosts) ? boosts.map((boost: Json) => label(boost)) : [];
  const last = list.pop();
  if (last === undefined) return '';
  return list.length > 0 ? ` with ${list.join(', ')} and ${last}` : ` with ${last}`;
}

/** Verbs for declared actions. Actions without an entry are abilities. */
const VERBS: Readonly<Record<string, string>> = {
  attack: 'attacks',
  move: 'starts to move',
  switch: 'starts to switch weapons',
  reload: 'starts to reload',
  stand: 'starts to stand up',
  traverse: 'tries to climb or swing',
  stunt: 'attempts a stunt',
  check: 'attempts a check',
  ready: 'starts to prepare an action',
};

/** Nouns for actions. Actions without an entry are abilities and boosts, whose names serve as nouns. */
const NOUNS: Readonly<Record<string, string>> = {
  attack: 'attack',
  move: 'move',
  switch: 'weapon switch',
  reload: 'reload',
  stand: 'attempt to stand up',
  traverse: 'climb or swing',
  stunt: 'stunt',
  check: 'check',
  ready: 'Prepare action',
};

const nounFor = (name: Json | undefined, { label }: SentenceContext) => NOUNS[String(name)] ?? label(name);

/** Returns an action as a noun phrase, as in "a move" and "Quick strike". */
function oneOf(name: Json | undefined, telling: SentenceContext): string {
  const noun = NOUNS[String(name)];
  return noun === undefined ? telling.label(name) : `${noun.startsWith('a') ? 'an' : 'a'} ${noun}`;
}

const declared: Sentence = (event, telling) => {
  const { by, target, label, word } = telling;
  const verb = VERBS[String(event.name)];
  const aimed =
    verb === undefined ? ` on ${event.target === event.by ? 'themselves' : target}` : ` ${target}`;
  const at = event.target === undefined ? '' : aimed;
  const weapon = event.weapon === null ? '' : ` (${word(event.weapon)})`;
  const prepared = event.isPrepared ? ', as prepared' : '';
  const note = event.note ? ` (“${event.note}”)` : '';
  const answers = event.answers === null ? '' : ` in response to ${oneOf(event.answers, telling)}`;
  return `${by} ${verb ?? `uses ${label(event.name)}`}${at}${weapon}${withBoosts(event, telling)}${answers}${prepared}${note}.`;
};

/** A log sentence for each event in `sheet/events.ts` that is not silent. */
export const sentences = {
  ordered: ({ order }, { nameOf }) => `Turn order: ${(order as readonly string[]).map(nameOf).join(', ')}.`,
  'round-began': ({ round }) => `Round ${round}`,
  'turn-began': (_, { by }) => `${by}’s turn`,
  declared,
  responded: declared,
  forgone: ({ gain }, { by }) => `${by} trades their regular action for a ${gain} action.`,
  /** Logged only if hit points replaced missing vigor or focus. */
  paid: ({ hp }, { target }) =>
    hp === undefined ? '' : `${target} pays ${hp} HP to make up for the missing points.`,
  prevented: (event, telling) =>
    `${event.by === 'gm' ? 'The GM' : telling.by} prevents ${telling.target}’s ${nounFor(event.name, telling)}.`,
  fizzled: ({ name }, telling) => `${telling.by}’s ${nounFor(name, telling)} has no effect.`,
  dropped: ({ name }, telling) =>
    `${telling.by} is out of the fight, so their ${nounFor(name, telling)} is canceled.`,
  checked: ({ stat, total }, { by, word }) => `${by}’s ${word(stat)} check: ${total}.`,
  succeeded: ({ name }, telling) => `${telling.by}’s ${nounFor(name, telling)} succeeds.`,
  failed: ({ name }, telling) => `${telling.by}’s ${nounFor(name, telling)} fails.`,
  defended: (event, telling) => `${telling.by} uses an active defense${withBoosts(event, telling)}.`,
  withstood: (_, { by, target }) => `${target} withstands ${by}’s attack.`,
  hurt: ({ amount }, { by, target }) => `${by} hits ${target} for ${amount} HP.`,
  healed: ({ amount }, { target }) => `${target} regains ${amount} HP.`,
  gained: ({ amount }, { target }) => `${target} regains ${amount} vigor.`,
  distracted: (_, { by, target }) => `${by} distracts ${target}: 1 die of disadvantage.`,
  unsettled: ({ boost, name }, telling) =>
    `${telling.by} removes ${telling.label(boost)} from ${telling.target}’s ${nounFor(name, telling)}.`,
  intercepted: (_, { by, target }) => `${by} takes the attack in ${target}’s place.`,
  'fell-back': (_, { target }) => `${target} moves back to the last free hex.`,
  traversed: (_, { target }) => `${target} gets across.`,
  leapt: (_, { target }) => `${target} reaches the chosen hex.`,
  sidestepped: (_, { target }) => `${target} steps aside.`,
  drew: ({ weapon }, { by, word }) => `${by} draws the ${word(weapon)}.`,
  'dropped-weapon': ({ weapon }, { by, word }) => `${by} drops the ${word(weapon)}.`,
  switched: ({ weapon }, { by, word }) =>
    weapon === null ? `${by} puts their weapon away.` : `${by} now holds the ${word(weapon)}.`,
  reloaded: (_, { by }) => `${by} reloads.`,
  prepared: ({ what, note }, { by, word }) =>
    `${by} has prepared an action: ${word(what)}${note ? ` (${note})` : ''}.`,
} satisfies Readonly<Record<string, Sentence>>;

const listed = (dice: readonly number[]) => dice.join(', ').replaceAll('-', '−');
const extraDice = (net: number) =>
  net < 0 ? `${counted(-net, 'die', 'dice')} of disadvantage` : `${counted(net, 'die', 'dice')} of advantage`;
const signed = (value: number) => (value < 0 ? ` − ${-value}` : ` + ${value}`);

/** The arithmetic of checks and of their results. */
export const sums = {
  fixed: 'fixed result',
  baseDice: '2d6',
  start: (dice: string, against: string) => `${dice} against ${against}`,
  minimum: 'at least 0',
  dice: (cause: string, dice: number) =>
    `${cause}: ${dice < 0 ? '−' : '+'}${counted(Math.abs(dice), 'die', 'dice')}`,
  checkOf: (name: string, stat: string) => `${name}: ${stat}`,
  toRoll: (net: number, modifier: number, explodes: boolean, need?: string) =>
    `${net < 0 ? `2d6 − ${-net}d6` : `${2 + net}d6`}${signed(modifier)}${explodes ? ', sixes explode' : ''}${need === undefined ? '' : `: ${need}`}`,
  orMore: (least: number) => `${least} or more`,
  reachOpponent: 'the opponent’s result or more',
  exceedOpponent: 'more than the opponent’s result',
  rolledDice: (dice: readonly number[]) => `base dice (${listed(dice)})`,
  extraDice: (dice: readonly number[]) => `extra dice (${listed(dice)})`,
  sixes: (dice: readonly number[]) => `exploding sixes (${listed(dice)})`,
  rolled: (net: number) => (net === 0 ? 'no extra dice' : extraDice(net)),
  fixedDice: (net: number) => (net === 0 ? 'fixed result' : `fixed result with ${extraDice(net)}`),
  against: (total: number, difficulty: number) => `${total} vs. ${difficulty}`,
};
