import type { Content } from '../../../engine/content.ts';
import { ownRows, type Rows } from '../../../kit/content.ts';
import { ABILITIES, ABILITY, type AbilityRow } from './abilities.ts';
import { faultOfSpellRow, SPELL, SPELLS, type Spell } from './spells.ts';
import { faultOfWeapon, SHIELD, SHIELDS, type Shield, WEAPON, WEAPONS, type Weapon } from './weapons.ts';

/** What of these rules is data: the abilities have rules of their own, and only their numbers can be changed. */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true, fault: faultOfWeapon },
  shields: { book: SHIELDS, members: SHIELD, isOpen: true },
  spells: { book: SPELLS, members: SPELL, isOpen: true, fault: faultOfSpellRow },
  abilities: { book: ABILITIES, members: ABILITY },
} as const;

/** What a battle's content says of these, each entry whole. */
export interface Own {
  readonly weapons?: Rows<Weapon>;
  readonly shields?: Rows<Shield>;
  readonly spells?: Rows<Spell>;
  readonly abilities?: Rows<AbilityRow>;
}

/** A battle's own content, for the sheets of its fighters; undefined: there is none. Throws `SetupError`. */
export function ownContent(content: Content | undefined): Own | undefined {
  const { weapons, shields, spells, abilities } = {
    weapons: ownRows('weapons', CONTENT.weapons, content),
    shields: ownRows('shields', CONTENT.shields, content),
    spells: ownRows('spells', CONTENT.spells, content),
    abilities: ownRows('abilities', CONTENT.abilities, content),
  };
  if (!weapons && !shields && !spells && !abilities) return undefined;
  return {
    ...(weapons && { weapons }),
    ...(shields && { shields }),
    ...(spells && { spells }),
    ...(abilities && { abilities }),
  };
}
