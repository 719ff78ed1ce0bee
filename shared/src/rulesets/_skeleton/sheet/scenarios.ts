import type { Scenario } from '../../../engine/setup/scenario.ts';
import type { Setup } from '../../../engine/setup/setup.ts';
import { fightersOn } from '../../../kit/scenarios.ts';
import { TEXT } from '../words/catalog.ts';

const { fights, names } = TEXT.scenarios;

const hero = fightersOn('heroes', names);
const foe = fightersOn('foes', names);

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
      combatants: [hero('ana', 'knight', [-2, 0]), foe('wolf', 'wolf', [2, 0])],
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
        hero('ana', 'knight', [-2, 0]),
        hero('ben', 'knight', [-2, 1]),
        foe('wolf', 'wolf', [2, -1]),
        foe('ogre', 'ogre', [2, 0]),
      ],
    },
  },
];
