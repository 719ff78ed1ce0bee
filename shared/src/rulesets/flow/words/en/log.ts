import { sideLabel } from '../../../../engine/presentation/side-label.ts';
import { paintedWith } from '../../../../engine/presentation/text/painted.ts';
import type { Sentence, SentenceContext } from '../../../../engine/presentation/text/sentence.ts';
import type { Json } from '../../../../engine/schema/json.ts';
import type { GameEvent } from '../../../../engine/state/event.ts';
import { grounds } from './grounds.ts';
import { params } from './params.ts';
import { sums } from './sums.ts';
import { table } from './table.ts';

type Level = keyof typeof sums.levels;
type Resource = keyof typeof table.units;

const WHY: Readonly<Record<string, string>> = {
  level: 'higher level of success',
  skill: 'same level of success, higher skill',
  player: 'player characters win ties',
  coin: 'a coin toss broke the tie',
};

const unitOf = ({ resource }: GameEvent) => table.units[resource as Resource];

const used: Sentence = (event, { by, target, label, word }) => {
  const { spell, ability, item } = event;
  const what = spell
    ? `casts ${label(spell)}`
    : ability
      ? `uses ${label(ability)}`
      : `uses the ${word(item)}`;
  const on = event.target === event.by ? ' on themselves' : ` on ${target}`;
  return `${by} ${what}${event.target === undefined ? '' : on}.`;
};

/** Sentences for declared actions, before their results are known. */
const DECLARED: Readonly<Record<string, Sentence>> = {
  attack: ({ weapon }, { by, target, word }) => `${by} attacks ${target} (${word(weapon)}).`,
  disarm: ({ weapon }, { by, target, word }) => `${by} tries to disarm ${target} with the ${word(weapon)}.`,
  move: (_, { by }) => `${by} moves.`,
  step: (_, { by }) => `${by} takes a Step.`,
  crawl: (_, { by }) => `${by} crawls.`,
  stand: (_, { by }) => `${by} starts to stand up.`,
  tumble: (_, { by, target }) => `${by} tries to tumble through ${target}.`,
  feint: (_, { by, target }) => `${by} feints against ${target}.`,
  grapple: (_, { by, target }) => `${by} tries to grapple ${target}.`,
  maintain: (_, { by }) => `${by} maintains the hold.`,
  escape: (_, { by, target }) => `${by} tries to break free from ${target}.`,
  release: (_, { by }) => `${by} lets go.`,
  shove: (_, { by, target }) => `${by} tries to shove ${target}.`,
  draw: ({ item }, { by, word }) => `${by} starts to draw the ${word(item)}.`,
  sheathe: ({ item }, { by, word }) => `${by} starts to stow the ${word(item)}.`,
  'pick-up': ({ item }, { by, word }) => `${by} starts to pick up the ${word(item)}.`,
  drink: ({ item }, { by, word }) => `${by} starts to drink the ${word(item)}.`,
  'shake-off': ({ condition }, { by, word }) => `${by} shakes off a condition: ${word(condition)}.`,
  use: used,
  free: ({ what }, { by, word }) => `${by} takes a free action: ${word(what)}.`,
};

/** Returns the words for a readied action. */
const readiedAction = (action: Json | undefined, word: SentenceContext['word']) =>
  action === 'use' ? 'spell, ability or item' : word(action);

/** A log sentence for each event in `sheet/events.ts` whose tone is not `silent`. */
export const sentences = {
  'fight-started': ({ surprise }) =>
    surprise
      ? `The fight begins. Side with the element of surprise: ${sideLabel(String(surprise))}.`
      : 'The fight begins.',
  'round-started': ({ round }) => (round === 0 ? 'Surprise round' : `Round ${round}`),
  'turn-started': (_, { by }) => `${by}’s turn`,
  'initiative-rolled': ({ total }, { by }) => `${by} rolls initiative: ${total}.`,
  declared(event, context) {
    const sentence = DECLARED[String(event.action)];
    return sentence?.(event, context) ?? `${context.by} uses ${context.word(event.action)}.`;
  },
  checked: ({ skill, level }, { by, label }) =>
    `${by} rolls ${label(skill)}: ${sums.levels[level as Level]}.`,
  opposed: (event, { by, target }) =>
    `${event.winner === event.by ? by : target} wins: ${WHY[String(event.why)]}.`,
  reacted: ({ reaction, cost }, { by, target, word }) =>
    `${by} reacts to ${target}: ${word(reaction)} (${cost} RP).`,
  hit: ({ level }, { by, target }) =>
    level === 'critical' ? `${by} scores a critical hit on ${target}.` : `${by} hits ${target}.`,
  'flow-used': ({ action }, { by, label }) => `${by} uses ${label(action)}.`,
  'damage-rolled': ({ total }, { target }) => `${total} damage to ${target}.`,
  gained: (event, { target }) => `${target} gains ${event.amount} ${unitOf(event)} (now ${event.now}).`,
  lost: (event, { target }) => `${target} loses ${event.amount} ${unitOf(event)} (now ${event.now}).`,
  slowed: ({ amount }, { target }) => `${target} will lose ${amount} AP on their next turn.`,
  afflicted: ({ condition, strength }, { target, word }) =>
    `${target} is ${word(condition)}${strength === undefined ? '' : ` (${strength})`}.`,
  pushed: (_, { target }) => `${target} is pushed back.`,
  tumbled: (_, { target }) => `${target} tumbles through.`,
  dropped: ({ item }, { target, word }) => `${target} drops the ${word(item)}.`,
  taken: ({ item }, { by, target, word }) => `${by} takes the ${word(item)} from ${target}.`,
  'picked-up': ({ item }, { target, word }) => `${target} picks up the ${word(item)}.`,
  drew: ({ item }, { target, word }) => `${target} draws the ${word(item)}.`,
  sheathed: ({ item }, { target, word }) => `${target} stows the ${word(item)}.`,
  drunk: ({ item }, { target, word }) => `${target} drinks the ${word(item)}.`,
  feinted: (_, { by, target }) => `${target} falls for it: ${by} has an opening.`,
  escaped: (_, { by, target }) => `${by} breaks free from ${target}.`,
  resisted: (_, { by }) => `${by} avoids the effect.`,
  disrupted: (_, { target }) => `${target}’s spell is interrupted.`,
  fumbled: ({ kind }, { by, word }) =>
    kind === 'none' ? `${by} fumbles, but nothing happens.` : `${by} fumbles: ${word(kind)}.`,
  readied: ({ on, whom, note, action }, { by, word, nameOf }) =>
    `${by} readies an action: ${readiedAction(action, word)}. Trigger: ${note || params.trigger(on as 'note', String(whom), nameOf)}.`,
  'readied-action-taken': ({ action }, { by, word }) =>
    `${by} takes their readied action: ${readiedAction(action, word)}.`,
  'readied-action-cancelled': (_, { by }) => `${by} cancels their readied action.`,
  painted: paintedWith(grounds),
  'door-opened': (_, { by }) => `${by} opens a door.`,
} satisfies Readonly<Record<string, Sentence>>;
