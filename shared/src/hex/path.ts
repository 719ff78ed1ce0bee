import { DIRECTIONS, type Hex, isAdjacent, isSame } from './axial.ts';
import { Grid } from './grid.ts';

/** What a path is made of. It does not matter from which side a hex is entered, nor to which it is left. */
export interface Steps {
  /** What it costs to enter a hex: at least 0, or null if that cannot be done (also off the map). */
  cost(to: Hex): number | null;
  /** At least 0 for leaving a hex; among paths of the same cost the one with the lower sum wins (how many foes it provokes, say). */
  tieBreak?(from: Hex): number;
  /** The most that a path may cost. Left out: no limit. */
  readonly budget?: number;
}

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
  const search = new Search(from, steps);
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

/**
 * The cheapest path from one hex to another, or undefined if there is none; from a hex to itself it is empty.
 * Without a budget the cost must be null all around, as it is off the map, or the search may never end.
 */
export function cheapestPath(from: Hex, to: Hex, steps: Steps): Reached | undefined {
  const search = new Search(from, steps);
  for (let way = search.settleNext(); way; way = search.settleNext()) {
    if (isSame(way.at, to)) return way;
  }
  return undefined;
}

/** The best way to a hex that has been found so far. Its path is put together only when somebody looks at it. */
class Way implements Reached {
  readonly at: Hex;
  readonly cost: number;
  /** As the how-manieth it was found. */
  readonly found: number;
  /** The way to the hex before; undefined at the start. */
  from: Way | undefined;
  /** The sum of the tie breaks. */
  tie: number;
  isSettled = false;

  constructor(at: Hex, cost: number, found: number, from: Way | undefined, tie: number) {
    this.at = at;
    this.cost = cost;
    this.found = found;
    this.from = from;
    this.tie = tie;
  }

  get path(): readonly Hex[] {
    const path: Hex[] = [];
    for (let way: Way = this; way.from; way = way.from) path.push(way.at);
    return path.reverse();
  }
}

/** The ways of one cost that wait to be settled, those before `next` already are. */
interface Ring {
  readonly cost: number;
  readonly ways: Way[];
  next: number;
  isSorted: boolean;
}

/**
 * Dijkstra's algorithm. It settles one hex at a time, the cheapest first. As a hex costs the same from all sides, the
 * first way found to it is the cheapest, and only the tie break may still bring a better one.
 */
class Search {
  readonly #steps: Steps;
  readonly #budget: number;
  /** By hex the way there; null where there is none. */
  readonly #ways: Grid<Way | null>;
  /** Cheapest first. There are few: as many as there are different costs of a step, and one. */
  readonly #rings: Ring[] = [];
  #found = 0;

  constructor(from: Hex, steps: Steps) {
    this.#steps = steps;
    this.#budget = steps.budget ?? Number.POSITIVE_INFINITY;
    this.#ways = new Grid(from, Math.min(32, Math.ceil(this.#budget) + 1));
    const start = new Way(from, 0, this.#found++, undefined, 0);
    this.#ways.set(from[0], from[1], start);
    this.#open(start);
  }

  /** Settles the cheapest open hex and gives the way there; undefined once all within the budget are settled. */
  settleNext(): Way | undefined {
    const way = this.#take();
    if (!way) return undefined;
    way.isSettled = true;
    const tie = way.tie + (this.#steps.tieBreak?.(way.at) ?? 0);
    const [q, r] = way.at;
    for (let side = 0; side < DIRECTIONS.length; side++) {
      const step = DIRECTIONS[side] as Hex;
      this.#look(way, q + step[0], r + step[1], tie);
    }
    return way;
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
      this.#ringOf(known).isSorted = false;
    }
  }

  #discover(from: Way, at: Hex, tie: number): void {
    const step = this.#steps.cost(at);
    const isReached = step !== null && from.cost + step <= this.#budget;
    const way = isReached ? new Way(at, from.cost + step, this.#found++, from, tie) : null;
    this.#ways.set(at[0], at[1], way);
    if (way) this.#open(way);
  }

  #open(way: Way): void {
    const ring = this.#ringOf(way);
    const last = ring.ways.at(-1);
    if (last && way.tie < last.tie) ring.isSorted = false;
    ring.ways.push(way);
  }

  /** The ring of that cost, which is put in its place if there is none yet. */
  #ringOf({ cost }: Way): Ring {
    let place = this.#rings.length;
    while (place > 0 && (this.#rings[place - 1] as Ring).cost > cost) place--;
    const known = this.#rings[place - 1];
    if (known?.cost === cost) return known;
    const ring: Ring = { cost, ways: [], next: 0, isSorted: true };
    this.#rings.splice(place, 0, ring);
    return ring;
  }

  #take(): Way | undefined {
    for (let [ring] = this.#rings; ring; [ring] = this.#rings) {
      if (!ring.isSorted) sortRest(ring);
      const way = ring.ways[ring.next++];
      if (way) return way;
      this.#rings.shift();
    }
    return undefined;
  }
}

/** The better tie break, then found earlier: the order of the results depends on nothing else. */
function sortRest(ring: Ring): void {
  const rest = ring.ways.splice(ring.next).sort((a, b) => a.tie - b.tie || a.found - b.found);
  ring.ways.push(...rest);
  ring.isSorted = true;
}
