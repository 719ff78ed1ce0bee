/** What a library keeps: a fight, the ground of one, heroes. */
export const KEPT_KINDS = ['fight', 'map', 'party'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];
