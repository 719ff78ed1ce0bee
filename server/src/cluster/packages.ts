import type { RulesetRegistry } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';

const nameOf = (id: string, version: number, hash: string) => `${editionName(id, version)} ${hash}`;

/** Returns the names of the installed packages, as a process announces them to the others. */
export function packagesOf({ modules = [] }: RulesetRegistry): readonly string[] {
  return modules.map(({ id, version, origin }) => nameOf(id, version, origin.hash));
}

/** Returns whether a process with these packages has certain rules. Every process has the rulebooks of Riposte. */
export function hasRules(packages: readonly string[], { ruleset, version, rulebook }: RulesName): boolean {
  return rulebook === undefined || packages.includes(nameOf(ruleset, version, rulebook.hash));
}
