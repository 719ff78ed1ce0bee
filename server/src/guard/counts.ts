/** Counts per key. Keys with a count of zero are dropped. */
export class Counts {
  readonly #held = new Map<string, number>();

  /** The keys with a count above zero. */
  keys(): Iterable<string> {
    return this.#held.keys();
  }

  of(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  /** Changes the count of a key. Returns the new count. */
  change(key: string, by: number): number {
    const count = this.of(key) + by;
    if (count > 0) this.#held.set(key, count);
    else this.#held.delete(key);
    return count;
  }
}
