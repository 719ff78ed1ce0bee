import { Battle } from '../battle/battle.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { editionName } from './edition-name.ts';
import type { RulebookOrigin, RulesName } from './rulebook-origin.ts';

/**
 * One version of a ruleset, together with the engine that it was written for. The two determine the course of a
 * battle.
 */
export interface Edition {
  readonly ruleset: Ruleset;
  readonly Battle: Pick<typeof Battle, 'start' | 'restore'>;
  /** The package that the edition comes from; omitted for the rulebooks of Riposte. */
  readonly origin?: RulebookOrigin;
}

/** The texts and pictures of an installed rulebook package. */
export interface RulebookDocuments {
  /** The Markdown of the English chapters, in reading order. */
  readonly chapters: readonly string[];
  /** The icons as SVG paths, by name; empty if there are none. */
  readonly icons: Readonly<Record<string, string>>;
}

/** The module of an installed rulebook package, where it comes from, and its documents. */
export interface RulebookModule {
  readonly id: string;
  readonly version: number;
  readonly origin: RulebookOrigin;
  /** The path of the module’s file. */
  readonly file: string;
  readonly documents: RulebookDocuments;
}

/** The available editions. */
export interface RulesetRegistry {
  /** The current edition of each ruleset, by id, for new battles. */
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  /**
   * Editions with an engine of their own, by `editionName`: earlier ones that `npm run new-version` has saved, and
   * those of installed packages. Each is loaded when a battle needs it.
   */
  readonly kept: Readonly<Record<string, () => Promise<Edition>>>;
  /** The modules of installed packages, in ascending order of version; omitted if there are none. */
  readonly modules?: readonly RulebookModule[];
  /** A sentence for each package that was left out because it is broken; omitted if there are none. */
  readonly faults?: readonly string[];
}

/** Returns the edition of the current code. */
export function presentEdition(ruleset: Ruleset): Edition {
  return { ruleset, Battle };
}

/**
 * Returns the edition for a version of a ruleset; undefined if the registry does not have it, or has that version from
 * another package.
 */
export async function findEdition(registry: RulesetRegistry, of: RulesName): Promise<Edition | undefined> {
  const edition = await editionNamed(registry, of);
  return of.rulebook && edition?.origin?.hash !== of.rulebook.hash ? undefined : edition;
}

async function editionNamed(
  { rulesets, kept }: RulesetRegistry,
  { ruleset: id, version }: RulesName,
): Promise<Edition | undefined> {
  const name = editionName(id, version);
  if (Object.hasOwn(kept, name)) return await kept[name]?.();
  const present = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
  return present?.version === version ? presentEdition(present) : undefined;
}
