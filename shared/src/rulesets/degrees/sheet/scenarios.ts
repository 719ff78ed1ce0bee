import { type Scenario, scenariosFrom } from '../../../engine/setup/scenario.ts';
import type { SetupFighter } from '../../../engine/setup/setup.ts';
import type { Hex } from '../../../hex/axial.ts';
import { TEXT } from '../words/catalog.ts';
import gatehouse from '../words/en/fights/gatehouse.json' with { type: 'json' };
import smokeInTheCaves from '../words/en/fights/smoke-in-the-caves.json' with { type: 'json' };
import { ARCHETYPES, type Archetype } from './archetypes.ts';

const { fights, names } = TEXT.scenarios;

/**
 * Returns a fighter with `blows` more Toughness and `words` more Will than its archetype has. These numbers control how
 * long a fight lasts, and whether weapons or words decide it.
 */
const fighter = (
  id: keyof typeof names,
  side: string,
  kind: Archetype,
  at: Hex,
  blows: number,
  words = blows,
): SetupFighter => {
  const { toughness, will } = ARCHETYPES[kind].resist;
  const resist = { toughness: toughness + blows, will: will + words };
  const sheet = side === 'heroes' ? { kind, resist, fortuneAsk: 'failed' } : { kind, resist };
  return { id, name: names[id], side, at, sheet };
};

/** The map of the two fights on the bridge. */
const MAP = {
  radius: 7,
  scenery: { theme: 'meadow', light: 'dusk' },
  walls: [
    [0, -3],
    [0, -4],
    [0, 3],
    [0, 4],
  ],
  difficult: [
    [0, -1],
    [0, 1],
  ],
  cover: [
    [-3, 0],
    [3, -2],
    [3, 2],
  ],
  looks: {
    planks: [[0, 0]],
    water: [
      [0, -1],
      [0, 1],
    ],
  },
} satisfies Scenario['setup']['map'];

/** The map of the duel at the ford. */
const FORD = {
  radius: 4,
  walls: [
    [0, -4],
    [0, -3],
    [0, 3],
    [0, 4],
  ],
  difficult: [
    [0, -1],
    [0, 1],
  ],
  cover: [
    [-2, 0],
    [2, 0],
  ],
} satisfies Scenario['setup']['map'];

/** The ready-made fights, in the order in which they are offered. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'duel',
    ...fights.duel,
    setup: {
      ruleset: 'degrees',
      options: {},
      map: FORD,
      combatants: [
        fighter('duelist', 'heroes', 'duelist', [-2, 1], 1),
        fighter('warden', 'foes', 'bulwark', [2, -1], 3),
      ],
    },
  },
  {
    id: 'bridge',
    ...fights.bridge,
    setup: {
      ruleset: 'degrees',
      options: {},
      map: MAP,
      combatants: [
        fighter('duelist', 'heroes', 'duelist', [-3, 1], 1, 5),
        fighter('bulwark', 'heroes', 'bulwark', [-2, 0], 1, 5),
        fighter('archer', 'heroes', 'archer', [-5, 2], 1, 5),
        fighter('hexwright', 'heroes', 'hexwright', [-5, 1], 1, 5),
        fighter('ogre', 'foes', 'ogre-warlord', [4, 0], 0, 5),
        fighter('troll', 'foes', 'river-troll', [3, -1], 0, 5),
        fighter('mate', 'foes', 'river-troll', [3, 1], 0, 5),
        fighter('ruffian', 'foes', 'ruffian', [2, 0], 0, 5),
        fighter('thug', 'foes', 'ruffian', [2, 1], 0, 5),
        fighter('bowman', 'foes', 'bowman', [5, -2], 0, 5),
      ],
    },
  },
  {
    id: 'parley',
    ...fights.parley,
    setup: {
      ruleset: 'degrees',
      options: { encounter: 'conflict' },
      map: MAP,
      combatants: [
        fighter('envoy', 'heroes', 'envoy', [-1, 0], -1),
        fighter('duelist', 'heroes', 'duelist', [-2, 1], -1),
        fighter('rival', 'foes', 'rival', [1, 0], -2),
        fighter('thief', 'foes', 'mind-thief', [2, -1], -2),
      ],
    },
  },
  ...scenariosFrom({ 'smoke-in-the-caves': smokeInTheCaves, gatehouse }),
];
