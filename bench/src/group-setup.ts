import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { groupFight } from '@riposte/shared/engine/setup/scenario';
import type { Setup } from '@riposte/shared/engine/setup/setup';

/** Returns the setup of the scenario that the page suggests to a group. Throws if the ruleset has none. */
export function groupSetup({ id, scenarios }: Ruleset): Setup {
  const scenario = groupFight(scenarios);
  if (!scenario) throw new Error(`${id} has no scenario to measure.`);
  return scenario.setup;
}
