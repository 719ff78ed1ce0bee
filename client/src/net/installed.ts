import type { Ruleset } from '@riposte/shared';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { InstalledRulebook } from '@riposte/shared/protocol/messages';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import * as words from '../words/arrival.ts';
import { askJson, Refused } from './api.ts';
import { shelvedRuleset } from './shelved-ruleset.ts';

/** Fetches the list of the rulebook packages on this page's server, in ascending order of version. */
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

/** Returns the path of a package's documents on the server. */
export function pathOf({ id, version }: InstalledRulebook): string {
  return `/rulebooks/${editionName(id, version)}`;
}

/** Loads the icons of an installed rulebook, as SVG paths by name; empty if the server has no such rulebook. */
export async function installedIcons(id: string): Promise<Readonly<Record<string, string>>> {
  const found = await latestPackage(id);
  return found ? await askJson(`${pathOf(found)}/icons.json`) : {};
}

/** Loads the current version of a rulebook, in this page or on its server; undefined if neither has it. */
export async function currentRuleset(id: string): Promise<Ruleset | undefined> {
  const present = await shelvedRuleset(id);
  if (present) return present;
  const found = await latestPackage(id).catch(() => undefined);
  return found && (await loadModule(found)).ruleset;
}

/** Loads the current versions of all rulebooks. Leaves out packages that cannot be loaded. */
export async function allRulesets(): Promise<Readonly<Record<string, Ruleset>>> {
  const installed = await installedRulebooks().catch(() => []);
  const latest = new Map(installed.map((one) => [one.id, async () => (await loadModule(one)).ruleset]));
  const loaders = Object.entries({ ...Object.fromEntries(latest), ...SHELF });
  const loading = loaders.map(async ([id, load]) => [id, await load().catch(() => undefined)] as const);
  const loaded = await Promise.all(loading);
  return Object.fromEntries(
    loaded.flatMap(([id, ruleset]): readonly (readonly [string, Ruleset])[] =>
      ruleset ? [[id, ruleset]] : [],
    ),
  );
}
