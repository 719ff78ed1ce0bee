/** The shortest time between two equal sounds, in seconds. */
const LEAST_GAP = 0.04;
/** The maximum number of sounds that start within a second. More would only be noise. */
const MOST_A_SECOND = 10;

/** Keeps sounds apart. All times are in seconds. */
export class Spacing {
  readonly #last = new Map<string, number>();
  #starts: readonly number[] = [];

  /** Returns whether a sound may start at a time and, if so, remembers it. */
  take(name: string, start: number): boolean {
    const last = this.#last.get(name);
    if (last !== undefined && Math.abs(start - last) < LEAST_GAP) return false;
    const recent = this.#starts.filter((other) => Math.abs(start - other) < 1);
    if (recent.length >= MOST_A_SECOND) return false;
    this.#last.set(name, start);
    this.#starts = [...recent, start];
    return true;
  }
}
