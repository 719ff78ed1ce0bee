import type { OwnRows } from '../../../kit/content.ts';
import { ITEM, ITEMS } from './items.ts';
import { ARRAY, ARRAYS, COUNTER, COUNTERS, faultOfArray, faultOfPower, POWER, POWERS } from './powers.ts';
import { faultOfWeapon, WEAPON, WEAPONS } from './weapons.ts';

/** The kinds of content: the rulebook's entries, and the fields of the entries that a battle can change or add. */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true, fault: faultOfWeapon },
  items: { book: ITEMS, members: ITEM, isOpen: true },
  powers: { book: POWERS, members: POWER, isOpen: true, fault: faultOfPower },
  arrays: { book: ARRAYS, members: ARRAY, isOpen: true, fault: faultOfArray },
  counters: { book: COUNTERS, members: COUNTER, isOpen: true },
} as const;

/** The content that a battle adds or changes. Each entry is complete. */
export type Own = OwnRows<typeof CONTENT>;
