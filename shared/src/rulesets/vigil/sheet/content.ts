import type { OwnRows } from '../../../kit/content.ts';
import { ABILITY, ABILITY_ROWS, BOOST, BOOSTS } from './abilities.ts';
import { ARMOR, PIECE, SHIELDS, WEAPON, WEAPONS } from './weapons.ts';

/** What of these rules is data: abilities and boosts have rules of their own, and only their numbers can be changed. */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true },
  armor: { book: ARMOR, members: PIECE, isOpen: true },
  shields: { book: SHIELDS, members: PIECE, isOpen: true },
  abilities: { book: ABILITY_ROWS, members: ABILITY },
  boosts: { book: BOOSTS, members: BOOST },
} as const;

/** What a battle's content says of these, each entry whole. */
export type Own = OwnRows<typeof CONTENT>;
