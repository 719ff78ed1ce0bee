import type { Battle } from '../battle/battle.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { RulebookOrigin, RulesName } from './rulebook-origin.ts';

/** The rules of a rulebook as its module contains them. */
export interface LoadedRules {
  readonly ruleset: Ruleset;
  /** The engine that the rules need; omitted if it is that of the current code. */
  readonly Battle?: Pick<typeof Battle, 'start' | 'restore'>;
}

/** One version of a rulebook, and how its rules are loaded. `editionOf` loads them with their engine. */
export interface Rulebook {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** The package that contains the rules; omitted if they are part of this release. */
  readonly origin?: RulebookOrigin;
  readonly load: () => Promise<LoadedRules>;
}

/** The available rulebooks, from all sources. Code that needs a rulebook asks here, and does not know the source. */
export class Rulebooks<Book extends Rulebook = Rulebook> {
  readonly all: readonly Book[];

  /** `all` is in the order of lists. */
  constructor(all: readonly Book[]) {
    this.all = all;
  }

  /** The highest version of each rulebook. New battles begin under it. */
  get latest(): readonly Book[] {
    return this.all.filter((book) => this.latestOf(book.id) === book);
  }

  /** Returns the highest version of a rulebook; undefined if there is none. */
  latestOf(id: string): Book | undefined {
    const versions = this.all.filter((book) => book.id === id);
    return versions.sort((one, other) => other.version - one.version)[0];
  }

  /**
   * Returns the rulebook of a battle, recording or file; undefined if there is none, or if it has different rules.
   * Records of earlier releases have no hash; those are identified by id and version.
   */
  named(of: RulesName): Book | undefined {
    const { rulebook } = of;
    const book = this.sameVersion(of);
    return rulebook && book?.origin?.hash !== rulebook.hash ? undefined : book;
  }

  /** Returns the rulebook with the same id and version, even if it has different rules. */
  sameVersion({ ruleset, version }: RulesName): Book | undefined {
    return this.all.find((book) => book.id === ruleset && book.version === version);
  }

  /** Loads the latest rulesets, by id. */
  async rulesets(): Promise<Readonly<Record<string, Ruleset>>> {
    const loading = this.latest.map(async ({ id, load }) => [id, (await load()).ruleset] as const);
    return Object.fromEntries(await Promise.all(loading));
  }
}
