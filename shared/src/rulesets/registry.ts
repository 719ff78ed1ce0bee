import { EDITIONS } from '../../editions/index.js';
import type { Library } from '../engine/edition.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { DESK } from './desk.ts';
import { SHELF } from './shelf.ts';

type Loaders = Readonly<Record<string, () => Promise<Ruleset>>>;

async function load(loaders: Loaders): Promise<Readonly<Record<string, Ruleset>>> {
  const loaded = Object.entries(loaders).map(async ([id, load]) => [id, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Every rulebook that can be played, by its id, in the order of the shelf. */
export const RULESETS = await load(SHELF);

/** Every rulebook whose cases must pass: these, and those that are being written. */
export const WRITTEN = { ...RULESETS, ...(await load(DESK)) };

/** These, and their earlier versions. */
export const LIBRARY: Library = { rulesets: RULESETS, kept: EDITIONS };

/** The rulebook of that id. Throws, naming those there are, if there is none. */
export function rulesetOf(id: string): Ruleset {
  const ruleset = Object.hasOwn(WRITTEN, id) ? WRITTEN[id] : undefined;
  if (!ruleset)
    throw new Error(`There is no ruleset "${id}". There are: ${Object.keys(WRITTEN).join(', ')}.`);
  return ruleset;
}
