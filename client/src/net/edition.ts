import { type Edition, presentEdition } from '@riposte/shared/engine/history/edition';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import { loadKept, type RulesName } from './kept-rules.ts';

/**
 * Loads the edition of a ruleset, including its engine; undefined if neither this page nor its server has that version.
 * Only workers use it, because pages need no engine.
 */
export async function loadEdition(of: RulesName): Promise<Edition | undefined> {
  const present = Object.hasOwn(SHELF, of.ruleset) ? await SHELF[of.ruleset]?.() : undefined;
  return present?.version === of.version ? presentEdition(present) : await loadKept(of);
}
