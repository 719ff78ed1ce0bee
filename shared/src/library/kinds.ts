/** The kinds of documents in a library: a fight, a map, a party. */
export const DOCUMENT_KINDS = ['fight', 'map', 'party'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
