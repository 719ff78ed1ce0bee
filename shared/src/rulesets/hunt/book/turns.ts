import { type Action, reading } from '../../../engine/core/action.ts';
import { isWaived, notTheirTurn } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter, standing } from '../../../engine/state/table.ts';
import { emit, touch } from '../../../engine/state/verbs.ts';
import { type ActionParts, asAction, type Declared } from '../../../kit/staged-action.ts';
import { action, type HuntFighter, type HuntTable, type Party } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { isHelpless } from './helpless.ts';

/* Turns: which fighters may take one, and the checks that all actions of a turn have in common. */

/** Returns the party that a fighter acts with; null before the initiative is decided. */
export function partyOf({ type, step }: HuntFighter): Party | null {
  return type === 'adventurer' ? step : 'enemy'; // HUNT-4, HUNT-37
}

/** Returns whether a fighter can still take a turn in the current step or part of step E. */
export function isAble(table: HuntTable, fighter: HuntFighter): boolean {
  if (fighter.defeated || isHelpless(fighter)) return false; // HUNT-62
  if (table.party === null || partyOf(fighter) !== table.party) return false; // HUNT-4, HUNT-55
  return table.phase === 'extra' ? fighter.extra > 0 : !fighter.done; // HUNT-6, HUNT-54
}

/** Returns the fighters that can still take a turn in the current step, in listed order. */
export function ableFighters(table: HuntTable): HuntFighter[] {
  return standing(table).filter((fighter) => isAble(table, fighter));
}

/** Returns whether a fighter may begin a turn now or continue the current one. */
export function mayAct(table: HuntTable, id: Id): boolean {
  const fighter = findFighter(table, id);
  if (!fighter || !isAble(table, fighter)) return false;
  return !table.begun || table.turn === id; // HUNT-5, HUNT-R52
}

/** Returns the fault if a fighter may not take any action of a turn now. */
function barred(table: HuntTable, me: HuntFighter): Fault | undefined {
  return barredAsHelpless(me) ?? (mayAct(table, me.id) ? undefined : notTheirTurn(table, me.id)); // HUNT-4, HUNT-5
}

function barredAsHelpless(me: HuntFighter): Fault | undefined {
  const isBarred = isHelpless(me) && !isWaived(me, 'prevented');
  return isBarred ? { code: 'prevented', say: SAID.refusals.helpless, clause: 'HUNT-62' } : undefined; // HUNT-62, HUNT-R51
}

/** Returns the fault if the fighter is not an adventurer. */
export function forAdventurers({ type }: HuntFighter): Fault | undefined {
  return type === 'adventurer' ? undefined : 'adventurers-only'; // HUNT-37
}

/** The declaration of an action that a fighter can take in its turn. */
interface TurnParts<Act extends Params> extends ActionParts<HuntTable, HuntFighter, Act> {
  /** True if only adventurers can take the action. */
  readonly isForAdventurers?: true;
  /**
   * Returns the fault if the action's own requirements are not met. If omitted, the action has no such requirements.
   */
  fault?(table: HuntTable, me: HuntFighter, act: Act): Fault | undefined;
  readonly run: Action<HuntTable, Act>['run'];
}

/**
 * Declares an action that a fighter can take in its turn. Its check first rejects Helpless fighters and fighters that
 * cannot act now.
 */
export function turnAction<P extends FieldSchemas = Record<never, never>>(
  declared: Declared<TurnParts<Values<P>>, HuntTable, P>,
): Action<HuntTable, Values<P>> {
  const { params = {} as P, understand, isForAdventurers, fault, run } = declared;
  const staged = {
    ...reading<HuntTable, P>(params, understand),
    parts: { ...declared, outOfTurn: true as const },
  };
  const check = (table: HuntTable, me: HuntFighter, act: Values<P>) =>
    barred(table, me) ?? (isForAdventurers && forAdventurers(me)) ?? fault?.(table, me, act); // HUNT-R51
  return asAction(staged, check, run);
}

/** Begins a fighter's turn. No other fighter can act until the turn ends. */
export function beginTurn(table: HuntTable, id: Id): void {
  if (table.begun) return;
  table.turn = id; // HUNT-5
  table.begun = true;
  emit(table, { type: 'turn-began', by: id });
}

/** Ends a fighter's turn, whether or not it has taken an action. */
export function endTurn(table: HuntTable, id: Id): void {
  const fighter = findFighter(table, id);
  if (isWaived(fighter, 'not-your-turn')) return; // the GM let the fighter act outside its turn, so no turn ends
  table.turn = null;
  table.begun = false;
  if (!fighter) return;
  touch(table, id);
  fighter.mv = fighter.base.mv; // HUNT-R34
  if (table.phase === 'extra')
    fighter.extra = Math.max(0, fighter.extra - 1); // HUNT-R26
  else fighter.done = true; // HUNT-6
}

/** The action that ends the turn without doing anything else. */
export const pass = action({
  outOfTurn: true,
  check(table, by) {
    const me = findFighter(table, by);
    return (me && barredAsHelpless(me)) ?? (mayAct(table, by) ? undefined : 'not-your-turn');
  },
  *run(table, by) {
    endTurn(table, by); // HUNT-25
  },
});
