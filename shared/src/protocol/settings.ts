/** The substitutes for an absent player: the fallback of each prompt, a bot, or the GM. */
export const ABSENCE_POLICIES = ['fallback', 'bot', 'gm'] as const;
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];

/** The speeds of bots. Bots pause before they act, so that players can follow. */
export const PACES = ['slow', 'normal', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** The seats that may chat at the table: all, or only GMs. */
export const TALKERS = ['all', 'gm'] as const;
export type Talkers = (typeof TALKERS)[number];

/** A time bank, in seconds: the initial (and maximum) time, and the time added each round. */
export interface Bank {
  readonly seconds: number;
  readonly refill: number;
}

/** The two time banks of a seat: one for its own turns, one for its reactions. */
export type BankKind = 'turn' | 'reaction';
export type BankLimits = Readonly<Record<BankKind, Bank>>;

/** The longest time limit and the largest time bank, in seconds: 30 days. */
export const LONGEST_LIMIT = 30 * 86_400;

/**
 * The time limits, in seconds, of prompts and turns at a table that is played by post. They replace the limits of the
 * rulebook.
 */
export interface PostPace {
  readonly prompt: number;
  readonly turn: number;
}

/** The most quiet hours in a day, in minutes: 16 hours. */
export const MOST_QUIET_MINUTES = 16 * 60;

/**
 * The part of each day in which a person's time does not run at a table that is played by post. `from` and `until` are
 * minutes since midnight in the time zone `zone` (an IANA name). The part may include midnight.
 */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
  readonly zone: string;
}

/** The time left in a player's time banks, in milliseconds. */
export interface SyncedBanks extends Readonly<Record<BankKind, number>> {
  /**
   * The bank that is running; null if none is. The times of both banks refer to the time `at` of the server's
   * clock.
   */
  readonly running: BankKind | null;
  readonly at: number;
  /**
   * The time when the running bank runs out, in milliseconds since 1970. Given only if quiet hours stop the bank before
   * that.
   */
  readonly until?: number;
}

/** The longest delay for spectators, in seconds. */
export const LONGEST_DELAY = 300;

/** The settings that the GM has chosen for a table. */
export interface TableSettings {
  readonly absence: AbsencePolicy;
  /** The time, in seconds, that a player may be away before the policy applies. */
  readonly absenceSeconds: number;
  /** The time banks of each player for turns and reactions; if null, each prompt has the time limit of the rules. */
  readonly banks: BankLimits | null;
  /**
   * The time limits of a table that is played by post; null if the group plays live. At a table played by post, players
   * do not count as away while they are disconnected.
   */
  readonly post: PostPace | null;
  /** True if all timers are paused. */
  readonly paused: boolean;
  /** True if new participants are not admitted. */
  readonly locked: boolean;
  /** True if players and spectators see the health of enemies in bands instead of numbers. */
  readonly bands: boolean;
  /** The delay in seconds before spectators receive anything. */
  readonly spectatorsDelay: number;
  readonly pace: Pace;
  /**
   * True if players may undo their last step themselves, if it has revealed nothing and no other player has acted
   * since.
   */
  readonly freeTakebacks: boolean;
  /**
   * True if, after the fight, all participants may see all of it, including hidden fighters and the GM's secrets.
   */
  readonly openReplay: boolean;
  /** True if the GM may set dice. All participants are told when the GM does so. */
  readonly setsDice: boolean;
  /** True if the GM may see the win probability of the running fight. All participants see this setting. */
  readonly seesWinChance: boolean;
  readonly talkers: Talkers;
  /** True if a player who joins a side can read that side's earlier messages. */
  readonly openEarlierTalk: boolean;
  /**
   * True if the fight is on the public list, with a link for spectators. It is not listed while new participants
   * are locked out.
   */
  readonly listed: boolean;
}

export const INITIAL_SETTINGS: TableSettings = {
  absence: 'fallback',
  absenceSeconds: 30,
  banks: null,
  post: null,
  paused: false,
  locked: false,
  bands: false,
  spectatorsDelay: 0,
  pace: 'normal',
  freeTakebacks: false,
  openReplay: false,
  setsDice: false,
  seesWinChance: false,
  talkers: 'all',
  openEarlierTalk: false,
  listed: false,
};

/**
 * A substitute for an absent player or GM. `since` is the time when the absence began, `from` the time when the
 * substitute takes over. Both are in milliseconds since 1970, by the server's clock.
 */
export interface StandIn {
  readonly by: AbsencePolicy;
  readonly since: number;
  readonly from: number;
}

/** The public part of the settings. */
export interface SyncedSettings extends TableSettings {
  /** The seats whose messages are hidden. */
  readonly muted: readonly string[];
  /** True if new participants need a passphrase. */
  readonly hasPassphrase: boolean;
  /** The substitute for the GM and the GM's fighters; null if a GM is present or if there is no substitute. */
  readonly gmAway: StandIn | null;
  /** True if a bot makes the rulings of an absent GM. */
  readonly isGmBot: boolean;
  /** The id of the next battle with the same people and secrets; null if there is none yet. */
  readonly next: string | null;
}
