import { DIRECTIONS, type Hex } from './axial.ts';
import { Grid } from './grid.ts';
import { OpenPaths, SearchPath } from './open-paths.ts';
import type { DirectedSteps } from './steps.ts';

/** A path in a directed search. It may have to stop at its last hex. */
class DirectedPath extends SearchPath {
  readonly isStopped: boolean;

  constructor(
    at: Hex,
    cost: number,
    found: number,
    from: SearchPath | undefined,
    tie: number,
    isStopped: boolean,
  ) {
    super(at, cost, found, from, tie);
    this.isStopped = isStopped;
  }
}

/**
 * Dijkstra's algorithm for steps whose cost depends on the previous hex. For each hex, saves up to two best paths:
 * one that can continue, and a better one that must stop there.
 */
export class DirectedSearch {
  readonly #steps: DirectedSteps;
  readonly #budget: number;
  /** The highest cost at which a path is still continued: the budget, less the cheapest step. */
  readonly #most: number;
  readonly #open = new OpenPaths<DirectedPath>();
  /** The best path to each hex that can continue, and the best one that must stop there. */
  readonly #going: Grid<DirectedPath>;
  readonly #stopped: Grid<DirectedPath>;
  /** The cheapest path to each hex, which was settled first. */
  readonly #reached: Grid<DirectedPath>;
  #found = 0;

  constructor(from: Hex, steps: DirectedSteps) {
    this.#steps = steps;
    this.#budget = steps.budget ?? Number.POSITIVE_INFINITY;
    this.#most = this.#budget - (steps.least ?? 0);
    const reach = Math.min(32, Math.ceil(this.#budget) + 1);
    this.#going = new Grid(from, reach);
    this.#stopped = new Grid(from, reach);
    this.#reached = new Grid(from, reach);
    this.#keep(new DirectedPath(from, 0, this.#found++, undefined, 0, false));
  }

  /**
   * Settles open paths (makes them final), cheapest first, until one reaches a new hex. Returns that path;
   * undefined if no path is left.
   */
  settleNext(): SearchPath | undefined {
    for (let way = this.#open.take(); way; way = this.#open.take()) {
      const [q, r] = way.at;
      if (this.#waysOf(way).get(q, r) !== way) continue; // skips the path, because a better one to this hex has been found since
      way.isSettled = true;
      if (!way.isStopped && way.cost <= this.#most) this.#goOn(way);
      if (this.#reached.get(q, r)) continue;
      this.#reached.set(q, r, way);
      return way;
    }
    return undefined;
  }

  wayTo([q, r]: Hex): SearchPath | undefined {
    return this.#reached.get(q, r);
  }

  #goOn(way: DirectedPath): void {
    const { at, cost, tie } = way;
    for (const [dq, dr] of DIRECTIONS) {
      const to: Hex = [at[0] + dq, at[1] + dr];
      const step = this.#steps.cost(to, at);
      if (step === null || cost + step > this.#budget) continue;
      const isStopped = this.#steps.stops?.(to, at) ?? false;
      const more = this.#steps.tieBreak?.(at, to) ?? 0;
      this.#keep(new DirectedPath(to, cost + step, this.#found++, way, tie + more, isStopped));
    }
  }

  /** Saves a path if no known path is as good. */
  #keep(way: DirectedPath): void {
    const [q, r] = way.at;
    const known = this.#waysOf(way).get(q, r);
    const isBetter = !known || way.cost < known.cost || (way.cost === known.cost && way.tie < known.tie);
    if (!isBetter || known?.isSettled) return;
    this.#waysOf(way).set(q, r, way);
    this.#open.put(way);
  }

  #waysOf({ isStopped }: DirectedPath): Grid<DirectedPath> {
    return isStopped ? this.#stopped : this.#going;
  }
}
