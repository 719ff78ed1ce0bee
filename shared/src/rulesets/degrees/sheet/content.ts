import type { OwnRows } from '../../../kit/content.ts';
import { ITEM, ITEMS } from './items.ts';
import { ARRAY, ARRAYS, COUNTER, COUNTERS, faultOfArray, faultOfPower, POWER, POWERS } from './powers.ts';
import { faultOfWeapon, WEAPON, WEAPONS } from './weapons.ts';

/** The kinds of content that a battle can add to or change, with the rulebook's own entries. */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true, fault: faultOfWeapon },
  items: { book: ITEMS, members: ITEM, isOpen: true },
  powers: { book: POWERS, members: POWER, isOpen: true, fault: faultOfPower },
  arrays: { book: ARRAYS, members: ARRAY, isOpen: true, fault: faultOfArray },
  counters: { book: COUNTERS, members: COUNTER, isOpen: true },
} as const;

/** The content that a battle adds or changes. Each entry is complete. */
export type Own = OwnRows<typeof CONTENT>;
