import type { OwnRows } from '../../../kit/content.ts';
import { ABILITIES, ABILITY } from './abilities.ts';
import { ARMOR, BAG, BAGS, ITEM, ITEMS, PIECE, WEAPON, WEAPONS } from './things.ts';

/** The content of this ruleset. Abilities have rules of their own: only their numbers can be changed. */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true },
  armour: { book: ARMOR, members: PIECE, isOpen: true },
  items: { book: ITEMS, members: ITEM, isOpen: true },
  bags: { book: BAGS, members: BAG, isOpen: true },
  abilities: { book: ABILITIES, members: ABILITY },
} as const;

/** A battle's own content, each entry complete. */
export type Own = OwnRows<typeof CONTENT>;
