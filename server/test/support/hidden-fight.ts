import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { toy } from '@riposte/shared/engine/testing/toy';

/** The toy ruleset with a second fight that has a hidden fighter. */
export const hiding: Ruleset = {
  ...toy,
  scenarios: [
    ...toy.scenarios,
    ...toy.scenarios.map((scenario) => ({
      ...scenario,
      id: 'ambush',
      setup: {
        ...scenario.setup,
        combatants: [
          ...scenario.setup.combatants,
          { id: 'lurker', side: 'foes', at: [-1, 0] as const, sheet: { kind: 'knight' }, hidden: true },
        ],
      },
    })),
  ],
} as unknown as Ruleset;
