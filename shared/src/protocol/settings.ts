/** The substitute for an absent player: the fallback, a bot, or the GM. */
export const ABSENCE_POLICIES = ['fallback', 'bot', 'gm'] as const;
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];

/** The speeds of bots. Bots wait so that players can follow them. */
export const PACES = ['slow', 'normal', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** The roles that may chat at the table: all players, or only GMs. */
export const TALKERS = ['all', 'gm'] as const;
export type Talkers = (typeof TALKERS)[number];

/** A time bank of a seat, in seconds: the initial and maximum time, and the time added each round. */
export interface Bank {
  readonly seconds: number;
  readonly refill: number;
}

/** A seat's own turns are charged to one bank, its reactions to the other. */
export type BankKind = 'turn' | 'reaction';
export type BankLimits = Readonly<Record<BankKind, Bank>>;

/** The time that a player has left, in milliseconds. */
export interface SyncedBanks extends Readonly<Record<BankKind, number>> {
  /** The bank that is running, and what it had left at that time of the server's clock; null if none is running. */
  readonly running: BankKind | null;
  readonly at: number;
}

/** The longest delay for spectators, in seconds. */
export const LONGEST_DELAY = 300;

/** The settings of a table, made by the GM. */
export interface TableSettings {
  readonly absence: AbsencePolicy;
  /** Seconds that a player may be away before the policy applies. */
  readonly absenceSeconds: number;
  /** The time banks of each player for turns and reactions; if null, each prompt uses the time limit set by the rules. */
  readonly banks: BankLimits | null;
  /** All timers are paused. */
  readonly paused: boolean;
  /** New participants are not admitted. */
  readonly locked: boolean;
  /** Players and spectators see the health of foes in bands, not in numbers. */
  readonly bands: boolean;
  /** The delay in seconds before spectators receive anything. */
  readonly spectatorsDelay: number;
  readonly pace: Pace;
  /**
   * Players may undo their last step themselves, if it has revealed nothing and no other player has acted
   * since.
   */
  readonly freeTakebacks: boolean;
  /** After the fight, all participants may see all of it, including hidden fighters and the GM's secrets. */
  readonly openReplay: boolean;
  /** The GM may set dice, which all participants are informed of. */
  readonly setsDice: boolean;
  readonly talkers: Talkers;
  /** A player who joins a side can read that side's earlier messages. */
  readonly openEarlierTalk: boolean;
  /**
   * The fight is on the public list, with a link for spectators; not while new participants are locked out.
   */
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

/** A player is away, and from a time on (milliseconds of the server's clock) a substitute answers. */
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
  /** The substitute for the GM and the GM's fighters; null if a GM is present or there is no substitute. */
  readonly gmAway: StandIn | null;
  /** True if a bot makes the rulings of an absent GM. */
  readonly isGmBot: boolean;
  /** The next battle, with the same people and secrets; null if there is none yet. */
  readonly next: string | null;
}
