import { fightEnded } from '../../../../engine/presentation/text/fight-ended.ts';
import type { Sentence } from '../../../../engine/presentation/text/sentence.ts';
import type { GameEvent } from '../../../../engine/state/event.ts';
import { params } from './params.ts';
import { sums } from './sums.ts';
import { table } from './table.ts';

type Level = keyof typeof sums.levels;
type Resource = keyof typeof table.units;

const WHY: Readonly<Record<string, string>> = {
  level: 'higher level',
  skill: 'same level, higher skill',
  player: 'tie goes to the player',
  coin: 'tie decided by a coin toss',
};

const unitOf = ({ resource }: GameEvent) => table.units[resource as Resource];

/** Log sentences by event type. */
export const sentences = {
  'fight-started': ({ surprise }) =>
    surprise ? `The fight begins. Surprise: ${surprise}.` : 'The fight begins.',
  'round-started': ({ round }) => (round === 0 ? 'Surprise round' : `Round ${round}`),
  'turn-started': (_, { by }) => `${by}’s turn`,
  'initiative-rolled': ({ total }, { by }) => `${by} has initiative ${total}.`,
  declared: ({ action, weapon, spell, ability, item }, { by, target, word }) => {
    const thing = weapon ?? spell ?? ability ?? item;
    return `${by}: ${word(action)}${thing === undefined ? '' : ` (${word(thing)})`}${target && ` → ${target}`}.`;
  },
  checked: ({ skill, level }, { by, label }) =>
    `${by} rolls ${label(skill)}: ${sums.levels[level as Level]}.`,
  opposed: (event, { by, target }) =>
    `${event.winner === event.by ? by : target} wins: ${WHY[String(event.why)]}.`,
  reacted: ({ reaction, cost }, { by, target, word }) =>
    `${by} reacts to ${target}: ${word(reaction)} (${cost} RP).`,
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
  slowed: ({ amount }, { target }) => `${target} gets ${amount} AP less next turn.`,
  afflicted: ({ condition, strength }, { target, word }) =>
    `${target} is ${word(condition)}${strength === undefined ? '' : ` (${strength})`}.`,
  relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
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
  resisted: (_, { by }) => `${by} avoids it.`,
  disrupted: (_, { target }) => `${target}’s spell is interrupted.`,
  fumbled: ({ kind }, { by, word }) => `${by} fumbles: ${word(kind)}.`,
  ruled: ({ ruling }, { target, word }) => `GM’s ruling for ${target}: ${word(ruling)}.`,
  defaulted: ({ ruling }, { word }) => `No ruling from the GM in time: ${word(ruling)}.`,
  readied: ({ on, whom, note, action }, { by, word, nameOf }) =>
    `${by} readies: ${word(action)}. Trigger: ${note || params.trigger(on as 'note', String(whom), nameOf)}.`,
  'readied-action-taken': ({ action }, { by, word }) => `${by} takes the readied action: ${word(action)}.`,
  'readied-action-cancelled': (_, { by }) => `${by} drops the readied action.`,
  'door-opened': (_, { by }) => `${by} opens a door.`,
  joined: (_, { target }) => `${target} joins the fight.`,
  removed: ({ name }) => `${name} leaves the fight.`,
  ended: fightEnded,
} satisfies Readonly<Record<string, Sentence>>;
