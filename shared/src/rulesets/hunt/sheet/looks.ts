import type { EventLook, LooksById } from '../../../engine/state/beats.ts';
import { cast, shot, struck } from '../../../kit/looks.ts';
import type { AbilityId } from './abilities.ts';
import type { ItemId, WeaponId } from './things.ts';

/* The appearance of weapons, abilities and items on the map. */

const SHOT = shot('arrow');
const HEALING = { beat: 'heal' } as const;

export const WEAPON_LOOKS: Readonly<Record<WeaponId, EventLook>> = {
  cleaver: struck('steel'),
  knife: struck('steel'),
  spear: struck('steel'),
  club: struck('blunt'),
  maul: struck('blunt'),
  crossbow: SHOT,
  javelin: SHOT,
  fists: struck('blunt'),
};

/** The looks of abilities. Attacks with a weapon have the look of the weapon instead. */
export const ABILITY_LOOKS: LooksById = {
  'leg-sweep': struck('blunt'),
  'snare-shot': SHOT,
  'call-out': cast('voice'),
  'fire-pot': cast('fire'),
  gnash: struck('claws'),
  ram: struck('blunt'),
  sting: struck('claws'),
  rend: struck('claws'),
  quake: cast('stone'),
  'flame-breath': cast('fire'),
  roar: cast('voice'),
  'patch-up': HEALING,
  rally: cast('voice'),
  cleanse: HEALING,
  tripwire: { beat: 'grab' },
} satisfies Partial<Record<AbilityId, EventLook>>;

export const ITEM_LOOKS: Readonly<Record<ItemId, EventLook>> = {
  'dried-meat': HEALING,
  'smelling-salts': HEALING,
  salve: HEALING,
  'bitter-root': HEALING,
  'flash-pouch': cast('lightning'),
};
