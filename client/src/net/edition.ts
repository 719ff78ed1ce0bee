import { type Edition, presentEdition } from '@riposte/shared/engine/history/edition';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import { latestPackage, loadModule } from './installed.ts';
import { loadKept } from './kept-rules.ts';
import { shelvedRuleset } from './shelved-ruleset.ts';

/**
 * Loads the edition of a ruleset, including its engine. Throws `Refused` if neither this page nor its server has it.
 * Only workers use it, because pages need no engine.
 */
export async function loadEdition(of: RulesName): Promise<Edition> {
  const present = await shelvedRuleset(of.ruleset);
  return present?.version === of.version && !of.rulebook ? presentEdition(present) : await loadKept(of);
}

/** Loads the edition for new fights of a rulebook; undefined if neither this page nor its server has it. */
export async function currentEdition(id: string): Promise<Edition | undefined> {
  const present = await shelvedRuleset(id);
  if (present) return presentEdition(present);
  const found = await latestPackage(id);
  return found && (await loadModule(found));
}
