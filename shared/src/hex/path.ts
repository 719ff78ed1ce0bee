import { DIRECTIONS, type Hex, isSame } from './axial.ts';
import { Heap } from './heap.ts';
import { Numbering } from './numbering.ts';

/** What a path is made of. */
export interface Steps {
  /** What it costs to step from a hex into the next: at least 0, or null if that cannot be done (also off the map). */
  cost(from: Hex, to: Hex): number | null;
  /** At least 0 a step; among paths of the same cost the one with the lower sum wins (how many foes it provokes, say). */
  tieBreak?(from: Hex, to: Hex): number;
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

/** Every hex that can be reached with a budget, with what it costs to get there and how. */
export function reach(from: Hex, steps: Steps & { readonly budget: number }): Reach {
  const search = new Search(from, steps);
  const reached: Reached[] = [];
  search.settleNext(); // the start
  for (let node = search.settleNext(); node !== undefined; node = search.settleNext()) {
    reached.push(new Way(search, node));
  }
  const get = (at: Hex) => reached[search.rankOf(at) - 1];
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
  for (let node = search.settleNext(); node !== undefined; node = search.settleNext()) {
    if (isSame(search.at(node), to)) return new Way(search, node);
  }
  return undefined;
}

/** A reached hex; its path is put together only when somebody looks at it. */
class Way implements Reached {
  readonly at: Hex;
  readonly cost: number;
  readonly #search: Search;
  readonly #node: number;

  constructor(search: Search, node: number) {
    this.at = search.at(node);
    this.cost = search.costOf(node);
    this.#search = search;
    this.#node = node;
  }

  get path(): readonly Hex[] {
    return this.#search.pathTo(this.#node);
  }
}

const START = 0;
const UNSETTLED = -1;

/** Dijkstra's algorithm over hexes that are numbered as they are found. It settles one at a time, cheapest first. */
class Search {
  readonly #steps: Steps;
  readonly #numbers: Numbering;
  readonly #costs: number[] = [0];
  readonly #ties: number[] = [0];
  readonly #parents: number[] = [START];
  readonly #ranks: number[] = [UNSETTLED];
  readonly #open = new Heap((a, b) => this.#comesBefore(a, b));
  #settled = 0;

  constructor(from: Hex, steps: Steps) {
    this.#steps = steps;
    this.#numbers = new Numbering(from);
    this.#open.push(START);
  }

  /** Settles the cheapest open hex and gives its number; undefined once all within the budget are settled. */
  settleNext(): number | undefined {
    const node = this.#open.pop();
    if (node === undefined) return undefined;
    this.#ranks[node] = this.#settled++;
    const [q, r] = this.at(node);
    for (const [dq, dr] of DIRECTIONS) this.#look(node, q + dq, r + dr);
    return node;
  }

  at(node: number): Hex {
    return this.#numbers.hexes[node] as Hex;
  }

  costOf(node: number): number {
    return this.#costs[node] as number;
  }

  /** As the how-manieth a hex was settled, the start being 0; negative if it was not. */
  rankOf([q, r]: Hex): number {
    const node = this.#numbers.find(q, r);
    return node < 0 ? UNSETTLED : (this.#ranks[node] as number);
  }

  pathTo(node: number): Hex[] {
    const path: Hex[] = [];
    for (let on = node; on !== START; on = this.#parents[on] as number) path.push(this.at(on));
    return path.reverse();
  }

  /** Looks whether a hex is reached more cheaply by way of its settled neighbour than before. */
  #look(parent: number, q: number, r: number): void {
    const known = this.#numbers.find(q, r);
    if (known >= 0 && this.#ranks[known] !== UNSETTLED) return;
    const from = this.at(parent);
    const to: Hex = known < 0 ? [q, r] : this.at(known);
    const step = this.#steps.cost(from, to);
    if (step === null) return;
    const cost = this.costOf(parent) + step;
    if (cost > (this.#steps.budget ?? Number.POSITIVE_INFINITY)) return;
    const tie = (this.#ties[parent] as number) + (this.#steps.tieBreak?.(from, to) ?? 0);
    if (known >= 0 && !this.#isBetter(cost, tie, known)) return;
    const node = known < 0 ? this.#discover(q, r) : known;
    this.#costs[node] = cost;
    this.#ties[node] = tie;
    this.#parents[node] = parent;
    if (known < 0) this.#open.push(node);
    else this.#open.raise(node);
  }

  #discover(q: number, r: number): number {
    this.#ranks.push(UNSETTLED);
    return this.#numbers.number(q, r);
  }

  #isBetter(cost: number, tie: number, node: number): boolean {
    const old = this.costOf(node);
    return cost < old || (cost === old && tie < (this.#ties[node] as number));
  }

  /** Cheaper, then the better tie break, then found earlier: the order of the results depends on nothing else. */
  #comesBefore(a: number, b: number): boolean {
    const costs = this.costOf(a) - this.costOf(b);
    if (costs !== 0) return costs < 0;
    const ties = (this.#ties[a] as number) - (this.#ties[b] as number);
    return ties !== 0 ? ties < 0 : a < b;
  }
}
