import type { output } from 'zod/mini';
import type { Pack } from '../engine/content/content.ts';
import type { OptionField } from '../engine/presentation/description.ts';
import type { Rejection } from '../engine/presentation/rejection.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { FightFault } from '../scenario/fight-file.ts';
import type * as schemas from './schemas.ts';

/** Message `talk` (a request): something said, rolled or shown, beside the rules. */
export type TalkMessage = Readonly<output<typeof schemas.talkMessage>>;

/** What a link is worth. */
export type Role = (typeof schemas.ROLES)[number];

/** What a fighter is assigned to, in the place of a seat, that a bot is to play. */
export const BOT = 'bot';

/** Fighters of this side are the GM's: players cannot claim them, though the GM may assign them. */
export const GM_SIDE = 'foes';

/** How far a battle has come. */
export type Status = 'gathering' | 'fighting' | 'over';

/** `GET /api/rulesets`: what there is to play. */
export interface RulesetInfo {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly scenarios: readonly ScenarioInfo[];
  readonly battleOptions: readonly OptionField[];
  /** The content packs that every new battle has here. */
  readonly packs: readonly Pack[];
}

/** A ready-made fight, and whom of it a player can be. */
export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly heroes: readonly { readonly id: Id; readonly name: string }[];
}

/** `POST /api/battles`: what a GM chooses, */
export type CreateBattle = Readonly<output<typeof schemas.createBattle>>;

/** or has written. */
export type CreateFight = Readonly<output<typeof schemas.createFight>>;

/** or what has been played elsewhere and is gone on with. */
export type PlayOn = Readonly<output<typeof schemas.playOn>>;

/** A battle as it stands, as the text of a fight's file. */
export interface SavedFight {
  readonly fight: string;
}

/** Its answer: the room, and a link for each role: a path whose fragment is the secret, `/t/ID#TOKEN`. */
export interface CreatedBattle {
  readonly id: string;
  readonly links: Readonly<Record<Role, string>>;
  /** Where the fight has begun: the secret of the player's seat that has been taken for whoever asked. */
  readonly seatKey?: string;
}

/** `POST /api/battles/:id/open`: makes sure that the room is there to be joined. One of the two secrets is needed. */
export type OpenBattle = Readonly<output<typeof schemas.openBattle>>;

/** `POST /api/battles/:id/pictures`: keeps a picture with a battle, for who has a seat there. */
export type SendPicture = Readonly<output<typeof schemas.sendPicture>>;

/** Its answer: what the picture goes by. */
export interface SentPicture {
  readonly name: string;
}

export type AskRecording = Readonly<output<typeof schemas.askRecording>>;

/** Its answer: what the secret is worth. */
export interface OpenedBattle {
  readonly id: string;
  readonly role: Role;
  readonly title: string;
  readonly ruleset: string;
  /** The version of the ruleset that it began under, and is played by. */
  readonly version: number;
  readonly status: Status;
  /** The id of the room to join; left out: it is the battle's own. */
  readonly room?: string;
}

/** What is told of a battle without opening it; no `status`: it is told later there. */
export type BattleAbout = Omit<OpenedBattle, 'status' | 'room'> & Partial<Pick<OpenedBattle, 'status'>>;

/** What a failed HTTP call is answered with. */
export interface HttpFailure {
  readonly error: {
    readonly code: string;
    readonly message: string;
    /** All that is wrong with a fight of one's own, each with where. */
    readonly faults?: readonly FightFault[];
  };
}

/** What a client joins the room `battle` with: one of the two secrets at least. */
export type JoinOptions = Readonly<output<typeof schemas.joinOptions>>;

/** Message `intent` (a request): an input to the battle. */
export type IntentMessage = Readonly<output<typeof schemas.intentMessage>>;

/** The answer to a request: done, and at which revision of the table (and the new link, if one was made), or why not. */
export type Reply =
  | { readonly ok: true; readonly rev: number; readonly link?: string }
  | { readonly ok: false; readonly rejection: Rejection };

/** Message `seat` (a request): what a seat asks for itself, and what the GM arranges. */
export type SeatMessage = Readonly<output<typeof schemas.seatMessage>>;

/** Server message `welcome`: which seat this is, and the secret that gives it back. Sent again when its role changes. */
export interface Welcome {
  readonly seat: string;
  /** Left out when the seat was given back for a key: that key stays good. */
  readonly seatKey?: string;
  readonly role: Role;
  /** The server's clock, in milliseconds since 1970: deadlines are given by it. */
  readonly now: number;
  /** For a GM: what is to be known of how the battle was taken up, as that its record was damaged. */
  readonly notices?: readonly string[];
}

/** The room closes a connection with this code when its seat has been taken over by another tab. */
export const SEAT_TAKEN_OVER = 4100;

/** The room closes a connection with this code when the GM has removed its seat. */
export const SEAT_REMOVED = 4101;

/** What one input brought about, as far as this seat may know. */
export interface EventsMessage {
  readonly rev: number;
  readonly events: readonly GameEvent[];
}

/** Message `history` (a request): the events after a revision, for who comes late. Answered with `EventsMessage[]`. */
export type HistoryMessage = Readonly<output<typeof schemas.historyMessage>>;

/** Who is waited for; that is all that others are told of a prompt. */
export interface Waiting {
  readonly for: string;
  /** When the default counts, in milliseconds of the server's clock; null: no limit. */
  readonly deadline: number | null;
}
