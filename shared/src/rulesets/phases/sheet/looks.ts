import type { EventLook, LooksById } from '../../../engine/state/beats.ts';
import { cast, shot, struck } from '../../../kit/looks.ts';
import type { AbilityId, Reaction } from './abilities.ts';

/* The appearance of weapons, attack spells, abilities and reactions on the map. */

export const ABILITY_LOOKS: Readonly<Record<AbilityId, EventLook>> = {
  brace: { beat: 'guard' },
  barrier: { beat: 'guard', element: 'spell' },
  leap: {},
  taunt: cast('voice'),
  'second-breath': { beat: 'heal' },
  'war-spin': { beat: 'rise' },
  'quick-load': {},
  'still-winter': cast('frost'),
  hush: cast('spell'),
  thunderhead: cast('lightning'),
  'soothing-rain': cast('spell'),
  'slow-crush': cast('stone'),
  'grave-bloom': cast('spell'),
};

/** The looks of everything that an attack is made with. */
export const ARM_LOOKS: LooksById = {
  ...ABILITY_LOOKS,
  longsword: struck('steel'),
  'shield-bash': struck('blunt'),
  'great-maul': struck('blunt'),
  longbow: shot('arrow'),
  'left-knife': struck('steel'),
  'right-knife': struck('steel'),
  rapier: struck('steel'),
  'hand-cannon': shot('stone'),
  'half-pike': struck('steel'),
  spark: cast('lightning'),
  scald: cast('fire'),
  'fire-bloom': cast('fire'),
  'hand-axe': struck('steel'),
  sling: shot('stone'),
  'great-cleaver': struck('steel'),
  'dread-ray': cast('spell'),
  'hooked-knife': struck('steel'),
  'stone-fist': struck('blunt'),
  'tree-maul': struck('blunt'),
  'improvised-weapon': struck('blunt'),
  'improvised-spell': cast('spell'),
  grapple: { beat: 'grab' },
  shove: struck('blunt'),
};

export const REACTION_LOOKS = {
  counterattack: { beat: 'counter' },
  opportunity: { beat: 'counter' },
  deflect: { beat: 'guard' },
  scatter: { beat: 'guard' },
} as const satisfies Partial<Record<Reaction, EventLook>>;
