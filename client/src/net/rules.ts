import type { Ruleset } from '@riposte/shared';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import { shelvedRuleset } from './shelved-ruleset.ts';

/**
 * Loads the ruleset of a battle in the battle's version. Throws `Refused` if neither this page nor its server has that
 * version.
 */
export async function rulesOf(of: RulesName): Promise<Ruleset> {
  const present = await shelvedRuleset(of.ruleset);
  if (present?.version === of.version && !of.rulebook) return present;
  const { loadKept } = await import('./kept-rules.ts');
  return (await loadKept(of)).ruleset;
}
