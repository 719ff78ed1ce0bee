import type { Ruleset } from '@riposte/shared';
import { SHELF } from '@riposte/shared/rulesets/shelf';

/** Loads a ruleset that this page contains; undefined if it contains none with this id. */
export async function shelvedRuleset(id: string): Promise<Ruleset | undefined> {
  return Object.hasOwn(SHELF, id) ? await SHELF[id]?.() : undefined;
}
