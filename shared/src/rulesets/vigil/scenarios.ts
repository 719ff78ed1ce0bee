import type { SetupFighter } from '../../engine/setup.ts';
import type { Hex } from '../../hex/axial.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/** A fighter of the fight at the bridge. */
function fighter(side: 'heroes' | 'foes', kind: string, name: string, at: Hex): SetupFighter {
  return { id: kind, name, side, at, sheet: { kind } };
}

const heroes = [
  fighter('heroes', 'warden', 'Warden', [-3, 1]),
  fighter('heroes', 'duelist', 'Duelist', [-3, 0]),
  fighter('heroes', 'archer', 'Archer', [-5, 2]),
  fighter('heroes', 'mystic', 'Mystic', [-4, 1]),
];
const captain = fighter('foes', 'captain', 'Captain', [2, -1]);
const rearguard = [fighter('foes', 'bowman', 'Bowman', [4, -2]), fighter('foes', 'hexer', 'Hexer', [5, -2])];

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
  },
} as const;

/** The ready-made fights of chapter 8. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'toll-bridge',
    title: 'The toll bridge',
    blurb:
      'Four travellers want to cross, five bandits want to be paid. The planks are rotten, and a rope hangs over the gap.',
    setup: {
      ...bridge,
      combatants: [
        ...heroes,
        fighter('foes', 'raider', 'Raider', [2, 0]),
        captain,
        fighter('foes', 'brute', 'Brute', [3, -2]),
        ...rearguard,
      ],
    },
  },
  {
    id: 'toll-bridge-ogre',
    title: "The ogre's toll",
    blurb:
      'The same bridge, but the bandits have hired something very large to collect. One boss, few helpers.',
    setup: {
      ...bridge,
      combatants: [
        ...heroes,
        captain,
        fighter('foes', 'ogre-warlord', 'Ogre warlord', [6, -3]),
        ...rearguard,
      ],
    },
  },
];
