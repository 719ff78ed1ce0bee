import type { output } from 'zod/mini';
import type { Pack } from '../engine/content/content.ts';
import type { RulebookOrigin, RulesName } from '../engine/history/rulebook-origin.ts';
import type { KeyedText } from '../engine/language/keyed-text.ts';
import type { OptionField } from '../engine/presentation/entries.ts';
import type { Rejection } from '../engine/presentation/rejection.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { FightFault } from '../scenario/fight-file.ts';
import type { playOn } from './course-schemas.ts';
import type * as schemas from './schemas.ts';
import type { QuietHours } from './settings.ts';

/** Message `talk` (a request): a chat message, roll or sign. */
export type TalkMessage = Readonly<output<typeof schemas.talkMessage>>;

/** The role that a link gives to its users. */
export type Role = (typeof schemas.ROLES)[number];

/** The value that assigns a fighter to a bot instead of a seat. */
export const BOT = 'bot';

/** The side of the GM. Players cannot claim its fighters, but the GM can assign them to players. */
export const GM_SIDE = 'foes';

/** The phase of a battle. */
export type Status = 'gathering' | 'fighting' | 'over';

/** An item in the response of `GET /api/rulesets`: a ruleset that can be played. */
export interface RulesetInfo {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly scenarios: readonly ScenarioInfo[];
  readonly battleOptions: readonly OptionField[];
  /** The content packs that every new battle on this server has. */
  readonly packs: readonly Pack[];
}

/** A rulebook of the server. */
export interface RulebookInfo {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** The module that pages load from the server; omitted if the page of the same release contains the rulebook. */
  readonly module?: RulebookAddress;
}

/** A package, and the path of its module on the server. */
export interface RulebookAddress {
  readonly origin: RulebookOrigin;
  readonly address: string;
}

/** A scenario, with the fighters in it that players can choose. */
export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly heroes: readonly { readonly id: Id; readonly name: string }[];
}

/** The body of `POST /api/battles`, for a battle from a scenario. */
export type CreateBattle = Readonly<output<typeof schemas.createBattle>>;

/** The body of `POST /api/battles`, for a battle from a custom fight. */
export type CreateFight = Readonly<output<typeof schemas.createFight>>;

/** The body of `POST /api/battles`, for a battle that continues a recorded fight. */
export type PlayOn = Readonly<output<typeof playOn>>;

/** The current state of a battle as the text of a fight file. */
export interface SavedFight {
  readonly fight: string;
}

/**
 * The response of `POST /api/battles`: the id of the room, and a link for each role. The fragment of a link is its
 * secret: `/t/ID#TOKEN`.
 */
export interface CreatedBattle {
  readonly id: string;
  readonly links: Readonly<Record<Role, string>>;
  /** The secret of the caller's player seat, if the fight has already started. */
  readonly seatKey?: string;
}

/**
 * The body of `POST /api/battles/:id/open`, which opens the room for joining. One of the two secrets is required.
 */
export type OpenBattle = Readonly<output<typeof schemas.openBattle>>;

/**
 * The body of `POST /api/battles/:id/pictures`, which saves a picture for a battle. Only seats of the battle may
 * send it.
 */
export type SendPicture = Readonly<output<typeof schemas.sendPicture>>;

/** The response of `POST /api/battles/:id/pictures`: the name of the picture. */
export interface SentPicture {
  readonly name: string;
}

export type AskRecording = Readonly<output<typeof schemas.askRecording>>;

/** The response of `POST /api/battles/:id/open`: the battle, and the role that the secret gives. */
export interface OpenedBattle extends RulesName {
  readonly id: string;
  readonly role: Role;
  readonly title: string;
  readonly status: Status;
  /** The id of the room to join; the battle's id if omitted. */
  readonly room?: string;
}

/** Information about a battle whose room need not be open. `status` is given only if the room is open. */
export type BattleAbout = Omit<OpenedBattle, 'status' | 'room'> & Partial<Pick<OpenedBattle, 'status'>>;

/** The body of a failed HTTP response. With its key and arguments, a client can word the message in its language. */
export interface HttpFailure {
  readonly error: Partial<KeyedText> & {
    readonly code: string;
    /** A sentence in English. */
    readonly message: string;
    /** The faults in a custom fight, with their positions. */
    readonly faults?: readonly FightFault[];
  };
}

/** The options for joining the room `battle`. At least one of the two secrets is required. */
export type JoinOptions = Readonly<output<typeof schemas.joinOptions>>;

/** Message `intent` (a request): an input to the battle. */
export type IntentMessage = Readonly<output<typeof schemas.intentMessage>>;

/**
 * The reply to a request: either the new revision of the table, with a new link if the request made one, or the
 * rejection.
 */
export type Reply =
  | { readonly ok: true; readonly rev: number; readonly link?: string }
  | { readonly ok: false; readonly rejection: Rejection };

/** Message `seat` (a request): a player's change to their own seat, or a GM's change to the table. */
export type SeatMessage = Readonly<output<typeof schemas.seatMessage>>;

/**
 * Server message `welcome`: the client's seat, and the secret with which the client can return to it. Sent again
 * when the seat's role changes.
 */
export interface Welcome {
  readonly seat: string;
  /** The secret of the seat. Omitted if the client joined with an earlier secret, which stays valid. */
  readonly seatKey?: string;
  readonly role: Role;
  /** The time of the server's clock, in milliseconds since 1970. Deadlines refer to this clock. */
  readonly now: number;
  /** The seat's quiet hours. Omitted if it has none. */
  readonly quiet?: QuietHours;
  /** The prompts whose answer by this seat is held until their reaction window closes. Omitted if there are none. */
  readonly held?: readonly string[];
  /**
   * Notices: for a GM, how the battle was loaded, for example that its record was damaged; for the seat's fighters,
   * which orders from an earlier fight were dropped.
   */
  readonly notices?: readonly string[];
  /** The keys and arguments of the notices, in the same order. */
  readonly noticeKeys?: readonly KeyedText[];
}

/** The close code of a connection whose seat another tab has taken over. */
export const SEAT_TAKEN_OVER = 4100;

/** The close code of a connection whose seat the GM has removed. */
export const SEAT_REMOVED = 4101;

/** The result of an input, reduced to the events that this seat may know. */
export interface EventsMessage {
  readonly rev: number;
  readonly events: readonly GameEvent[];
}

/**
 * Message `history` (a request): the events after a revision, for a client that joins late. The response is
 * `EventsMessage[]`.
 */
export type HistoryMessage = Readonly<output<typeof schemas.historyMessage>>;

/** A fighter that the battle waits for. Other seats learn nothing else about its prompt. */
export interface Waiting {
  readonly for: string;
  /**
   * The time at which the fallback becomes the answer, in milliseconds since 1970 by the server's clock; null if
   * there is no time limit.
   */
  readonly deadline: number | null;
}
