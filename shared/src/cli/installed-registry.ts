import { resolve } from 'node:path';
import { type Edition, findEdition, type RulesetRegistry } from '../engine/history/edition.ts';
import { readPackages, withPackages } from '../rulebook/rulebook-package.ts';
import { REGISTRY as CONTAINED, rulesetOf } from '../rulesets/registry.ts';

/** The folder of the installed packages, with one sub-folder for each; empty if there is none. */
const folder = process.env.RIPOSTE_RULEBOOKS?.trim() ?? '';

/**
 * The rulebooks that this process has: those in the repository, and the packages in the folder `RIPOSTE_RULEBOOKS`.
 * Broken packages are left out, and listed in `faults`. Importing this module throws `PackageError` if the folder
 * cannot be read.
 */
export const REGISTRY: RulesetRegistry =
  folder === '' ? CONTAINED : withPackages(CONTAINED, await readPackages(resolve(folder)));

/** Returns the current edition of a ruleset. If there is none, throws an error that lists the known ids. */
export async function editionOf(id: string): Promise<Edition> {
  const { version } = rulesetOf(id, REGISTRY.rulesets);
  return (await findEdition(REGISTRY, { ruleset: id, version })) as Edition;
}
