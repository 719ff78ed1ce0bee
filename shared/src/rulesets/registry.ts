import { EDITIONS } from '../../editions/index.js';
import type { Library } from '../engine/edition.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { SHELF } from './shelf.ts';

/** Rulebooks by their ids, in the order in which their loaders are listed. */
export async function loadAll(
  loaders: Readonly<Record<string, () => Promise<Ruleset>>>,
): Promise<Readonly<Record<string, Ruleset>>> {
  const loaded = Object.entries(loaders).map(async ([id, load]) => [id, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Every rulebook that can be played, by its id, in the order of the shelf. */
export const RULESETS = await loadAll(SHELF);

/** These, and their earlier versions. */
export const LIBRARY: Library = { rulesets: RULESETS, kept: EDITIONS };
