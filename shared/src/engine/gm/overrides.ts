import type { Action } from '../core/action.ts';
import { codeOf, type Fault } from '../presentation/rejection.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { type Fighter, findFighter, isStanding, type Table } from '../state/table.ts';

/* This file lets the GM override the rules for actions that they forbid: ADR 14. */

/** The maximum number of faults that can be waived at once. */
export const MOST_WAIVED = 20;

/**
 * Returns a fault that a check has found, or undefined if the GM has waived it. A check passes each fault that can
 * be waived to this function, and continues if it returns undefined.
 */
export function unlessWaived(
  by: Pick<Fighter, 'forced'> | undefined,
  fault: Fault | undefined,
): Fault | undefined {
  return fault !== undefined && isWaived(by, codeOf(fault)) ? undefined : fault;
}

/** Returns whether the GM has waived faults with the code `code` for a fighter. */
export function isWaived(by: Pick<Fighter, 'forced'> | undefined, code: string): boolean {
  return by?.forced?.includes(code) === true;
}

/** Returns the table with these faults waived for a fighter. */
export function withWaivers<T extends Table>(table: T, by: Id, codes: readonly string[]): T {
  const fighter = findFighter(table, by);
  if (!fighter || codes.length === 0) return table;
  return { ...table, fighters: { ...table.fighters, [by]: { ...fighter, forced: codes } } };
}

/**
 * Returns the fault for acting out of turn; undefined if the fighter is undefeated and the GM has waived the fault for
 * it.
 */
export function notTheirTurn(table: Table, by: AskedId): Fault | undefined {
  const fault = 'not-your-turn';
  return isStanding(table, by) ? unlessWaived(findFighter(table, by), fault) : fault;
}

/**
 * Returns the fault of taking an action without an open prompt if the action needs a turn. The action's own check
 * does not find this fault.
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
 * Returns all faults of an action. Waives each fault to find the next one, until a fault cannot be waived; then
 * `isFirm` is true and the GM cannot override the rules. `isAsked` tells whether the actor has an open prompt.
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
    const waived = withWaivers(table, by, faults.map(codeOf));
    const fault = faultOfTurn(waived, what, by, isAsked) ?? what.check(waived, by, act);
    if (fault === undefined) return { faults, isFirm: false };
    const isStuck = faults.some((known) => codeOf(known) === codeOf(fault));
    if (isStuck || faults.length === MOST_WAIVED) return { faults, isFirm: true };
    faults.push(fault);
  }
}
