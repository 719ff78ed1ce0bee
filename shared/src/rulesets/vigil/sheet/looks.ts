import type { BeatElement, EventLook, LooksById } from '../../../engine/state/beats.ts';
import type { Stat } from './stats.ts';
import { WEAPONS, type WeaponId } from './weapons.ts';

/* How the map shows weapons and spells. */

const ELEMENTS: Readonly<Record<WeaponId, BeatElement>> = {
  unarmed: 'blunt',
  dagger: 'steel',
  longsword: 'steel',
  spear: 'steel',
  'war-axe': 'steel',
  fangs: 'claws',
  'great-fists': 'blunt',
  'throwing-knives': 'steel',
  javelins: 'arrow',
  'short-bow': 'arrow',
  'long-bow': 'arrow',
  crossbow: 'arrow',
};

export const WEAPON_LOOKS: LooksById = Object.fromEntries(
  Object.entries(ELEMENTS).map(([id, element]): [string, EventLook] => [
    id,
    { beat: WEAPONS[id as WeaponId].kind === 'melee' ? 'strike' : 'shoot', element },
  ]),
);

export const SPELL_LOOKS: LooksById = {
  bind: { beat: 'cast', element: 'spell' },
  firebolt: { beat: 'cast', element: 'fire' },
};

/** The looks of the checks with which attacks and spells are made. */
export const STAT_LOOKS = {
  assault: { beat: 'strike' },
  shooting: { beat: 'shoot' },
  reasoning: { beat: 'cast' },
  willpower: { beat: 'cast' },
} as const satisfies Partial<Record<Stat, EventLook>>;
