import type { EventLook, LooksById } from '../../../engine/state/beats.ts';
import { cast, shot, struck } from '../../../kit/looks.ts';
import type { POWERS } from './powers.ts';
import type { WeaponId } from './weapons.ts';

/* The appearance of checks, weapons, powers and conditions on the map. */

const SHOT = shot('arrow');

export const CHECK_LOOKS: LooksById = { attack: { beat: 'strike' }, stunt: { beat: 'grab' } };

/** The looks of weapons and powers. */
export const MEANS_LOOKS: LooksById = {
  fists: struck('blunt'),
  rapier: struck('steel'),
  dagger: struck('steel'),
  club: struck('blunt'),
  hammer: struck('blunt'),
  staff: struck('blunt'),
  spear: struck('steel'),
  maul: struck('blunt'),
  'great-axe': struck('steel'),
  claws: struck('claws'),
  longbow: SHOT,
  shortbow: SHOT,
  crossbow: SHOT,
  arbalest: SHOT,
  'hand-bow': SHOT,
  barb: cast('voice'),
  whisper: cast('voice'),
  'flame-dart': cast('fire'),
  'frost-snare': cast('frost'),
  'flame-burst': cast('fire'),
  'stone-shard': cast('stone'),
  'mage-ward': { beat: 'guard', element: 'spell' },
  mend: { beat: 'heal' },
  rally: cast('voice'),
  'scathing-verse': cast('voice'),
  'smear-campaign': cast('voice'),
  beguile: cast('voice'),
  slumber: cast('spell'),
  gust: cast('spell'),
  'quake-stomp': cast('stone'),
} satisfies Readonly<Record<WeaponId | keyof typeof POWERS, EventLook>>;

export const CONDITION_LOOKS: LooksById = {
  prone: { beat: 'trip' },
  held: { beat: 'grab' },
  restrained: { beat: 'grab' },
  bound: { beat: 'grab' },
};
