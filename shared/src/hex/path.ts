import { DIRECTIONS, type Hex, isAdjacent, isSame } from './axial.ts';
import { DirectedSearch } from './directed.ts';
import { Grid } from './grid.ts';
import { OpenPaths, SearchPath } from './open-paths.ts';
import type { EvenSteps, Steps } from './steps.ts';

/** A hex in reach, with the cheapest path to it. */
export interface Reached {
  readonly at: Hex;
  readonly cost: number;
  /** The hexes that the path enters, in order; the last one is `at`. */
  readonly path: readonly Hex[];
}

/** The hexes in reach within a budget, cheapest first, without the start. */
export interface Reach extends Iterable<Reached> {
  readonly size: number;
  has(at: Hex): boolean;
  get(at: Hex): Reached | undefined;
}

/**
 * Returns whether the hexes form a path from `from`: there is at least one hex, and each is adjacent to the one
 * before it.
 */
export function isPath(from: Hex, hexes: readonly Hex[]): boolean {
  return hexes.length > 0 && hexes.every((hex, index) => isAdjacent(hex, hexes[index - 1] ?? from));
}

/** Returns all hexes in reach within a budget, with their costs and paths. */
export function reach(from: Hex, steps: Steps & { readonly budget: number }): Reach {
  const search = searchFrom(from, steps);
  const reached: Reached[] = [];
  search.settleNext(); // skips the start
  for (let way = search.settleNext(); way; way = search.settleNext()) reached.push(way);
  const get = (at: Hex) => (isSame(at, from) ? undefined : search.wayTo(at));
  return {
    size: reached.length,
    has: (at) => get(at) !== undefined,
    get,
    [Symbol.iterator]: () => reached.values(),
  };
}

/**
 * Returns a function that returns the cost of reaching a hex from the nearest of several starts; undefined if no start
 * is within the budget.
 */
export function costFrom(
  starts: readonly Hex[],
  steps: EvenSteps & { readonly budget: number },
): (to: Hex) => number | undefined {
  const [first, ...others] = starts;
  if (!first) return () => undefined;
  const search = new Search(first, steps, others);
  while (search.settleNext());
  return (to) => search.wayTo(to)?.cost;
}

/**
 * Returns the cheapest path between two hexes; undefined if there is none. From a hex to itself, `path` is empty.
 * Without a budget, the cost must be null beyond some border, such as the edge of the map. Otherwise, the search may
 * never end.
 */
export function cheapestPath(from: Hex, to: Hex, steps: Steps): Reached | undefined {
  const search = searchFrom(from, steps);
  for (let way = search.settleNext(); way; way = search.settleNext()) {
    if (isSame(way.at, to)) return way;
  }
  return undefined;
}

function searchFrom(from: Hex, steps: Steps): Search | DirectedSearch {
  return steps.isDirected ? new DirectedSearch(from, steps) : new Search(from, steps);
}

/**
 * Dijkstra's algorithm, which settles the cheapest hex (makes its path final) first. The cost of a hex does not
 * depend on the side from which it is entered. The first path found to a hex is therefore the cheapest, and only
 * its tie break can still improve.
 */
class Search {
  readonly #steps: EvenSteps;
  readonly #budget: number;
  /** The highest cost at which a path is still continued: the budget, less the cheapest step. */
  readonly #most: number;
  /** The path to each hex; null if the hex cannot be reached. */
  readonly #ways: Grid<SearchPath | null>;
  readonly #open = new OpenPaths();
  #found = 0;

  /** Searches from one hex, or from the nearest of several (`from` and `others`). */
  constructor(from: Hex, steps: EvenSteps, others: readonly Hex[] = []) {
    this.#steps = steps;
    this.#budget = steps.budget ?? Number.POSITIVE_INFINITY;
    this.#most = this.#budget - (steps.least ?? 0);
    this.#ways = new Grid(from, Math.min(32, Math.ceil(this.#budget) + 1));
    for (const start of [from, ...others]) {
      const way = new SearchPath(start, 0, this.#found++, undefined, 0);
      this.#ways.set(start[0], start[1], way);
      this.#open.put(way);
    }
  }

  /**
   * Settles the cheapest open hex and returns the path to it; undefined if all hexes within the budget are settled.
   */
  settleNext(): SearchPath | undefined {
    const way = this.#open.take();
    if (!way) return undefined;
    way.isSettled = true;
    if (way.cost <= this.#most) this.#lookAround(way);
    return way;
  }

  #lookAround(way: SearchPath): void {
    const tie = way.tie + (this.#steps.tieBreak?.(way.at) ?? 0);
    const [q, r] = way.at;
    for (let side = 0; side < DIRECTIONS.length; side++) {
      const step = DIRECTIONS[side] as Hex;
      this.#look(way, q + step[0], r + step[1], tie);
    }
  }

  wayTo([q, r]: Hex): SearchPath | undefined {
    return this.#ways.get(q, r) ?? undefined;
  }

  /**
   * Looks at a neighbor of a settled hex. The neighbor may be new, or the path through the settled hex may have a
   * better tie break.
   */
  #look(from: SearchPath, q: number, r: number, tie: number): void {
    const known = this.#ways.get(q, r);
    if (known === undefined) this.#discover(from, [q, r], tie);
    else if (known !== null && !known.isSettled && known.from?.cost === from.cost && tie < known.tie) {
      known.from = from;
      known.tie = tie;
      this.#open.sortAnew(known);
    }
  }

  #discover(from: SearchPath, at: Hex, tie: number): void {
    const step = this.#steps.cost(at);
    const isReached = step !== null && from.cost + step <= this.#budget;
    const way = isReached ? new SearchPath(at, from.cost + step, this.#found++, from, tie) : null;
    this.#ways.set(at[0], at[1], way);
    if (way) this.#open.put(way);
  }
}
