/** The kinds of documents in a library: a fight, a map, a party. */
export const KEPT_KINDS = ['fight', 'map', 'party'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];
