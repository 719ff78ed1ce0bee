/** What Refresh can clear, and what it cannot: PHASE-R12. */
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

/** A condition or status that somebody has. */
export interface Suffered {
  readonly name: Ill;
  /** Whose doing it is; null: nobody's. */
  readonly by: string | null;
  /** It goes with the end of the bearer's so-manieth turn; null: it stays until cleared. */
  readonly until: number | null;
}
