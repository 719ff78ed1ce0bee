import type { Said } from '@riposte/shared/engine/language/keyed-text';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { TakenBattle } from '../store/store.ts';
import type { KeyedRejection } from './refusals.ts';
import { REFUSALS } from './said.ts';

const { notices } = REFUSALS;

/** Returns sentences for the GM about damage found in the record of a battle. */
export function noticesOf({ damage, scar }: TakenBattle): Said[] {
  const found: Said[] = [];
  if (damage) found.push(notices.lostSteps(damage.lost));
  if (scar !== null) found.push(notices.damagedStart);
  return found;
}

/**
 * The sentence for the GM after the last input of a battle was voided, because the rules failed on it or never ended.
 */
export const LAST_STEP_VOID = notices.voidStep;

/** Returns the sentence for a player whose fighter brought an order that the rules reject. */
export function orderDropped(fighter: string, { message, key, args }: Rejection): Said {
  return notices.orderDropped(
    fighter,
    key === undefined ? message : { text: message, key, ...(args && { args }) },
  );
}

/** Returns the sentence of a refusal as a notice. */
export function noticeFrom({ message, key, args }: KeyedRejection): Said {
  return { text: message, key, ...(args && { args }) };
}
