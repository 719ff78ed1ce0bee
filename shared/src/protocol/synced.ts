import type { Option } from '../engine/battle/prompt.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import type { Hero } from '../scenario/party.ts';
import type { Role, Status } from './messages.ts';
import type { Shape } from './packing.ts';

/** A read-only synced map. The map can be missing if the seat may see nothing in it. */
export interface Synced<Value> {
  forEach(each: (value: Value, key: string) => void): void;
  get(key: string): Value | undefined;
}

/** Some members of a fighter or of the table. Each value is packed as text: see `packValue`. */
export interface SyncedFields {
  readonly id: string;
  readonly fields: Synced<string>;
  /** True if a bot plays the fighter. Only for entries of `fighters` and `hidden`. */
  readonly isBot?: boolean;
  /** JSON of the `BotTraits` with which bots play the fighter; missing or empty if it has none. */
  readonly bot?: string;
}

export interface SyncedPrompt {
  readonly id: string;
  /** The id of the asked fighter, or `gm`. */
  readonly for: string;
  /** The fighter that decides for the asked fighter; empty if the asked fighter decides for itself. */
  readonly speaker?: string;
  readonly kind: string;
  /** The options as JSON of `WireOption[]`; empty for `turn`, whose options the client derives from the same rules. */
  readonly options: string;
  /** The fallback (the answer that counts when the time is up) as JSON. */
  readonly fallback: string;
  /** The deadline in milliseconds since 1970, by the server's clock; 0 for no deadline. */
  readonly deadline: number;
}

export interface SyncedSeat {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly connected: boolean;
  /** The ids of the seat's fighters, without hidden ones, as a JSON list. */
  readonly fighters: string;
  /** The substitute for the absent player as JSON of `StandIn`; empty if the player is present. */
  readonly away: string;
  /** The seat's time banks as JSON of `SyncedBanks`; empty if it has none. */
  readonly banks: string;
  /** True if the player is ready to start; set in the lobby. */
  readonly ready: boolean;
}

export interface SyncedWhisper {
  readonly id: string;
  /** The packed result of an input, as in `SyncedBattle.told`. */
  readonly told: string;
}

/**
 * The fighters that the battle waits for, and their deadlines in milliseconds since 1970, by the server's clock; 0 if
 * there is no limit.
 */
export type SyncedWaiting = readonly (readonly [asked: string, deadline: number])[];

/** The new dice since a rewind. */
export interface SyncedBranch {
  /** The number of the rewind input, and the number of the input that it returned to. */
  readonly rev: number;
  readonly to: number;
  /** SHA-256 of the seed; the seed itself is empty until the battle is over. */
  readonly hash: string;
  readonly seed: string;
}

/** A player's request to the GM to undo their last step. */
export interface SyncedTakeback {
  readonly seat: string;
  /** The number of steps that would be undone. */
  readonly steps: number;
  /** True if the GM has refused the request. */
  readonly isRefused: boolean;
}

/** A hero that waits for the GM's admission, and the seat that brings it. */
export interface SyncedHero {
  readonly seat: string;
  readonly hero: Hero;
}

/** The state of the room `battle`, for any ruleset. */
export interface SyncedBattle {
  /** The number of the last applied input. */
  readonly rev: number;
  readonly status: Status;
  readonly title: string;
  readonly ruleset: string;
  /** The version of the ruleset that the battle is played under. */
  readonly version: number;
  /**
   * All keys of the table except `fighters`, `dice` and `events`. In addition, `fighters` holds the ids of the
   * fighters in order.
   */
  readonly head: Synced<string>;
  readonly fighters: Synced<SyncedFields>;
  /** Hidden fighters, for seats that may know of them. */
  readonly hidden?: Synced<SyncedFields>;
  /** The true values of keys that are masked in `fighters`, for seats that may see them. */
  readonly secrets?: Synced<SyncedFields>;
  /**
   * The values that differ for a seat that knows hidden fighters, under keys of `head` or, for values of fighters,
   * under `FIGHTER.KEY`. Each seat sees at most one entry: its own.
   */
  readonly overlays?: Synced<SyncedFields>;
  /** The open prompts of this seat. */
  readonly prompts?: Synced<SyncedPrompt>;
  /**
   * The heroes that this seat brings; for a GM, those of all seats. Each hero is JSON of a `Hero`, under the id of its
   * seat.
   */
  readonly heroes?: Synced<{ readonly id: string; readonly hero: string }>;
  /** The fighters that the battle waits for, as JSON of `SyncedWaiting`. */
  readonly waiting: string;
  /** The shapes (lists of keys) that the numbers in packed texts refer to. */
  readonly shapes: { forEach(each: (shape: Shape) => void): void };
  /** The last result of an input, in its public form: see `packResult`. Empty if there is none yet. */
  readonly told: string;
  /**
   * The last result, in full, if this seat may know more about it than its public form says. At most one entry per
   * seat.
   */
  readonly whispers?: Synced<SyncedWhisper>;
  /** The last public `Utterance` (chat message or sign) as JSON. Empty if there was none since the room was opened. */
  readonly said: string;
  readonly seats: Synced<SyncedSeat>;
  /** The public settings of the table, as JSON of `SyncedSettings`. */
  readonly settings: string;
  /** SHA-256 of the dice seed; the seed itself is empty until the battle is over. */
  readonly diceHash: string;
  readonly diceSeed: string;
  /** The new dice since each rewind, as JSON of `SyncedBranch[]`. */
  readonly branches: string;
  /** The open undo request as JSON of `SyncedTakeback`; empty if there is none. */
  readonly takeback: string;
  /** The spectators of the table, as JSON of `Watching`. */
  readonly watching: string;
}

/** An option of an open prompt, as it is sent. */
export type WireOption = Option;

/** An open prompt that this seat may answer. */
export interface WirePrompt {
  readonly id: string;
  readonly for: string;
  readonly speaker: string;
  readonly kind: string;
  readonly options: readonly WireOption[];
  readonly fallback: { readonly option: string } & Params;
  /** The deadline in milliseconds since 1970, by the server's clock; null for no deadline. */
  readonly deadline: number | null;
}

/** Returns the fighters of a seat, including its hidden ones. */
export function fightersOfSeat(state: SyncedBattle, seat: string): Id[] {
  const open = state.seats.get(seat);
  if (!open) return [];
  const hidden: Id[] = [];
  if (open.role === 'player') state.hidden?.forEach((_fields, id) => void hidden.push(id));
  return [...(JSON.parse(open.fighters) as Id[]), ...hidden];
}
