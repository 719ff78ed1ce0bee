import type { Action } from '../core/action.ts';
import { codeOf, type Fault } from '../presentation/rejection.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { type Fighter, findFighter, isStanding, type Table } from '../state/table.ts';

/* What the rules refuse, the game master may let happen: ADR 14. */

/** So many reasons can be waived at once. */
export const MOST_WAIVED = 20;

/**
 * What a check has found wrong with what somebody wants to do, unless the game master lets it happen all the
 * same. What goes through here can be forced; the rest of the check goes on behind it.
 */
export function excused(
  by: Pick<Fighter, 'forced'> | undefined,
  fault: Fault | undefined,
): Fault | undefined {
  return fault !== undefined && isWaived(by, codeOf(fault)) ? undefined : fault;
}

/** Whether the game master lets somebody act against faults of that code. */
export function isWaived(by: Pick<Fighter, 'forced'> | undefined, code: string): boolean {
  return by?.forced?.includes(code) === true;
}

/** The table on which the game master lets somebody do what those reasons forbid. */
export function withWaivers<T extends Table>(table: T, by: Id, codes: readonly string[]): T {
  const fighter = findFighter(table, by);
  if (!fighter || codes.length === 0) return table;
  return { ...table, fighters: { ...table.fighters, [by]: { ...fighter, forced: codes } } };
}

/**
 * That it is not somebody's turn, unless the game master lets them act all the same: whoever is still in the
 * fight.
 */
export function notTheirTurn(table: Table, by: AskedId): Fault | undefined {
  const fault = 'not-your-turn';
  return isStanding(table, by) ? excused(findFighter(table, by), fault) : fault;
}

/**
 * What forbids an action apart from what its own check finds: that it takes a turn, and whoever does it is
 * not asked for one.
 */
export function faultOfTurn(
  table: Table,
  { outOfTurn, leavesTurn }: Pick<Action, 'outOfTurn' | 'leavesTurn'>,
  by: AskedId,
  isAsked: boolean,
): Fault | undefined {
  if (outOfTurn || isAsked) return undefined;
  return leavesTurn ? 'not-your-turn' : notTheirTurn(table, by);
}

/**
 * All that forbids somebody to do something, and whether it can be forced: each fault is looked behind until
 * one stays. `isAsked`: whether it is asked what to do.
 */
export function reasonsAgainst<T extends Table>(
  table: T,
  what: Pick<Action<T>, 'check' | 'outOfTurn' | 'leavesTurn'>,
  by: Id,
  act: Params,
  isAsked: boolean,
): { readonly faults: readonly Fault[]; readonly isFirm: boolean } {
  const faults: Fault[] = [];
  for (;;) {
    const lenient = withWaivers(table, by, faults.map(codeOf));
    const fault = faultOfTurn(lenient, what, by, isAsked) ?? what.check(lenient, by, act);
    if (fault === undefined) return { faults, isFirm: false };
    const isStuck = faults.some((known) => codeOf(known) === codeOf(fault));
    if (isStuck || faults.length === MOST_WAIVED) return { faults, isFirm: true };
    faults.push(fault);
  }
}
