import type { Id } from '../../../engine/schema/ids.ts';
import { lay } from '../../../engine/state/verbs.ts';
import type { BoostId } from '../sheet/abilities.ts';
import { type Entry, findEntry, type VigilTable } from '../table.ts';
import type { ActionRule } from './action-rule.ts';

/* Boosts of an active defense. Each is a stack entry of its own (VIG-59). */

/**
 * Returns the rule of a defense boost. When the boost resolves, it is added to the defense against the attack below it.
 */
function defenseBoost(boost: BoostId): ActionRule {
  return {
    slot: 'boost',
    isBound: true, // VIG-37: the boost fizzles without its attack
    cost: () => ({}), // VIG-59: already paid when the target chose its defense
    effect: (table, entry) => findEntry(table, entry.parent)?.defence?.push(boost),
  };
}

export const DEFENSE_BOOSTS = { brace: defenseBoost('brace'), deflect: defenseBoost('deflect') } as const;

/** Puts the boosts of a defense on the stack, above the attack. The last boost in the list ends up on top. */
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

/** Returns the boosts that an entry carries. The entry of a defense boost carries only that boost itself. */
export function boostsOn({ slot, name, boosts }: Entry): readonly BoostId[] {
  return slot === 'boost' ? [name as BoostId] : boosts;
}

/**
 * Returns whether the target of an attack has already chosen an active defense. From then on, no reaction window
 * opens on the attack.
 */
export function isUnderWay({ defence }: Entry): boolean {
  return defence !== undefined; // VIG-59, VIG-R22
}
