/** The conditions. Refresh can clear them, but it cannot clear the statuses (PHASE-R12). */
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
  /** The fighter that inflicted the condition; null if no fighter did. */
  readonly by: string | null;
  /**
   * The number of the turn with which the condition ends, counted as in `PhasesFighter.turns`; null if it lasts
   * until cleared.
   */
  readonly until: number | null;
}
