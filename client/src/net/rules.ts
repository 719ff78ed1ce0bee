import type { Ruleset } from '@riposte/shared';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import { SHELF } from '@riposte/shared/rulesets/shelf';

/**
 * Loads the ruleset of a battle in the battle's version. Throws `Refused` if neither this page nor its server has that
 * version.
 */
export async function rulesOf(of: RulesName): Promise<Ruleset> {
  const present = Object.hasOwn(SHELF, of.ruleset) ? await SHELF[of.ruleset]?.() : undefined;
  if (present?.version === of.version && !of.rulebook) return present;
  const { loadKept } = await import('./kept-rules.ts');
  return (await loadKept(of)).ruleset;
}
