import { type Scenario, scenariosFrom } from '../../../engine/setup/scenario.ts';
import { fightersOn } from '../../../kit/scenarios.ts';
import { TEXT } from '../words/catalog.ts';
import charcoalWood from '../words/en/fights/charcoal-wood.json' with { type: 'json' };
import millWeir from '../words/en/fights/mill-weir.json' with { type: 'json' };
import twoDoors from '../words/en/fights/two-doors.json' with { type: 'json' };

const { fights, names } = TEXT.scenarios;

const hero = fightersOn('heroes', names);
const foe = fightersOn('foes', names);

const BRIDGE = {
  radius: 6,
  walls: [
    [0, -3],
    [0, -2],
    [-1, -2],
    [0, 3],
    [-1, 3],
    [1, 2],
  ],
  difficult: [
    [0, -1],
    [-1, 0],
    [1, 0],
    [0, 1],
  ],
  cover: [
    [-3, 0],
    [3, 0],
  ],
  looks: {
    planks: [
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
    water: [
      [0, -1],
      [0, 1],
    ],
  },
} as const;

const BRIDGE_AT_DUSK = { ...BRIDGE, scenery: { light: 'dusk' } } as const;

const HEROES = [
  hero('duelist', 'duelist', [-3, 1]),
  hero('shieldbearer', 'shieldbearer', [-3, 2]),
  hero('archer', 'archer', [-5, 1]),
  hero('mage', 'mage', [-5, 2]),
];

const RABBLE = [
  foe('raider1', 'raider', [3, 0]),
  foe('raider2', 'raider', [2, 1]),
  foe('goblin1', 'goblin', [4, -2]),
  foe('goblin2', 'goblin', [5, -1]),
];

const FORD = {
  radius: 4,
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
  looks: {
    water: [
      [0, -1],
      [0, 1],
    ],
  },
} as const;

/** An easy duel for beginners, an even duel, and larger fights. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'lesson',
    ...fights.lesson,
    setup: {
      ruleset: 'flow',
      options: {},
      map: FORD,
      combatants: [
        hero('duelist', 'duelist', [-2, 0]),
        foe('raider1', 'raider', [2, 0], { maxHp: 24, melee: 50 }),
      ],
    },
  },
  {
    id: 'duel',
    ...fights.duel,
    setup: {
      ruleset: 'flow',
      options: {},
      map: FORD,
      combatants: [
        hero('duelist', 'duelist', [-2, 0]),
        foe('raider1', 'raider', [2, 0], { maxHp: 35, melee: 65 }),
      ],
    },
  },
  {
    id: 'broken-bridge',
    ...fights['broken-bridge'],
    setup: {
      ruleset: 'flow',
      options: { fumbles: 'table' },
      map: BRIDGE,
      combatants: [...HEROES, foe('ogre', 'ogre', [3, -1]), ...RABBLE],
    },
  },
  {
    id: 'broken-bridge-troll',
    ...fights['broken-bridge-troll'],
    setup: {
      ruleset: 'flow',
      options: { fumbles: 'table' },
      map: BRIDGE_AT_DUSK,
      combatants: [...HEROES, hero('warden', 'warden', [-4, 3]), foe('troll', 'troll', [3, -1]), ...RABBLE],
    },
  },
  ...scenariosFrom({ 'charcoal-wood': charcoalWood, 'mill-weir': millWeir, 'two-doors': twoDoors }),
];
