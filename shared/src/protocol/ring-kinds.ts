/**
 * The kinds of items on a key ring: a battle with its seat, a library, the heroes for a rulebook, and the preferences.
 */
export const RING_KINDS = ['battle', 'library', 'party', 'preferences'] as const;
export type RingKind = (typeof RING_KINDS)[number];
