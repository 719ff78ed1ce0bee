import type { OwnRows } from '../../../kit/content.ts';
import { ABILITIES, ABILITY } from './abilities.ts';
import { faultOfSpellRow, SPELL, SPELLS } from './spells.ts';
import { faultOfWeapon, SHIELD, SHIELDS, WEAPON, WEAPONS } from './weapons.ts';

/** What of these rules is data: the abilities have rules of their own, and only their numbers can be changed. */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true, fault: faultOfWeapon },
  shields: { book: SHIELDS, members: SHIELD, isOpen: true },
  spells: { book: SPELLS, members: SPELL, isOpen: true, fault: faultOfSpellRow },
  abilities: { book: ABILITIES, members: ABILITY },
} as const;

/** What a battle's content says of these, each entry whole. */
export type Own = OwnRows<typeof CONTENT>;
