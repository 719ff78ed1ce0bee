import type { TakenBattle } from '../store/store.ts';

/** Returns sentences for the GM about damage found in the record of a battle. */
export function noticesOf({ damage, scar }: TakenBattle): string[] {
  const notices: string[] = [];
  if (damage) {
    const what = damage.lost === 1 ? 'its last step is lost' : `its last ${damage.lost} steps are lost`;
    notices.push(
      `The end of this fight’s record was damaged (${what}). The fight continues from just before that.`,
    );
  }
  if (scar !== null)
    notices.push('An early part of this battle’s record is damaged. The table is whole; its log is not.');
  return notices;
}
