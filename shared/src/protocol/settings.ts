/** Who answers for somebody who is away: what counts by default, a bot, or the GM. */
export const ABSENCE_POLICIES = ['fallback', 'bot', 'gm'] as const;
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];

/** How long bots take, so that people can follow them. */
export const PACES = ['slow', 'normal', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** Who may say something at the table: everybody who plays, or its game masters alone. */
export const TALKERS = ['all', 'gm'] as const;
export type Talkers = (typeof TALKERS)[number];

/** Time that a seat may use up, in seconds: so much to begin with and at most, so much more each round. */
export interface Bank {
  readonly seconds: number;
  readonly refill: number;
}

/** A seat's own turns are charged to the one, its answers to the other. */
export type BankKind = 'turn' | 'reaction';
export type BankLimits = Readonly<Record<BankKind, Bank>>;

/** What of a player's time is left, in milliseconds. */
export interface SyncedBanks extends Readonly<Record<BankKind, number>> {
  /** The one that is running, of which so much was left at that time of the server's clock; null: none. */
  readonly running: BankKind | null;
  readonly at: number;
}

/** Spectators are told of everything at most so many seconds later. */
export const LONGEST_DELAY = 300;

/** What the GM has set for the table. */
export interface TableSettings {
  readonly absence: AbsencePolicy;
  /** So long somebody may be away before it counts. */
  readonly absenceSeconds: number;
  /** What each player may use up in turns and in answers; null: the rules' own limits of each prompt count. */
  readonly banks: BankLimits | null;
  /** Nobody's time runs. */
  readonly paused: boolean;
  /** Nobody new is let in. */
  readonly locked: boolean;
  /** Players and spectators are shown the health of foes in bands, not in numbers. */
  readonly bands: boolean;
  /** So many seconds later than at the table spectators are told of everything. */
  readonly spectatorsDelay: number;
  readonly pace: Pace;
  /** Players take their last step back by themselves, as long as nobody has learned anything by it or acted since. */
  readonly freeTakebacks: boolean;
  /** Once the fight is over, everybody may see all of it, with what was hidden and what only the GM knew. */
  readonly openReplay: boolean;
  /** The GM may have a die show what they want, which everybody is told. */
  readonly setsDice: boolean;
  readonly talkers: Talkers;
  /** A player who comes to a side reads what was said to that side before. */
  readonly openEarlierTalk: boolean;
  /** On the public list, where everybody finds the way to look on; not while newcomers are kept out. */
  readonly listed: boolean;
}

export const INITIAL_SETTINGS: TableSettings = {
  absence: 'fallback',
  absenceSeconds: 30,
  banks: null,
  paused: false,
  locked: false,
  bands: false,
  spectatorsDelay: 0,
  pace: 'normal',
  freeTakebacks: false,
  openReplay: false,
  setsDice: false,
  talkers: 'all',
  openEarlierTalk: false,
  listed: false,
};

/** Somebody is away, and from a moment on (milliseconds of the server's clock) somebody else answers. */
export interface StandIn {
  readonly by: AbsencePolicy;
  readonly since: number;
  readonly from: number;
}

/** What everybody may know of the settings. */
export interface SyncedSettings extends TableSettings {
  /** The seats whose talk nobody hears. */
  readonly muted: readonly string[];
  /** Whether newcomers are asked for one. */
  readonly hasPassphrase: boolean;
  /** Who answers for the GM and for all that the GM plays; null: a GM is there, or nobody at all. */
  readonly gmAway: StandIn | null;
  /** Whether a bot stands in for the GM where something is to be ruled. */
  readonly isGmBot: boolean;
  /** The battle that follows on this one, with the same people behind the same secrets; null: none does, yet. */
  readonly next: string | null;
}
