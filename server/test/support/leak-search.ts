import type { Battle } from '@riposte/shared/engine/battle/battle';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Fighter } from '@riposte/shared/engine/state/table';
import { masksFor, masksOf } from '@riposte/shared/engine/visibility/secrets';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';
import { expect } from 'vitest';

/** A table with guests, whose received data is searched for secrets. */
interface Subject {
  readonly ruleset: Ruleset;
  /** The fight with all secrets. */
  readonly truth: Battle;
  /** The guests by name, with all bytes that they received. */
  readonly seats: ReadonlyMap<string, { readonly received: Buffer }>;
  /** The viewer (role and fighters) of each guest who has not left, by the guest's name. */
  readonly viewers: ReadonlyMap<string, Viewer>;
}

/** Collects the secrets of a table, and searches the guests' received data for secrets that they may not know. */
export class LeakSearch {
  /** Bytes that only some guests may receive, with the names of those guests. */
  readonly secrets = new Map<string, { kind: string; bytes: Buffer; known: Set<string> }>();
  /**
   * Texts that have appeared under a public key. If a secret has the same text, the search for leaks cannot
   * tell them apart and skips it. For example, the public `used` and the secret `reactions` of Phases can be
   * equal.
   */
  readonly #publicTexts = new Set<string>();
  readonly #subject: Subject;

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** Adds a secret, or more guests who may know it. */
  learn(
    secret: string,
    known: readonly string[],
    kind = 'known to no guest',
    bytes = Buffer.from(secret),
  ): void {
    const before = this.secrets.get(secret);
    this.secrets.set(secret, { kind, bytes, known: new Set([...(before?.known ?? []), ...known]) });
  }

  /** Returns the guests who may see the secrets of a fighter. */
  knowing(fighter: string): string[] {
    const may = ([, viewer]: [string, Viewer]) =>
      viewer.role === 'gm' || (viewer.role === 'player' && viewer.fighters.includes(fighter));
    return [...this.#subject.viewers].filter(may).map(([name]) => name);
  }

  /** Returns the guests who see the true value of a fighter's key. */
  #seeing(fighter: Fighter, key: string): string[] {
    const { ruleset, truth, viewers } = this.#subject;
    const may = ([, viewer]: [string, Viewer]) => !(key in masksFor(ruleset, truth.table, fighter, viewer));
    return [...viewers].filter(may).map(([name]) => name);
  }

  /** Records the texts that appear under public keys of fighters. */
  #notePublicTexts(secret: readonly string[]): void {
    for (const fighter of Object.values(this.#subject.truth.table.fighters))
      for (const [key, value] of Object.entries(fighter))
        if (!secret.includes(key)) this.#publicTexts.add(JSON.stringify(value));
  }

  /** Records all current secrets, with the guests who may know them. */
  look(): void {
    const { truth, ruleset } = this.#subject;
    for (const { id, for: asked } of truth.prompts)
      this.learn(id, this.knowing(asked), 'prompt', Buffer.from([0xa0 | id.length, ...Buffer.from(id)]));
    const secret = Object.keys(masksOf(ruleset));
    this.#notePublicTexts(secret);
    for (const fighter of Object.values(truth.table.fighters)) {
      const fields = fighter as unknown as Record<string, unknown>;
      for (const key of secret) {
        for (const text of textsOf(fields[key])) {
          if (text.length > 12) this.learn(text, this.#seeing(fighter, key), key);
        }
      }
      for (const word of [fighter.id, fighter.name]) {
        if (fighter.hidden) this.learn(word, this.knowing(fighter.id), 'hidden fighter');
        else this.secrets.delete(word);
      }
    }
  }

  /**
   * Expects that no guest has received a secret that they may not know. Returns the kinds of secrets that guests
   * received because they may know them.
   */
  expectNoLeaks(): Set<string> {
    const told = new Set<string>();
    const received = [...this.#subject.seats].map(([name, watched]) => [name, watched.received] as const);
    const keys = Object.keys(masksOf(this.#subject.ruleset));
    for (const [secret, { kind, bytes, known }] of this.secrets) {
      if (keys.includes(kind) && this.#publicTexts.has(secret)) continue;
      const knowing = received.filter(([, all]) => all.includes(bytes)).map(([name]) => name);
      expect([secret, knowing.filter((name) => !known.has(name))]).toEqual([secret, []]);
      if (knowing.length > 0) told.add(kind);
    }
    return told;
  }
}

/**
 * Returns the texts that represent a value in sent data: its JSON and, for a list of records, the packed
 * values of each record.
 */
function textsOf(value: unknown): string[] {
  const records = Array.isArray(value) ? value.map((record) => Object.values(record ?? {})) : [];
  return [JSON.stringify(value), ...records.map((values) => JSON.stringify(values).slice(1))];
}
