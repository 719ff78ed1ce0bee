import type { TakenBattle } from '../store/store.ts';

/** Returns sentences for the GM about damage found in the record of a battle. */
export function noticesOf({ damage, scar }: TakenBattle): string[] {
  const notices: string[] = [];
  if (damage) {
    const what = damage.lost === 1 ? 'its last step was lost' : `its last ${damage.lost} steps were lost`;
    notices.push(
      `The end of this fight’s record was damaged (${what}). The fight continues from the last undamaged step.`,
    );
  }
  if (scar !== null)
    notices.push(
      'An early part of this fight’s record is damaged. The fight itself is intact, but its log is incomplete.',
    );
  return notices;
}

/** The sentence for the GM after the last input of a battle was voided, because the rules failed on it or never ended. */
export const LAST_STEP_VOID =
  'The rules failed on the last step of this fight or took too long, so it was set aside. The fight continues from the step before it.';

/** Returns the sentence for a player whose fighter brought an order that the rules reject. */
export function orderDropped(fighter: string, reason: string): string {
  return `${fighter}: an auto-response from an earlier fight no longer fits the rules and was dropped. ${reason}`;
}
