import type { OwnRows } from '../../../kit/content.ts';
import { ABILITIES, ABILITY } from './abilities.ts';
import { faultOfSpellRow, SPELL, SPELLS } from './spells.ts';
import { faultOfWeapon, SHIELD, SHIELDS, WEAPON, WEAPONS } from './weapons.ts';

/**
 * The parts of the rules that content may extend. Abilities have their own rules, so only their numbers can
 * change.
 */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true, fault: faultOfWeapon },
  shields: { book: SHIELDS, members: SHIELD, isOpen: true },
  spells: { book: SPELLS, members: SPELL, isOpen: true, fault: faultOfSpellRow },
  abilities: { book: ABILITIES, members: ABILITY },
} as const;

/** The battle's own content, each entry complete. */
export type Own = OwnRows<typeof CONTENT>;
