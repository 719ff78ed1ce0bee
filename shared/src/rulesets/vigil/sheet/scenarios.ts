import { type Scenario, scenariosFrom } from '../../../engine/setup/scenario.ts';
import type { SetupFighter } from '../../../engine/setup/setup.ts';
import type { Hex } from '../../../hex/axial.ts';
import { TEXT } from '../words/catalog.ts';
import harbourPier from '../words/en/fights/harbour-pier.json' with { type: 'json' };
import sunkenCauseways from '../words/en/fights/sunken-causeways.json' with { type: 'json' };
import wolvesHollow from '../words/en/fights/wolves-hollow.json' with { type: 'json' };

const { fights, names } = TEXT.scenarios;

/** Returns a fighter for a ready-made fight. */
function fighter(side: 'heroes' | 'foes', kind: keyof typeof names, at: Hex, sheet = {}): SetupFighter {
  return { id: kind, name: names[kind], side, at, sheet: { kind, ...sheet } };
}

const heroes = [
  fighter('heroes', 'warden', [-3, 1]),
  fighter('heroes', 'duelist', [-3, 0]),
  fighter('heroes', 'archer', [-5, 2]),
  fighter('heroes', 'mystic', [-4, 1]),
];
const bridge = {
  ruleset: 'vigil',
  options: {
    features: [
      {
        id: 'rope',
        kind: 'chandelier',
        from: [-2, 3],
        to: [2, 1],
        stat: 'athletics',
        difficulty: 9,
      },
    ],
  },
  map: {
    radius: 6,
    scenery: { theme: 'snow' },
    walls: [
      [-1, 3],
      [-1, 2],
      [1, -3],
      [1, -2],
    ],
    difficult: [
      [0, 0],
      [0, 1],
      [0, -1],
    ],
    cover: [
      [-4, 2],
      [3, -1],
    ],
    looks: {
      planks: [[0, 0]],
      water: [
        [0, 1],
        [0, -1],
      ],
    },
  },
} as const;

const causeway = {
  radius: 4,
  scenery: { theme: 'swamp' },
  walls: [
    [-1, -2],
    [2, -3],
    [1, 2],
    [-2, 3],
  ],
  difficult: [
    [0, -2],
    [1, -2],
    [0, 2],
    [-1, 2],
  ],
  cover: [
    [-1, 0],
    [1, 0],
  ],
  looks: {
    water: [
      [0, -2],
      [1, -2],
      [0, 2],
      [-1, 2],
    ],
  },
} as const;

/** A duel for beginners, followed by larger fights: chapter 17. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'duel',
    ...fights.duel,
    setup: {
      ruleset: 'vigil',
      options: {},
      map: causeway,
      combatants: [fighter('heroes', 'warden', [-2, 1]), fighter('foes', 'brute', [2, -1], { maxHp: 43 })],
    },
  },
  {
    id: 'toll-bridge',
    ...fights['toll-bridge'],
    setup: {
      ...bridge,
      // With the enemies two hexes closer, bots end 40% of the fights in round 2.
      combatants: [
        ...heroes,
        fighter('foes', 'raider', [4, 0]),
        fighter('foes', 'captain', [4, -1]),
        fighter('foes', 'brute', [5, -2]),
        fighter('foes', 'bowman', [6, -3]),
        fighter('foes', 'hexer', [6, -2]),
      ],
    },
  },
  {
    id: 'toll-bridge-ogre',
    ...fights['toll-bridge-ogre'],
    setup: {
      ...bridge,
      // With the ogre at [3, -2], the enemies win half of all fights between bots.
      combatants: [
        ...heroes,
        fighter('foes', 'captain', [2, -1]),
        fighter('foes', 'ogre-warlord', [4, -1]),
        fighter('foes', 'bowman', [4, -2]),
        fighter('foes', 'hexer', [5, -2]),
      ],
    },
  },
  ...scenariosFrom({
    'wolves-hollow': wolvesHollow,
    'harbour-pier': harbourPier,
    'sunken-causeways': sunkenCauseways,
  }),
];
