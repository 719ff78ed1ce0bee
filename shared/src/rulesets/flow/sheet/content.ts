import type { OwnRows } from '../../../kit/content.ts';
import { ABILITIES, ABILITY } from './abilities.ts';
import { faultOfSpellRow, SPELL, SPELLS } from './spells.ts';
import { faultOfWeapon, SHIELD, SHIELDS, WEAPON, WEAPONS } from './weapons.ts';

/**
 * The parts of the rules that a battle's content may extend. Each ability has rules of its own, so content can only
 * change its numbers.
 */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true, fault: faultOfWeapon },
  shields: { book: SHIELDS, members: SHIELD, isOpen: true },
  spells: { book: SPELLS, members: SPELL, isOpen: true, fault: faultOfSpellRow },
  abilities: { book: ABILITIES, members: ABILITY },
} as const;

/** The weapons, shields, spells and abilities that a battle adds or changes. Each entry is complete. */
export type Own = OwnRows<typeof CONTENT>;
