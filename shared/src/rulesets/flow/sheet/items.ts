import { thingOrOther } from '../../../engine/schema/field-schema.ts';
import { SHIELDS, WEAPONS } from './weapons.ts';

export const POTIONS = ['healing-potion', 'antidote'] as const;
export const WAND = { id: 'ember-wand', ap: 2, charges: 3, range: 6, dice: 1, sides: 6, bonus: 2 } as const;
export const CHARM = { id: 'ward-charm', ap: 1 } as const;
export const HEALING = { dice: 2, sides: 6, bonus: 2 } as const;

/** The schema of an item in a hand or in the bag. Ids that are not listed here are plain items without rules. */
export const item = thingOrOther(
  [...Object.keys(WEAPONS), ...Object.keys(SHIELDS), ...POTIONS, WAND.id, CHARM.id],
  [WEAPONS, SHIELDS],
);
