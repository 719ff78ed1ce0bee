import type { Id } from '../schema/ids.ts';

/** The bodies that the map can draw. The list has a body for every archetype of the rulebooks. */
export const BODIES = [
  'human',
  'armored',
  'robed',
  'hooded',
  'noble',
  'brute',
  'goblin',
  'ogre',
  'troll',
  'wolf',
  'boar',
  'hare',
  'wasp',
  'drake',
] as const;
export type Body = (typeof BODIES)[number];

/** The looks of shields, from small to large. */
export const SHIELD_LOOKS = ['buckler', 'shield', 'tower-shield'] as const;
export type ShieldLook = (typeof SHIELD_LOOKS)[number];

/** The looks of the things that a fighter can hold. `item` is anything that the map has no drawing for. */
export const HELD_LOOKS = [
  'sword',
  'greatsword',
  'rapier',
  'knife',
  'axe',
  'great-axe',
  'mace',
  'club',
  'maul',
  'spear',
  'glaive',
  'staff',
  'bow',
  'crossbow',
  'sling',
  'cannon',
  'wand',
  'spell',
  'lantern',
  'item',
  ...SHIELD_LOOKS,
] as const;
export type HeldLook = (typeof HELD_LOOKS)[number];

/** A thing in a fighter's hands. */
export interface Held {
  readonly thing: Id;
  readonly look: HeldLook;
}

/** The postures that a condition can cause. A defeated fighter is always `down`. */
export type Posture = 'down' | 'grappled' | 'hidden';

/** The appearance of a fighter on the map, as far as a viewer may know it. */
export interface Figure {
  readonly body: Body;
  /** The height compared with a medium fighter, which has 1. */
  readonly size: number;
  /** The things in the fighter's hands, the main hand first. Empty if the viewer may not know them. */
  readonly hands: readonly Held[];
  /** The fighter's current postures; empty if it stands freely. */
  readonly postures: readonly Posture[];
}
