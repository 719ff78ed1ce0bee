import { resolve } from 'node:path';
import type { Rulebook } from '../engine/history/rulebooks.ts';
import { type RulebookRegistry, readPackages, registryOf } from '../rulebook/rulebook-package.ts';
import { SHELF } from '../rulesets/shelf.ts';

/** The folder of the installed packages, with one sub-folder for each; empty if there is none. */
const folder = process.env.RIPOSTE_RULEBOOKS?.trim() ?? '';

/**
 * The rulebooks that this process has: those in the repository, and the packages in the folder `RIPOSTE_RULEBOOKS`.
 * Broken packages are left out, and listed in `faults`. Importing this module throws `PackageError` if the folder
 * cannot be read.
 */
export const REGISTRY: RulebookRegistry = registryOf(
  SHELF,
  folder === '' ? { packages: [], faults: [] } : await readPackages(resolve(folder)),
);

/** Returns the latest version of a rulebook. If there is none, throws an error that lists the known ids. */
export function rulebookOf(id: string): Rulebook {
  const { rulebooks } = REGISTRY;
  const book = rulebooks.latestOf(id);
  if (book) return book;
  const known = rulebooks.latest.map((one) => one.id).join(', ');
  throw new Error(`There is no ruleset "${id}". Available: ${known}.`);
}
