import type { SetupFighter } from '../../engine/setup.ts';
import type { Hex } from '../../hex/axial.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { TEXT } from './text/catalogue.ts';

const { fights, names } = TEXT.scenarios;

/** A fighter of the fight at the bridge. */
function fighter(side: 'heroes' | 'foes', kind: keyof typeof names, at: Hex): SetupFighter {
  return { id: kind, name: names[kind], side, at, sheet: { kind } };
}

const heroes = [
  fighter('heroes', 'warden', [-3, 1]),
  fighter('heroes', 'duelist', [-3, 0]),
  fighter('heroes', 'archer', [-5, 2]),
  fighter('heroes', 'mystic', [-4, 1]),
];
const captain = fighter('foes', 'captain', [2, -1]);
const rearguard = [fighter('foes', 'bowman', [4, -2]), fighter('foes', 'hexer', [5, -2])];

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
    ...fights['toll-bridge'],
    setup: {
      ...bridge,
      combatants: [
        ...heroes,
        fighter('foes', 'raider', [2, 0]),
        captain,
        fighter('foes', 'brute', [3, -2]),
        ...rearguard,
      ],
    },
  },
  {
    id: 'toll-bridge-ogre',
    ...fights['toll-bridge-ogre'],
    setup: {
      ...bridge,
      // Not [3, -2] as in chapter 8: from there the bots' ogre wins half of all fights, from here a third.
      combatants: [...heroes, captain, fighter('foes', 'ogre-warlord', [6, -3]), ...rearguard],
    },
  },
];
