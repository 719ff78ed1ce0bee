import { isWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { path } from '../../../engine/schema/field-schema.ts';
import { type Fighter, fighterOf, findFighter, occupant } from '../../../engine/state/table.ts';
import { place } from '../../../engine/state/verbs.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { hasLineOfSight } from '../../../hex/line.ts';
import { isPath } from '../../../hex/path.ts';
import { faultOfAiming } from '../../../kit/aim.ts';
import {
  comeUponAhead,
  faultOfPath,
  groundCost,
  isPassable,
  openPart,
  type Walk,
  walkOf,
  waysOf,
} from '../../../kit/walking.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { relieve } from './ailments.ts';
import { turnAction } from './turns.ts';

/** Returns a fighter's distance to a hex, in hexes; infinite if either is off the map. */
export function awayFrom({ at }: Pick<Fighter, 'at'>, place: Hex | null): number {
  return at && place ? distance(at, place) : Number.POSITIVE_INFINITY;
}

/**
 * Returns the reason why a hex is out of reach: its distance (at most `most`) or its line of sight; otherwise
 * undefined.
 */
export function faultOfReach(
  table: HuntTable,
  from: HuntFighter,
  to: Hex | null,
  most: number,
): Fault | undefined {
  const away = awayFrom(from, to);
  const isSeen = () => away < 2 || Boolean(from.at && to && hasLineOfSight(table.map, from.at, to)); // HUNT-R35
  return faultOfAiming(from, { away, most, isSeen }, outOfRange); // HUNT-R35
}

/** Returns the fault for a target that is `away` hexes away, farther than `most`. */
export function outOfRange(away: number, most: number): Fault {
  const { notOnMap, outOfRange } = SAID.refusals;
  return { code: 'out-of-range', say: Number.isFinite(away) ? outOfRange(away, most) : notOnMap };
}

/** Returns the rules for a fighter's walk. A walk may pass allies and defeated fighters, but not opponents. */
function walkFor(table: HuntTable, mover: HuntFighter): Walk {
  return walkOf(table, mover, mover.mv); // HUNT-R33, HUNT-R34
}

export const move = turnAction({
  params: { path },

  understand(act, table, by) {
    const from = findFighter(table, by)?.at;
    return !from || isPath(from, act.path) ? act : undefined; // HUNT-R34
  },

  fault(table, mover, { path }) {
    if (mover.conditions.includes('bound') && !isWaived(mover, 'prevented'))
      return { code: 'prevented', say: SAID.refusals.bound, clause: 'HUNT-R34' }; // HUNT-R34, HUNT-R43
    const tooFar = (price: number) => ({ code: 'too-far', say: SAID.refusals.tooFar(price, mover.mv) });
    return mover.at ? faultOfPath(mover.at, path, walkFor(table, mover), tooFar) : 'blocked'; // HUNT-R34
  },

  *variants(table, mover) {
    if (!mover.at || mover.mv === 0) return;
    for (const { path } of waysOf(mover.at, walkFor(table, mover))) yield { path };
  },

  *run(table, by, { path }) {
    const mover = fighterOf(table, by);
    const way = openPart(
      path,
      (hex) => isPassable(table, mover, hex),
      (end) => !occupant(table, end, mover.id),
    );
    for (const hex of way) {
      mover.mv -= groundCost(table, hex); // HUNT-R34
      place(table, mover.id, hex, 'moved'); // HUNT-R34: a walk provokes no reactions
    }
    yield* comeUponAhead(table, mover.id, path.slice(way.length)); // HUNT-R54
  },
});

/** Stands up, which costs the turn's whole movement. */
export const stand = turnAction({
  fault(_table, { conditions, mv, base }) {
    if (!conditions.includes('toppled')) return { code: 'wrong-state', say: SAID.refusals.notToppled };
    return mv < base.mv ? { code: 'too-far', say: SAID.refusals.notFresh } : undefined;
  },
  *run(table, by) {
    fighterOf(table, by).mv = 0;
    relieve(table, by, 'toppled'); // HUNT-59, HUNT-R43
  },
});
