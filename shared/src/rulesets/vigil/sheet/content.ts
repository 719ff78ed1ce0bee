import type { OwnRows } from '../../../kit/content.ts';
import { ABILITY, ABILITY_ROWS, BOOST, BOOSTS } from './abilities.ts';
import { ARMOR, PIECE, SHIELDS, WEAPON, WEAPONS } from './weapons.ts';

/**
 * The parts of the rulebook that a battle's content may change. Content may add weapons, armor and shields. It can
 * change only the numbers of abilities and boosts, because each of them has its own code.
 */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true },
  armor: { book: ARMOR, members: PIECE, isOpen: true },
  shields: { book: SHIELDS, members: PIECE, isOpen: true },
  abilities: { book: ABILITY_ROWS, members: ABILITY },
  boosts: { book: BOOSTS, members: BOOST },
} as const;

/** The entries that a battle's content adds or changes. Each entry is complete, including unchanged values. */
export type Own = OwnRows<typeof CONTENT>;
