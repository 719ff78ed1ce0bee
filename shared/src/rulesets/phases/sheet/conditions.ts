/** The conditions that Refresh can clear, and those it cannot: PHASE-R12. */
export const CONDITIONS = [
  'dazed',
  'disarmed',
  'immobilized',
  'marked',
  'silenced',
  'stunned',
  'vulnerable',
  'weakened',
] as const;
export const STATUSES = ['grappled', 'hidden', 'prone'] as const;

export const ILLS = [...CONDITIONS, ...STATUSES] as const;
export type Ill = (typeof ILLS)[number];

/** A condition or status of a fighter. */
export interface Suffered {
  readonly name: Ill;
  /** The fighter that inflicted it, or null. */
  readonly by: string | null;
  /** The number of the bearer's turn with which it ends; null if it lasts until cleared. */
  readonly until: number | null;
}
