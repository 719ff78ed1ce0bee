import { comeUpon } from '../engine/core/hiding.ts';
import type { Script } from '../engine/core/script.ts';
import type { Fault } from '../engine/presentation/rejection.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, occupant, type Table } from '../engine/state/table.ts';
import type { Hex } from '../hex/axial.ts';
import { isDifficult, isOpenGround } from '../hex/map.ts';
import { isPath, type Reached, reach } from '../hex/path.ts';
import type { Steps } from '../hex/steps.ts';

/* Movement from hex to hex, past other fighters. */

/**
 * The rules of a walk: the costs of its steps, its budget, and `mayRest`, which returns whether it may end in a
 * hex. If `mayRest` is omitted, it may end in any hex in reach.
 */
export type Walk = Steps & {
  readonly budget: number;
  mayRest?(at: Hex): boolean;
  /** The fault of a path that continues after a step that must be its last; if omitted, `blocked`. */
  readonly goesOn?: Fault;
};

type Walker = Pick<Fighter, 'id' | 'side'>;

/** Returns the cost of entering open ground. Difficult hexes cost double. */
export function groundCost({ map }: Table, at: Hex): number {
  return isDifficult(map, at) ? 2 : 1;
}

/**
 * Returns the enemy that blocks a hex; undefined if there is none. Allies and defeated fighters do not block a hex.
 */
export function enemyIn<F extends Fighter>(table: Table<F>, { side }: Walker, at: Hex): F | undefined {
  const holder = occupant(table, at);
  return holder && holder.side !== side ? holder : undefined;
}

/** Returns whether a fighter could pass through a hex. */
export function isPassable(table: Table, walker: Walker, at: Hex): boolean {
  return isOpenGround(table.map, at) && !enemyIn(table, walker, at);
}

/**
 * Returns the rules of an ordinary walk with this budget. The walker may pass allies but not enemies, and must end
 * in a free hex.
 */
export function walkOf(table: Table, walker: Walker, budget: number): Walk {
  return {
    budget,
    cost: (to) => (isPassable(table, walker, to) ? groundCost(table, to) : null),
    least: 1,
    mayRest: (at) => !occupant(table, at, walker.id),
  };
}

/**
 * Returns the fault of a path, or undefined if it is legal. Possible faults: a gap, a hex that cannot be entered, a
 * step after the end, a cost above the budget (`tooFar`), an illegal last hex.
 */
export function faultOfPath(
  from: Hex,
  path: readonly Hex[],
  walk: Walk,
  tooFar: (cost: number) => Fault = () => 'too-far',
): Fault | undefined {
  if (!isPath(from, path)) return 'bad-input';
  let [total, at, isOver] = [0, from, false];
  for (const to of path) {
    if (isOver) return walk.goesOn ?? 'blocked';
    const step = walk.cost(to, at);
    if (step === null) return 'blocked';
    total += step;
    isOver = walk.isDirected ? (walk.stops?.(to, at) ?? false) : false;
    at = to;
  }
  if (total > walk.budget) return tooFar(total);
  return walk.mayRest?.(at) === false ? 'occupied' : undefined;
}

/** Yields the cheapest path to each hex where the walk may end. All these paths are legal. */
export function* waysOf(from: Hex, walk: Walk): Iterable<Reached> {
  for (const way of reach(from, walk)) if (walk.mayRest?.(way.at) ?? true) yield way;
}

/**
 * Moves a fighter along a path. Before each step, `mayEnter` must allow the hex; then `enter` moves the fighter. If
 * a hidden fighter blocks the path, the fighter discovers it. Returns the hexes entered.
 */
export function* goAlong(
  table: Table,
  by: Id,
  path: readonly Hex[],
  mayEnter: (to: Hex) => boolean,
  enter: (to: Hex) => void,
): Script<Hex[]> {
  const entered: Hex[] = [];
  for (const to of path) {
    if (!mayEnter(to)) {
      yield* comeUpon(table, by, to);
      break;
    }
    enter(to);
    entered.push(to);
  }
  return entered;
}

/**
 * Returns the longest first part of a path whose hexes are all open and whose last hex `mayRest` allows; empty if there
 * is none. `isOpen` returns false for a hex that a fighter blocks, even a hidden one.
 */
export function openPart(
  path: readonly Hex[],
  isOpen: (at: Hex) => boolean,
  mayRest: (end: Hex, part: readonly Hex[]) => boolean,
): readonly Hex[] {
  const barred = path.findIndex((at) => !isOpen(at));
  const open = barred < 0 ? path : path.slice(0, barred);
  const last = open.findLastIndex((end, index) => mayRest(end, open.slice(0, index + 1)));
  return open.slice(0, last + 1);
}

/** Lets a fighter discover the first hidden fighter on the rest of a path that it could not finish. */
export function* comeUponAhead(table: Table, by: Id, rest: readonly Hex[]): Script {
  const met = rest.find((at) => occupant(table, at, by)?.hidden);
  if (met) yield* comeUpon(table, by, met);
}

/**
 * Returns the last free hex of a trail, for a fighter that must go back because it cannot stay where it is. Undefined
 * if no hex of the trail is free.
 */
export function lastFree(table: Table, walker: Id, trail: readonly Hex[]): Hex | undefined {
  return trail.findLast((hex) => !occupant(table, hex, walker));
}
