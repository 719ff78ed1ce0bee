import { editionOf } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type { Rulebooks } from '@riposte/shared/engine/history/rulebooks';
import type { HostedRulebook, RulebookRegistry } from '@riposte/shared/rulebook/rulebook-package';
import { type FileFaults, type Rulesets, readBy } from '@riposte/shared/scenario/fight-file';
import { differentRules, missingRules } from '../words/failures.ts';
import type { FailureTerms } from '../words/terms.ts';
import { Supervisor } from './supervisor.ts';

/** Thrown if this server lacks the rules of a battle or recording, or has another package with their id and version. */
export class MissingRules extends Error {
  override name = 'MissingRules';
  readonly terms: FailureTerms;

  constructor(terms: FailureTerms) {
    super(terms.message);
    this.terms = terms;
  }
}

/** A rulebook without its rules. */
export type KnownRulebook = Omit<HostedRulebook, 'load'>;

/**
 * Loads the rulebooks that a module exports as `REGISTRY`. Every thread that plays battles loads the same
 * module.
 */
export async function loadRegistry(address: string): Promise<RulebookRegistry> {
  const { REGISTRY } = (await import(address)) as { readonly REGISTRY: RulebookRegistry };
  return REGISTRY;
}

/** The rulebooks of this server. Their rules run only as steps of a supervisor. */
export class SupervisedRulebooks {
  readonly #rulebooks: Rulebooks<HostedRulebook>;
  /** A sentence for each package that was left out because it is broken. */
  readonly faults: readonly string[];

  constructor({ rulebooks, faults }: RulebookRegistry) {
    this.#rulebooks = rulebooks;
    this.faults = faults;
  }

  get all(): readonly KnownRulebook[] {
    return this.#rulebooks.all;
  }

  /** The versions under which new battles begin. */
  get latest(): readonly KnownRulebook[] {
    return this.#rulebooks.latest;
  }

  /** Returns the version of a rulebook under which new battles begin; undefined if there is none. */
  latestOf(id: string): KnownRulebook | undefined {
    return this.#rulebooks.latestOf(id);
  }

  /**
   * Returns the rules for new battles of a rulebook; undefined if there are none. Throws `RulebookFault` while they are
   * suspended.
   */
  async forNew(id: string): Promise<Supervisor | undefined> {
    const book = this.#rulebooks.latestOf(id);
    return book && Supervisor.of(book, await editionOf(book), editionName(id, book.version));
  }

  /**
   * Returns the rules of a battle or recording. `work` names the work that is suspended separately. Throws
   * `MissingRules` if this server does not have them, and `RulebookFault` while they are suspended.
   */
  async of(of: RulesName, work: string): Promise<Supervisor> {
    const book = this.#rulebooks.named(of);
    if (!book) throw this.#missing(of);
    return Supervisor.of(book, await editionOf(book), work);
  }

  /** Throws `MissingRules` if this server does not have the rules of a battle. */
  require(of: RulesName): void {
    if (!this.#rulebooks.named(of)) throw this.#missing(of);
  }

  #missing(of: RulesName): MissingRules {
    return new MissingRules(this.#rulebooks.sameVersion(of) ? differentRules(of) : missingRules(of));
  }

  /**
   * Returns the result of reading a file with the rules for new battles that it names, and these rules, or the faults
   * found. `read` gets only the ruleset that the file names. Throws `RulebookFault` if the rules fail or are suspended.
   */
  async reading<Result extends object>(
    text: string,
    read: (rulesets: Rulesets) => Result,
  ): Promise<(Result & { readonly rules: Supervisor }) | FileFaults> {
    const known = Object.fromEntries(this.latest.map((book) => [book.id, book]));
    const named = readBy(text, known);
    if ('faults' in named) return named;
    const rules = (await this.forNew(named.ruleset.id)) as Supervisor;
    const result = rules.run(({ ruleset }) => read({ [ruleset.id]: ruleset }));
    return { ...result, rules };
  }
}
