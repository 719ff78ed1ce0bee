import type { Id } from '../../../engine/schema/ids.ts';
import { lay } from '../../../engine/state/verbs.ts';
import type { BoostId } from '../sheet/abilities.ts';
import { type Entry, findEntry, type VigilTable } from '../table.ts';
import type { ActionRule } from './action-rule.ts';

/* Boosts of an active defense, which are actions of their own: VIG-59. */

/** Returns the rule of a defense boost. It adds its boost to the attack below it. */
function defenseBoost(boost: BoostId): ActionRule {
  return {
    slot: 'boost',
    isBound: true, // VIG-37: it fizzles without its attack
    cost: () => ({}), // VIG-59: paid with the answer
    effect: (table, entry) => findEntry(table, entry.parent)?.defence?.push(boost),
  };
}

export const DEFENSE_BOOSTS = { brace: defenseBoost('brace'), deflect: defenseBoost('deflect') } as const;

/** Puts the boosts of a defense on the attack. The last one named is on top. */
export function layDefenseBoosts(table: VigilTable, attack: Entry, by: Id, boosts: readonly BoostId[]): void {
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

/** Returns the boosts of an action. A defense boost is its own boost. */
export function boostsOn({ slot, name, boosts }: Entry): readonly BoostId[] {
  return slot === 'boost' ? [name as BoostId] : boosts;
}

/** Returns whether an attack continues after the boosts of its defense. No window opens on it again. */
export function isUnderWay({ defence }: Entry): boolean {
  return defence !== undefined; // VIG-59, VIG-R22
}
