/** The causes of edges and snags, each with its clause. */
export const EDGE_CLAUSES = {
  weapon: 'PHASE-R2',
  mark: 'PHASE-R28',
  prone: 'PHASE-R15',
  size: 'PHASE-58',
  engaged: 'PHASE-R17',
  defending: 'PHASE-36',
  cover: 'PHASE-R21',
  deflect: 'PHASE-80',
  dazed: 'PHASE-R13',
} as const;
export type EdgeReason = keyof typeof EDGE_CLAUSES;
export const EDGE_REASONS = Object.keys(EDGE_CLAUSES) as EdgeReason[];

/** A cause of edges or, if the value is negative, of snags. */
export type EdgeCause = { readonly why: EdgeReason; readonly value: number };
