import type { Action, ActionSpec } from '../../../engine/core/action.ts';
import { isWaived, notTheirTurn } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';
import type { AskedId, Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, standing } from '../../../engine/state/table.ts';
import { emit, touch } from '../../../engine/state/verbs.ts';
import { action, type HuntFighter, type HuntTable, type Party } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { isHelpless } from './helpless.ts';

/* Turns: the fighters that may take one, and the checks shared by all actions of a turn. */

/** Returns the party that a fighter acts with; null if it is not decided yet. */
export function partyOf({ type, step }: HuntFighter): Party | null {
  return type === 'adventurer' ? step : 'enemy'; // HUNT-4, HUNT-37
}

/** Returns whether a fighter could take a turn in the current step or part of step E. */
export function isAble(table: HuntTable, fighter: HuntFighter): boolean {
  if (fighter.defeated || isHelpless(fighter)) return false; // HUNT-62
  if (table.party === null || partyOf(fighter) !== table.party) return false; // HUNT-4, HUNT-55
  return table.phase === 'extra' ? fighter.extra > 0 : !fighter.done; // HUNT-6, HUNT-54
}

/** Returns the fighters that could take a turn, in listed order. */
export function ableFighters(table: HuntTable): HuntFighter[] {
  return standing(table).filter((fighter) => isAble(table, fighter));
}

/** Returns whether a fighter may take the turn now, or continue it. */
export function mayAct(table: HuntTable, id: Id): boolean {
  const fighter = findFighter(table, id);
  if (!fighter || !isAble(table, fighter)) return false;
  return !table.begun || table.turn === id; // HUNT-5, HUNT-R52
}

/** Returns the fault that keeps a fighter from all actions of a turn. */
function barred(table: HuntTable, by: AskedId): Fault | undefined {
  return barredAsHelpless(table, by) ?? (mayAct(table, by) ? undefined : notTheirTurn(table, by)); // HUNT-4, HUNT-5
}

function barredAsHelpless(table: HuntTable, by: AskedId): Fault | undefined {
  const fighter = findFighter(table, by);
  const isBarred = fighter && isHelpless(fighter) && !isWaived(fighter, 'prevented');
  return isBarred ? { code: 'prevented', say: TEXT.refusals.helpless, clause: 'HUNT-62' } : undefined; // HUNT-62, HUNT-R51
}

/** Returns the fault if the fighter is not an adventurer. */
export function forAdventurers(table: HuntTable, by: AskedId): Fault | undefined {
  return findFighter(table, by)?.type === 'adventurer' ? undefined : 'adventurers-only'; // HUNT-37
}

/** Declares a turn action. Its check first rejects Helpless fighters and fighters that cannot take the turn. */
export function turnAction<P extends FieldSchemas = Record<never, never>>(
  spec: ActionSpec<HuntTable, P>,
): Action<HuntTable, Values<P>> {
  return action<P>({
    ...spec,
    outOfTurn: true,
    check: (table, by, act) => barred(table, by) ?? spec.check(table, by, act), // HUNT-R51
  });
}

/** Gives the turn to a fighter until it ends. */
export function beginTurn(table: HuntTable, id: Id): void {
  if (table.begun) return;
  table.turn = id; // HUNT-5
  table.begun = true;
  emit(table, { type: 'turn-began', by: id });
}

/** Ends the turn, with or without an action. */
export function endTurn(table: HuntTable, id: Id): void {
  const fighter = findFighter(table, id);
  if (isWaived(fighter, 'not-your-turn')) return; // the GM forced it out of turn, so no turn ends
  table.turn = null;
  table.begun = false;
  if (!fighter) return;
  touch(table, id);
  fighter.mv = fighter.base.mv; // HUNT-R34
  if (table.phase === 'extra')
    fighter.extra = Math.max(0, fighter.extra - 1); // HUNT-R26
  else fighter.done = true; // HUNT-6
}

/** Ends the turn without an action. */
export const pass = action({
  outOfTurn: true,
  check: (table, by) => barredAsHelpless(table, by) ?? (mayAct(table, by) ? undefined : 'not-your-turn'),
  *run(table, by) {
    endTurn(table, fighterOf(table, String(by)).id); // HUNT-25
  },
});
