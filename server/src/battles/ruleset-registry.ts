import { type Edition, findEdition, type RulesetRegistry } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { RulebookOrigin, RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import { differentRules, type FailureTerms, missingRules } from '../words/failures.ts';

/** Thrown if this server lacks the rules of a battle or recording, or has another package with their id and version. */
export class MissingRules extends Error {
  override name = 'MissingRules';
  readonly terms: FailureTerms;

  constructor(terms: FailureTerms) {
    super(terms.message);
    this.terms = terms;
  }
}

/**
 * Loads the rulesets that a module exports as `REGISTRY`. Every thread that plays battles loads the same
 * module.
 */
export async function loadRegistry(address: string): Promise<RulesetRegistry> {
  const { REGISTRY } = (await import(address)) as { readonly REGISTRY: RulesetRegistry };
  return REGISTRY;
}

/** Returns the edition that a battle or recording needs. Throws `MissingRules` if the registry does not have it. */
export async function editionOf(registry: RulesetRegistry, of: RulesName): Promise<Edition> {
  const edition = await findEdition(registry, of);
  if (edition) return edition;
  const isThere = Object.hasOwn(registry.kept, editionName(of.ruleset, of.version));
  throw new MissingRules(isThere ? differentRules(of) : missingRules(of));
}

/** Returns the package that contains a version of a ruleset; undefined for the rulebooks of Riposte. */
export function originOf(
  { modules = [] }: RulesetRegistry,
  { id, version }: { readonly id: string; readonly version: number },
): RulebookOrigin | undefined {
  return modules.find((one) => one.id === id && one.version === version)?.origin;
}
