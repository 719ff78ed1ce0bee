import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type { SupervisedRulebooks } from '../battles/supervised-rulebooks.ts';

const nameOf = (id: string, version: number, hash: string) => `${editionName(id, version)} ${hash}`;

/** Returns the names of the rulebooks that other processes may lack, as a process announces them. */
export function packagesOf({ all }: SupervisedRulebooks): readonly string[] {
  return all.flatMap(({ id, version, origin }) => (origin ? nameOf(id, version, origin.hash) : []));
}

/** Returns whether a process with these packages has certain rules. Every process has the rulebooks of Riposte. */
export function hasRules(packages: readonly string[], { ruleset, version, rulebook }: RulesName): boolean {
  return rulebook === undefined || packages.includes(nameOf(ruleset, version, rulebook.hash));
}
