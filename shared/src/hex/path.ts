import { DIRECTIONS, type Hex, isAdjacent, isSame } from './axial.ts';
import { DirectedSearch } from './directed.ts';
import { Grid } from './grid.ts';
import type { EvenSteps, Steps } from './steps.ts';
import { OpenWays, Way } from './ways.ts';

/** A hex that can be reached, by the cheapest path there. */
export interface Reached {
  readonly at: Hex;
  readonly cost: number;
  /** The hexes entered, in order; the last is `at`. */
  readonly path: readonly Hex[];
}

/** The hexes that can be reached within a budget, cheapest first; where one starts is not among them. */
export interface Reach extends Iterable<Reached> {
  readonly size: number;
  has(at: Hex): boolean;
  get(at: Hex): Reached | undefined;
}

/** Whether the hexes form a path: at least one, each next to the one before, the first next to where one starts. */
export function isPath(from: Hex, hexes: readonly Hex[]): boolean {
  return hexes.length > 0 && hexes.every((hex, index) => isAdjacent(hex, hexes[index - 1] ?? from));
}

/** Every hex that can be reached with a budget, with what it costs to get there and how. */
export function reach(from: Hex, steps: Steps & { readonly budget: number }): Reach {
  const search = searchFrom(from, steps);
  const reached: Reached[] = [];
  search.settleNext(); // the start
  for (let way = search.settleNext(); way; way = search.settleNext()) reached.push(way);
  const get = (at: Hex) => (isSame(at, from) ? undefined : search.wayTo(at));
  return {
    size: reached.length,
    has: (at) => get(at) !== undefined,
    get,
    [Symbol.iterator]: () => reached.values(),
  };
}

/** Returns a function for what it costs to reach a hex from the nearest of several; undefined: not within the budget. */
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
 * The cheapest path from one hex to another, or undefined if there is none; from a hex to itself it is empty.
 * Without a budget the cost must be null all around, as it is off the map, or the search may never end.
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
 * Dijkstra's algorithm. It settles one hex at a time, the cheapest first. As a hex costs the same from all sides, the
 * first way found to it is the cheapest, and only the tie break may still bring a better one.
 */
class Search {
  readonly #steps: EvenSteps;
  readonly #budget: number;
  /** Whoever has spent more goes no further. */
  readonly #most: number;
  /** By hex the way there; null where there is none. */
  readonly #ways: Grid<Way | null>;
  readonly #open = new OpenWays();
  #found = 0;

  /** Starts from one hex, or from the nearest of it and `others`. */
  constructor(from: Hex, steps: EvenSteps, others: readonly Hex[] = []) {
    this.#steps = steps;
    this.#budget = steps.budget ?? Number.POSITIVE_INFINITY;
    this.#most = this.#budget - (steps.least ?? 0);
    this.#ways = new Grid(from, Math.min(32, Math.ceil(this.#budget) + 1));
    for (const start of [from, ...others]) {
      const way = new Way(start, 0, this.#found++, undefined, 0);
      this.#ways.set(start[0], start[1], way);
      this.#open.put(way);
    }
  }

  /** Settles the cheapest open hex and gives the way there; undefined once all within the budget are settled. */
  settleNext(): Way | undefined {
    const way = this.#open.take();
    if (!way) return undefined;
    way.isSettled = true;
    if (way.cost <= this.#most) this.#lookAround(way);
    return way;
  }

  #lookAround(way: Way): void {
    const tie = way.tie + (this.#steps.tieBreak?.(way.at) ?? 0);
    const [q, r] = way.at;
    for (let side = 0; side < DIRECTIONS.length; side++) {
      const step = DIRECTIONS[side] as Hex;
      this.#look(way, q + step[0], r + step[1], tie);
    }
  }

  wayTo([q, r]: Hex): Way | undefined {
    return this.#ways.get(q, r) ?? undefined;
  }

  /** Looks at a hex next to one that has just been settled: it may be new, or better reached from here. */
  #look(from: Way, q: number, r: number, tie: number): void {
    const known = this.#ways.get(q, r);
    if (known === undefined) this.#discover(from, [q, r], tie);
    else if (known !== null && !known.isSettled && known.from?.cost === from.cost && tie < known.tie) {
      known.from = from;
      known.tie = tie;
      this.#open.sortAnew(known);
    }
  }

  #discover(from: Way, at: Hex, tie: number): void {
    const step = this.#steps.cost(at);
    const isReached = step !== null && from.cost + step <= this.#budget;
    const way = isReached ? new Way(at, from.cost + step, this.#found++, from, tie) : null;
    this.#ways.set(at[0], at[1], way);
    if (way) this.#open.put(way);
  }
}
