import type { Scenario } from '../../../engine/setup/scenario.ts';
import type { Setup, SetupFighter } from '../../../engine/setup/setup.ts';
import type { Hex } from '../../../hex/axial.ts';
import { TEXT } from '../words/catalog.ts';

const { fights, names } = TEXT.scenarios;

const fighter = (id: keyof typeof names, side: string, kind: string, at: Hex): SetupFighter => ({
  id,
  name: names[id],
  side,
  at,
  sheet: { kind },
});

const CLEARING: Setup['map'] = {
  radius: 5,
  walls: [
    [0, -2],
    [0, 2],
  ],
  difficult: [],
  cover: [],
};

/** Ready-made fights, the easiest first. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'duel',
    ...fights.duel,
    setup: {
      ruleset: 'skeleton',
      options: {},
      map: CLEARING,
      combatants: [fighter('ana', 'heroes', 'knight', [-2, 0]), fighter('wolf', 'foes', 'wolf', [2, 0])],
    },
  },
  {
    id: 'clearing',
    ...fights.clearing,
    setup: {
      ruleset: 'skeleton',
      options: {},
      map: CLEARING,
      combatants: [
        fighter('ana', 'heroes', 'knight', [-2, 0]),
        fighter('ben', 'heroes', 'knight', [-2, 1]),
        fighter('wolf', 'foes', 'wolf', [2, -1]),
        fighter('ogre', 'foes', 'ogre', [2, 0]),
      ],
    },
  },
];
