import type { SetupFighter } from '../../engine/setup.ts';
import type { Hex } from '../../hex/axial.ts';
import type { Scenario } from '../../scenario/scenario.ts';

const hero = (id: string, kind: string, name: string, at: Hex): SetupFighter => ({
  id,
  name,
  side: 'heroes',
  at,
  sheet: { kind },
});
const foe = (id: string, kind: string, name: string, at: Hex): SetupFighter => ({
  id,
  name,
  side: 'foes',
  at,
  sheet: { kind },
});

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
} as const;

const HEROES = [
  hero('duelist', 'duelist', 'Duelist', [-3, 1]),
  hero('shieldbearer', 'shieldbearer', 'Shieldbearer', [-3, 2]),
  hero('archer', 'archer', 'Archer', [-5, 1]),
  hero('mage', 'mage', 'Mage', [-5, 2]),
];

const RABBLE = [
  foe('raider1', 'raider', 'Raider', [3, 0]),
  foe('raider2', 'raider', 'Second Raider', [2, 1]),
  foe('goblin1', 'goblin', 'Goblin', [4, -2]),
  foe('goblin2', 'goblin', 'Second Goblin', [5, -1]),
];

/** The ready-made fights of the document's section 8. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'broken-bridge',
    title: 'The broken bridge',
    blurb: 'Four heroes hold what is left of a bridge against an ogre and its hangers-on.',
    setup: {
      ruleset: 'flow',
      options: { fumbles: 'table' },
      map: BRIDGE,
      combatants: [...HEROES, foe('ogre', 'ogre', 'Ogre', [3, -1]), ...RABBLE],
    },
  },
  {
    id: 'broken-bridge-troll',
    title: 'The broken bridge: the troll',
    blurb: 'The same bridge, but a troll comes over it; a warden has joined the heroes.',
    setup: {
      ruleset: 'flow',
      options: { fumbles: 'table' },
      map: BRIDGE,
      combatants: [
        ...HEROES,
        hero('warden', 'warden', 'Warden', [-4, 3]),
        foe('troll', 'troll', 'Troll', [3, -1]),
        ...RABBLE,
      ],
    },
  },
];
