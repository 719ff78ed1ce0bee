import type { OwnRows } from '../../../kit/content.ts';
import { ABILITIES, ABILITY } from './abilities.ts';
import { ARMOR, BAG, BAGS, ITEM, ITEMS, PIECE, WEAPON, WEAPONS } from './things.ts';

/**
 * The parts of the rulebook that a battle's content may change. Only the numbers of abilities can change, because each
 * ability has its own code.
 */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true },
  armour: { book: ARMOR, members: PIECE, isOpen: true },
  items: { book: ITEMS, members: ITEM, isOpen: true },
  bags: { book: BAGS, members: BAG, isOpen: true },
  abilities: { book: ABILITIES, members: ABILITY },
} as const;

/** The entries that a battle's content adds or changes. Each entry is complete, including unchanged values. */
export type Own = OwnRows<typeof CONTENT>;
