import { comeUpon } from '../engine/core/hiding.ts';
import type { Script } from '../engine/core/script.ts';
import type { Fault } from '../engine/presentation/rejection.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, occupant, type Table } from '../engine/state/table.ts';
import type { Hex } from '../hex/axial.ts';
import { isDifficult, isOpenGround } from '../hex/map.ts';
import { isPath, type Reached, reach } from '../hex/path.ts';
import type { Steps } from '../hex/steps.ts';

/* Going along hexes that others may stand in. */

/**
 * What a walk is made of: what its steps cost, how far it goes, and where it may end (left out: wherever it
 * can go).
 */
export type Walk = Steps & {
  readonly budget: number;
  mayRest?(at: Hex): boolean;
  /** What is wrong with going on after a step that ends the walk; left out: `blocked`. */
  readonly goesOn?: Fault;
};

type Walker = Pick<Fighter, 'id' | 'side'>;

/** What it costs to enter open ground: difficult hexes count double. */
export function groundCost({ map }: Table, at: Hex): number {
  return isDifficult(map, at) ? 2 : 1;
}

/**
 * Who holds a hex against somebody who would go through it: an enemy. Allies and the defeated may be passed.
 */
export function enemyIn<F extends Fighter>(table: Table<F>, { side }: Walker, at: Hex): F | undefined {
  const holder = occupant(table, at);
  return holder && holder.side !== side ? holder : undefined;
}

/** Whether somebody could go through a hex. */
export function isPassable(table: Table, walker: Walker, at: Hex): boolean {
  return isOpenGround(table.map, at) && !enemyIn(table, walker, at);
}

/** A walk of so many hexes past allies, not past enemies, which ends in a hex that nobody else holds. */
export function walkOf(table: Table, walker: Walker, budget: number): Walk {
  return {
    budget,
    cost: (to) => (isPassable(table, walker, to) ? groundCost(table, to) : null),
    least: 1,
    mayRest: (at) => !occupant(table, at, walker.id),
  };
}

/**
 * What is wrong with a path: it has a gap, a hex that cannot be entered, goes on after a step that ends it,
 * costs more than the budget (`tooFar` says it in the rulebook's words), or ends where it may not.
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

/** The cheapest way to each hex in reach in which the walk may end: none of them has a fault. */
export function* waysOf(from: Hex, walk: Walk): Iterable<Reached> {
  for (const way of reach(from, walk)) if (walk.mayRest?.(way.at) ?? true) yield way;
}

/**
 * Goes along a path, whatever it is to `enter` a hex, as far as one `mayEnter`; whoever is hidden in the
 * first that bars it is come upon. Gives the hexes entered.
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
 * As much of a path as can really be gone, whoever is hidden on it: the longest part that nothing bars and
 * that may end there.
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

/** Whoever could not go the rest of a path comes upon the first who is hidden on it. */
export function* comeUponAhead(table: Table, by: Id, rest: readonly Hex[]): Script {
  const met = rest.find((at) => occupant(table, at, by)?.hidden);
  if (met) yield* comeUpon(table, by, met);
}

/**
 * The last hex of a trail that nobody else holds: where somebody goes back to who cannot stay where the walk
 * has led.
 */
export function lastFree(table: Table, walker: Id, trail: readonly Hex[]): Hex | undefined {
  return trail.findLast((hex) => !occupant(table, hex, walker));
}
