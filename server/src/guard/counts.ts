/** Counts how much of something each key holds now; keys that hold nothing are forgotten. */
export class Counts {
  readonly #held = new Map<string, number>();

  /** The keys that hold something. */
  keys(): Iterable<string> {
    return this.#held.keys();
  }

  of(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  /** Changes what a key holds; returns how much that is now. */
  change(key: string, by: number): number {
    const count = this.of(key) + by;
    if (count > 0) this.#held.set(key, count);
    else this.#held.delete(key);
    return count;
  }
}
