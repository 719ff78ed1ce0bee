/**
 * The kinds of items on a key ring: a battle with its seat, a campaign with the member's key, a library, the heroes for
 * a rulebook, and the preferences.
 */
export const RING_KINDS = ['battle', 'campaign', 'library', 'party', 'preferences'] as const;
export type RingKind = (typeof RING_KINDS)[number];
