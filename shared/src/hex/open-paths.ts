import type { Hex } from './axial.ts';

/** A path found by a search. Its list of hexes is built on demand. */
export class SearchPath {
  readonly at: Hex;
  readonly cost: number;
  /** The number of paths that the search found before this one. */
  readonly found: number;
  /** The path to the previous hex; undefined at the start. */
  from: SearchPath | undefined;
  /** The sum of the tie breaks along the path. */
  tie: number;
  isSettled = false;

  constructor(at: Hex, cost: number, found: number, from: SearchPath | undefined, tie: number) {
    this.at = at;
    this.cost = cost;
    this.found = found;
    this.from = from;
    this.tie = tie;
  }

  get path(): readonly Hex[] {
    const path: Hex[] = [];
    for (let way: SearchPath = this; way.from; way = way.from) path.push(way.at);
    return path.reverse();
  }
}

/** The open paths with the same cost. Those before index `next` have already been taken. */
interface Ring<W extends SearchPath> {
  readonly cost: number;
  readonly ways: W[];
  next: number;
  isSorted: boolean;
}

/**
 * A queue of open paths (paths that may still be improved). The cheapest path comes first, then the one with the
 * better tie break, then the one found earlier.
 */
export class OpenPaths<W extends SearchPath = SearchPath> {
  /** One ring for each cost, cheapest first. There are at most as many rings as different step costs, plus one. */
  readonly #rings: Ring<W>[] = [];

  put(way: W): void {
    const ring = this.#ringOf(way);
    const last = ring.ways.at(-1);
    if (last && way.tie < last.tie) ring.isSorted = false;
    ring.ways.push(way);
  }

  /**
   * Makes the queue sort the paths of this cost again. Must be called after the tie break of an open path has improved.
   */
  sortAnew(way: W): void {
    this.#ringOf(way).isSorted = false;
  }

  take(): W | undefined {
    for (let [ring] = this.#rings; ring; [ring] = this.#rings) {
      if (!ring.isSorted) sortRest(ring);
      const way = ring.ways[ring.next++];
      if (way) return way;
      this.#rings.shift();
    }
    return undefined;
  }

  /** Returns the ring for the cost of this path; creates it if needed. */
  #ringOf({ cost }: W): Ring<W> {
    let place = this.#rings.length;
    while (place > 0 && (this.#rings[place - 1] as Ring<W>).cost > cost) place--;
    const known = this.#rings[place - 1];
    if (known?.cost === cost) return known;
    const ring: Ring<W> = { cost, ways: [], next: 0, isSorted: true };
    this.#rings.splice(place, 0, ring);
    return ring;
  }
}

function sortRest<W extends SearchPath>(ring: Ring<W>): void {
  const rest = ring.ways.splice(ring.next).sort((a, b) => a.tie - b.tie || a.found - b.found);
  ring.ways.push(...rest);
  ring.isSorted = true;
}
