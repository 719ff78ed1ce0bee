import type { Id } from '../../../engine/schema/ids.ts';
import { lay } from '../../../engine/state/verbs.ts';
import type { BoostId } from '../sheet/abilities.ts';
import { type Entry, findEntry, type VigilTable } from '../table.ts';
import type { Deed } from './stack-action.ts';

/* The boosts of an active defense, which are actions of their own: VIG-59. */

/** Counts a boost in the defense against the attack on which it was laid. */
function defenceBoost(boost: BoostId): Deed {
  return {
    slot: 'boost',
    isBound: true, // VIG-37: it fizzles without its attack
    cost: () => ({}), // VIG-59: paid with the answer
    effect: (table, entry) => findEntry(table, entry.parent)?.defence?.push(boost),
  };
}

export const DEFENCE_BOOSTS = { brace: defenceBoost('brace'), deflect: defenceBoost('deflect') } as const;

/** Lays the boosts of a defense on the attack, the one named last on top. */
export function layDefenceBoosts(table: VigilTable, attack: Entry, by: Id, boosts: readonly BoostId[]): void {
  for (const [index, name] of boosts.entries()) {
    lay(table, {
      id: attack.id + 1 + index,
      name,
      by,
      slot: 'boost',
      isPrepared: false,
      isChecked: false,
      act: {},
      boosts: [],
      disadvantage: 0,
      parent: attack.id,
    });
  }
}

/** The boosts that an action carries; a boost of a defense is one itself. */
export function boostsOn({ slot, name, boosts }: Entry): readonly BoostId[] {
  return slot === 'boost' ? [name as BoostId] : boosts;
}

/** Whether an attack only has to go on after the boosts of the defense against it: all have passed on it already. */
export function isUnderWay({ defence }: Entry): boolean {
  return defence !== undefined; // VIG-59, VIG-R22
}
