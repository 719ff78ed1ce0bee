import { type Scenario, scenariosFrom } from '../../../engine/setup/scenario.ts';
import type { SetupFighter } from '../../../engine/setup/setup.ts';
import type { Hex } from '../../../hex/axial.ts';
import { fightersOn } from '../../../kit/scenarios.ts';
import { TEXT } from '../words/catalog.ts';
import drakeQuarry from '../words/en/fights/drake-quarry.json' with { type: 'json' };
import droveAtTheFord from '../words/en/fights/drove-at-the-ford.json' with { type: 'json' };
import haresInTheGraves from '../words/en/fights/hares-in-the-graves.json' with { type: 'json' };

const { fights, names } = TEXT.scenarios;

function hero(kind: 'slayer' | 'bruiser' | 'trapper' | 'mender', at: Hex): SetupFighter {
  return { id: kind, name: names[kind], side: 'heroes', at, sheet: { kind } };
}

const beast = fightersOn('foes', names);

/** The map for a duel: a clearing with room for two fighters. */
const CLEARING = {
  radius: 4,
  scenery: { theme: 'forest' },
  walls: [
    [0, -3],
    [1, -3],
    [0, 3],
    [-1, 3],
  ],
  difficult: [
    [0, -1],
    [0, 1],
  ],
  cover: [
    [-1, -1],
    [1, 1],
  ],
} as const;

/** The ready-made fights: a duel first, then groups. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'duel',
    ...fights.duel,
    setup: {
      ruleset: 'hunt',
      options: { fate: 'die' },
      map: CLEARING,
      combatants: [hero('slayer', [-2, 0]), beast('hog', 'young-boar', [2, 0], { hp: 9 })],
    },
  },
  {
    id: 'thorn-hollow',
    ...fights['thorn-hollow'],
    setup: {
      ruleset: 'hunt',
      options: { fate: 'die' },
      map: {
        radius: 6,
        scenery: { theme: 'forest', light: 'dusk' },
        walls: [
          [-1, -2],
          [0, -2],
          [2, 1],
          [-3, 2],
        ],
        difficult: [
          [0, 2],
          [1, 1],
          [-1, 2],
        ],
        cover: [
          [-4, 1],
          [1, -2],
        ],
        looks: {
          brush: [
            [0, 2],
            [1, 1],
            [-1, 2],
          ],
        },
      },
      combatants: [
        hero('slayer', [-2, 0]),
        hero('bruiser', [-2, 1]),
        hero('trapper', [-4, 1]),
        hero('mender', [-3, -1]),
        beast('boar', 'ridge-boar', [2, 0], { wp: 9 }),
        beast('sow', 'young-boar', [2, 2]),
        beast('hog', 'young-boar', [3, -1]),
        beast('hare', 'horn-hare', [1, 2]),
      ],
    },
  },
  ...scenariosFrom({
    'hares-in-the-graves': haresInTheGraves,
    'drove-at-the-ford': droveAtTheFord,
    'drake-quarry': drakeQuarry,
  }),
];
