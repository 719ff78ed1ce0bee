import { addressOf, type RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type { LoadedRules, Rulebook, Rulebooks } from '@riposte/shared/engine/history/rulebooks';
import type { RulebookAddress, RulebookInfo } from '@riposte/shared/protocol/messages';
import * as words from '../words/arrival.ts';
import { askJson, Refused } from './api.ts';

/** Returns the rulebooks whose modules this page’s server has. */
export async function servedRulebooks(): Promise<readonly Rulebook[]> {
  const infos: readonly RulebookInfo[] = await askJson('/api/rulebooks');
  return infos.flatMap(({ id, version, title, module }) =>
    module ? [{ id, version, title, origin: module.origin, load: () => load(id, module) }] : [],
  );
}

/**
 * Imports the module of a package after the browser has checked its hash. The import reuses the fetched file. Throws
 * `Refused` if the file is missing or was changed.
 */
async function load(id: string, { address, origin }: RulebookAddress): Promise<LoadedRules> {
  const response = await fetch(address, { integrity: origin.hash }).catch(() => undefined);
  if (!response?.ok) throw new Refused({ message: words.rulebookNotLoaded(id) });
  return (await import(/* @vite-ignore */ address)) as LoadedRules;
}

/** Returns the error that says why a rulebook is not among `rulebooks`: they lack it, or theirs has different rules. */
export function missing(of: RulesName, rulebooks: Rulebooks): Refused {
  const { ruleset, version, rulebook } = of;
  if (!rulebook && rulebooks.latestOf(ruleset)) return new Refused({ message: words.rulesNotKnown });
  const title = rulebook?.title ?? ruleset;
  const address = rulebook && addressOf(rulebook);
  const isOther = rulebooks.sameVersion(of) !== undefined;
  const [short, withSource] = isOther
    ? ([words.rulebookDiffers, words.rulebookDiffersWithSource] as const)
    : ([words.rulebookMissing, words.rulebookMissingWithSource] as const);
  const message = address === undefined ? short(version, title) : withSource(version, title, address);
  return new Refused({ message });
}
