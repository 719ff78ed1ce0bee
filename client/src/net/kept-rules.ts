import { EDITIONS } from '@riposte/shared/editions';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import { addressOf, type RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type { InstalledRulebook } from '@riposte/shared/protocol/messages';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import * as words from '../words/arrival.ts';
import { Refused } from './api.ts';
import { installedRulebooks, loadModule } from './installed.ts';

/**
 * Loads an edition that comes with its own engine: an earlier version in this page, or a package on this page's server.
 * Throws `Refused` with a sentence for the user if neither has it, or if the server's package has other content.
 */
export async function loadKept(of: RulesName): Promise<Edition> {
  const name = editionName(of.ruleset, of.version);
  const kept = Object.hasOwn(EDITIONS, name) ? EDITIONS[name] : undefined;
  if (kept && !of.rulebook) return await kept();
  if (Object.hasOwn(SHELF, of.ruleset)) throw new Refused({ message: words.rulesNotKnown }); // no package has the id of a rulebook in this page
  const installed = await installedRulebooks();
  const found = installed.find(({ id, version }) => editionName(id, version) === name);
  if (found && isSame(found, of)) return await loadModule(found);
  throw new Refused({ message: missingText(of, found !== undefined) });
}

/**
 * Returns the sentence that says that the server lacks these rules. With `hasOthers`, it says that the server has other
 * rules under the same name.
 */
function missingText({ ruleset, version, rulebook }: RulesName, hasOthers: boolean): string {
  const title = rulebook?.title ?? ruleset;
  const address = rulebook && addressOf(rulebook);
  if (address === undefined)
    return (hasOthers ? words.rulebookDiffers : words.rulebookMissing)(version, title);
  const text = hasOthers ? words.rulebookDiffersWithSource : words.rulebookMissingWithSource;
  return text(version, title, address);
}

/** Returns whether a package contains the rules that a battle or recording names. Earlier releases named no hash. */
function isSame({ hash }: InstalledRulebook, { rulebook }: RulesName): boolean {
  return rulebook === undefined || rulebook.hash === hash;
}
