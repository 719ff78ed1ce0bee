import type { Setup } from '../engine/setup.ts';

/** A ready-made fight. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** One or two sentences for whoever chooses it. */
  readonly blurb: string;
  readonly setup: Setup;
}

/** The first of some ready-made fights that is no duel, for whatever is to be tried or measured as groups play it. */
export function groupFight(scenarios: readonly Scenario[]): Scenario | undefined {
  return scenarios.find(({ setup }) => setup.combatants.length > 2);
}
