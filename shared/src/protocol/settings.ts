/** Who answers for somebody who is away: what counts by default, a bot, or the GM. */
export const ABSENCE_POLICIES = ['fallback', 'bot', 'gm'] as const;
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];

/** What the GM has set for the table. */
export interface TableSettings {
  readonly absence: AbsencePolicy;
  /** So long somebody may be away before it counts. */
  readonly absenceSeconds: number;
}

export const INITIAL_SETTINGS: TableSettings = {
  absence: 'fallback',
  absenceSeconds: 30,
};

/** Somebody is away, and from a moment on (milliseconds of the server's clock) somebody else answers. */
export interface StandIn {
  readonly by: AbsencePolicy;
  readonly since: number;
  readonly from: number;
}

/** What everybody may know of the settings. */
export interface SyncedSettings extends TableSettings {
  /** Who answers for the GM and for all that the GM plays; null: a GM is there, or nobody at all. */
  readonly gmAway: StandIn | null;
}
