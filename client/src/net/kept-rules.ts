import { EDITIONS } from '@riposte/shared/editions';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { InstalledRulebook } from '@riposte/shared/protocol/messages';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import * as words from '../words/arrival.ts';
import { askJson, Refused } from './api.ts';

/** The id and version of the rules of a battle or recording. */
export interface RulesName {
  readonly ruleset: string;
  readonly version: number;
}

/**
 * Loads an edition that comes with its own engine: an earlier version in this page, or a package on this page’s server.
 * Returns undefined if neither has it. Throws `Refused` if a package’s module is not the one that the server announced.
 */
export async function loadKept({ ruleset, version }: RulesName): Promise<Edition | undefined> {
  const name = editionName(ruleset, version);
  if (Object.hasOwn(EDITIONS, name)) return await EDITIONS[name]?.();
  if (Object.hasOwn(SHELF, ruleset)) return undefined; // no package has the id of a rulebook in this page
  const installed: readonly InstalledRulebook[] = await askJson('/api/rulebooks');
  const found = installed.find((one) => editionName(one.id, one.version) === name);
  return found && (await loadModule(found));
}

/** Imports the module of a package after the browser has checked its hash. The import reuses the fetched file. */
async function loadModule({ id, address, hash }: InstalledRulebook): Promise<Edition> {
  const response = await fetch(address, { integrity: hash }).catch(() => undefined);
  if (!response?.ok) throw new Refused({ message: words.rulebookNotLoaded(id) });
  return (await import(/* @vite-ignore */ address)) as Edition;
}
