import type { OwnRows } from '../../../kit/content.ts';
import { ABILITY, ABILITY_ROWS, BOOST, BOOSTS } from './abilities.ts';
import { ARMOR, PIECE, SHIELDS, WEAPON, WEAPONS } from './weapons.ts';

/**
 * The parts of the rules that content may extend. Abilities and boosts have their own rules, so only their
 * numbers can change.
 */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true },
  armor: { book: ARMOR, members: PIECE, isOpen: true },
  shields: { book: SHIELDS, members: PIECE, isOpen: true },
  abilities: { book: ABILITY_ROWS, members: ABILITY },
  boosts: { book: BOOSTS, members: BOOST },
} as const;

/** The battle's own content, each entry complete. */
export type Own = OwnRows<typeof CONTENT>;
