import type { Sentence } from '../../../../engine/presentation/text/sentence.ts';
import type { GameEvent } from '../../../../engine/state/event.ts';
import { params } from './params.ts';
import { sums } from './sums.ts';
import { table } from './table.ts';

type Level = keyof typeof sums.levels;
type Resource = keyof typeof table.units;

const WHY: Readonly<Record<string, string>> = {
  level: 'by the better level',
  skill: 'by the higher skill at equal levels',
  player: 'as the player among equals',
  coin: 'by the toss of a coin',
};

const unitOf = ({ resource }: GameEvent) => table.units[resource as Resource];

/** Log sentences by event type. */
export const sentences = {
  'fight-started': ({ surprise }) =>
    surprise ? `The fight begins: ${surprise} surprise the others.` : 'The fight begins.',
  'round-started': ({ round }) => (round === 0 ? 'Surprise round' : `Round ${round}`),
  'turn-started': (_, { by }) => `${by} is up.`,
  'initiative-rolled': ({ total }, { by }) => `${by} has initiative ${total}.`,
  declared: ({ action, weapon, spell, ability, item }, { by, target, word }) => {
    const thing = weapon ?? spell ?? ability ?? item;
    return `${by}: ${word(action)}${thing === undefined ? '' : ` (${word(thing)})`}${target && ` → ${target}`}.`;
  },
  checked: ({ skill, level }, { by, label }) =>
    `${by} rolls ${label(skill)}: ${sums.levels[level as Level]}.`,
  opposed: (event, { by, target }) =>
    `${event.winner === event.by ? by : target} prevails ${WHY[String(event.why)]}.`,
  reacted: ({ reaction, cost }, { by, target, word }) =>
    `${by} answers ${target}: ${word(reaction)} (${cost} RP).`,
  hit: ({ level }, { by, target }) => `${by} hits ${target}${level === 'critical' ? ' critically' : ''}.`,
  'flow-used': ({ action }, { by, label }) => `${by} uses ${label(action)}.`,
  'damage-rolled': ({ total }, { target }) => `${total} damage to ${target}.`,
  hurt: ({ amount, hp }, { target }) =>
    `${target} loses ${amount} HP${hp === undefined ? '' : ` and has ${hp} left`}.`,
  healed: ({ amount, hp }, { target }) =>
    `${target} regains ${amount} HP${hp === undefined ? '' : ` and has ${hp}`}.`,
  defeated: (_, { target }) => `${target} is defeated.`,
  gained: (event, { target }) => `${target} gains ${event.amount} ${unitOf(event)} (${event.now}).`,
  lost: (event, { target }) => `${target} loses ${event.amount} ${unitOf(event)} (${event.now}).`,
  slowed: ({ amount }, { target }) => `${target} will have ${amount} AP less in its next turn.`,
  afflicted: ({ condition, strength }, { target, word }) =>
    `${target} is ${word(condition)}${strength === undefined ? '' : ` (${strength})`}.`,
  relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
  pushed: (_, { target }) => `${target} is pushed back.`,
  tumbled: (_, { target }) => `${target} tumbles through.`,
  dropped: ({ item }, { target, word }) =>
    `${target} no longer holds the ${word(item)}: it lies on the ground.`,
  taken: ({ item }, { by, target, word }) => `${by} takes the ${word(item)} from ${target}.`,
  'picked-up': ({ item }, { target, word }) => `${target} picks up the ${word(item)}.`,
  drew: ({ item }, { target, word }) => `${target} has drawn the ${word(item)}.`,
  sheathed: ({ item }, { target, word }) => `${target} has stowed the ${word(item)}.`,
  drunk: ({ item }, { target, word }) => `${target} drinks the ${word(item)}.`,
  feinted: (_, { by, target }) => `${target} falls for it: ${by} has an opening.`,
  escaped: (_, { by, target }) => `${by} breaks free from ${target}.`,
  resisted: (_, { by }) => `${by} gets out of the way.`,
  disrupted: (_, { target }) => `The spell of ${target} is broken off.`,
  fumbled: ({ kind }, { by, word }) => `${by} fumbles: ${word(kind)}.`,
  ruled: ({ ruling }, { target, word }) => `The game master rules about ${target}: ${word(ruling)}.`,
  defaulted: ({ ruling }, { word }) => `The game master has not ruled: ${word(ruling)} counts.`,
  readied: ({ on, whom, note, action }, { by, word, nameOf }) =>
    `${by} waits to ${word(action)}: ${note || params.trigger(on as 'note', String(whom), nameOf)}.`,
  'readied-action-taken': ({ action }, { by, word }) => `${by} has been waiting for this: ${word(action)}.`,
  'readied-action-cancelled': (_, { by }) => `${by} waits no longer.`,
  'door-opened': (_, { by }) => `${by} opens a door.`,
  joined: (_, { target }) => `${target} joins the fight.`,
  removed: ({ name }) => `${name} leaves the fight.`,
  ended: ({ winner }) => (winner === null ? 'The fight is over.' : `The fight is over: ${winner} have won.`),
} satisfies Readonly<Record<string, Sentence>>;
