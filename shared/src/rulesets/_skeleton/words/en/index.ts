import { counted } from '../../../../engine/presentation/text/plural.ts';
import type { Sentence } from '../../../../engine/presentation/text/sentence.ts';

/** Log sentences by event type. Events without a sentence here use a shared sentence or are silent. */
const sentences = {
  'round-began': ({ round }) => `Round ${round}`,
  'turn-began': (_, { by }) => `${by}’s turn`,
  struck: ({ roll, succeeds }, { by, target }) =>
    `${by} attacks ${target} and rolls ${roll}: ${succeeds ? 'hit' : 'miss'}.`,
  dodged: ({ roll, succeeds }, { by }) =>
    `${by} tries to dodge and rolls ${roll}: ${succeeds ? 'success' : 'failure'}.`,
} satisfies Readonly<Record<string, Sentence>>;

/** The English texts. When this file grows long, split it by subject. */
export const en = {
  table: { name: 'Skeleton', tagline: 'Strike, dodge, and be the last side standing.' },
  resources: {
    hp: { label: 'Hit points', short: 'HP' },
    ap: { label: 'Action points', short: 'AP' },
    dodges: { label: 'Dodges', short: 'DG' },
  },
  actions: {
    attack: { label: 'Attack', help: '1 AP: attack a fighter next to you; a roll of 3 or more hits.' },
    move: { label: 'Move', help: '1 AP: move through up to 4 open hexes.' },
    'end-turn': { label: 'End turn', help: 'End your turn.' },
  },
  prompts: {
    defend: { label: 'You’re about to be hit', help: 'Dodge, or take the hit?' },
  },
  options: {
    dodge: {
      label: 'Dodge',
      help: 'Usable once until your next turn: on a roll of 4 or more, the attack misses.',
    },
    pass: { label: 'Pass', help: 'Take the hit.' },
  },
  archetypes: {
    knight: { label: 'Knight', help: 'Steady and reliable.' },
    wolf: { label: 'Wolf', help: 'Goes down quickly.' },
    ogre: { label: 'Ogre', help: 'Hits hard and is hard to bring down.' },
  },
  sheet: { body: { label: 'Body', fields: { damageDie: 'Damage die', side: 'Side' } } },
  rejections: {
    'no-such-target': 'That isn’t a valid target.',
    'too-much': 'That is above the maximum.',
  },
  odds: { miss: 'Miss', hit: 'Hit' },
  sums: { die: 'd6', least: (least: number) => `d6: ${least} or more` },
  params: {
    labels: { target: 'Target', path: 'Path' },
    at: (name: string) => `at ${name}`,
    path: (hexes: number) => counted(hexes, 'hex', 'hexes'),
  },
  scenarios: {
    fights: {
      duel: { title: 'A duel', blurb: 'A knight and a wolf. The quickest way to learn.' },
      clearing: { title: 'The clearing', blurb: 'Two knights meet a wolf and its master.' },
    },
    names: { ana: 'Ana', ben: 'Ben', wolf: 'Wolf', ogre: 'Ogre' },
  },
  sentences,
};
