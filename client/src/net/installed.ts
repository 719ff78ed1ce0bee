import type { Ruleset } from '@riposte/shared';
import type { Edition } from '@riposte/shared/engine/history/edition';
import type { InstalledRulebook } from '@riposte/shared/protocol/messages';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import * as words from '../words/arrival.ts';
import { askJson, Refused } from './api.ts';

/** Fetches the list of the rulebook packages on this page’s server, by ascending version. */
export async function installedRulebooks(): Promise<readonly InstalledRulebook[]> {
  return await askJson('/api/rulebooks');
}

/**
 * Imports the module of a package after the browser has checked its hash. The import reuses the fetched file. Throws
 * `Refused` if the file is missing or was changed.
 */
export async function loadModule({ id, address, hash }: InstalledRulebook): Promise<Edition> {
  const response = await fetch(address, { integrity: hash }).catch(() => undefined);
  if (!response?.ok) throw new Refused({ message: words.rulebookNotLoaded(id) });
  return (await import(/* @vite-ignore */ address)) as Edition;
}

/** Returns the package with the highest version of a rulebook; undefined if the server has none. */
export async function latestPackage(id: string): Promise<InstalledRulebook | undefined> {
  return (await installedRulebooks()).findLast((one) => one.id === id);
}

/** Loads the current version of a rulebook, in this page or on its server; undefined if neither has it. */
export async function currentRuleset(id: string): Promise<Ruleset | undefined> {
  if (Object.hasOwn(SHELF, id)) return await SHELF[id]?.();
  const found = await latestPackage(id);
  return found && (await loadModule(found)).ruleset;
}
