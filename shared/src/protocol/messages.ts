import type { OptionField } from '../engine/description.ts';
import type { GameEvent } from '../engine/event.ts';
import type { Input } from '../engine/input.ts';
import type { Rejection } from '../engine/rejection.ts';
import type { Id, Json } from '../engine/table.ts';
import type { TableSettings } from './settings.ts';

/** What a link is worth. */
export type Role = 'gm' | 'player' | 'spectator';

/** Fighters of this side are the GM's: players cannot claim them, though the GM may assign them. */
export const GM_SIDE = 'foes';

/** How far a battle has come. */
export type Status = 'gathering' | 'fighting' | 'over';

/** `GET /api/rulesets`: what there is to play. */
export interface RulesetInfo {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly scenarios: readonly { readonly id: string; readonly title: string; readonly blurb: string }[];
  readonly battleOptions: readonly OptionField[];
}

/** `POST /api/battles`: what a GM chooses. */
export interface CreateBattle {
  readonly ruleset: string;
  readonly scenario: string;
  readonly options?: Readonly<Record<string, Json>>;
  readonly title?: string;
  /** For how long bluff-safe windows stay open at least; left out: they are not bluff-safe. The GM changes it by `gm.windows`. */
  readonly windowSeconds?: number;
}

/** Its answer: the room, and a link for each role: a path whose fragment is the secret, `/t/ID#TOKEN`. */
export interface CreatedBattle {
  readonly id: string;
  readonly links: Readonly<Record<Role, string>>;
}

/** `POST /api/battles/:id/open`: makes sure that the room is there to be joined. One of the two secrets is needed. */
export interface OpenBattle {
  readonly token?: string;
  readonly seatKey?: string;
}

/** Its answer: what the secret is worth. */
export interface OpenedBattle {
  readonly id: string;
  readonly role: Role;
  readonly title: string;
  readonly ruleset: string;
  /** The version of the ruleset that it began under, and is played by. */
  readonly version: number;
  readonly status: Status;
}

/** What a failed HTTP call is answered with. */
export interface HttpFailure {
  readonly error: { readonly code: string; readonly message: string };
}

/** What a client joins the room `battle` with: one of the two secrets at least. */
export interface JoinOptions {
  /** The secret of the link; it says which role. */
  readonly token?: string;
  readonly name?: string;
  /** The secret of a seat held before: gives the same seat back, on any connection. */
  readonly seatKey?: string;
  /** What newcomers have to know, if the GM has set it. */
  readonly passphrase?: string;
  /** Which tab this is, by an id that it has made up. */
  readonly tab?: string;
  /** It comes back by itself: then it takes the seat from no other tab that has it now. */
  readonly isBack?: boolean;
}

/** Message `intent` (a request): an input to the battle. */
export interface IntentMessage {
  /** Made by the client; a message sent twice is applied once. */
  readonly id: string;
  /** The revision of the table that its sender saw: what has been asked since then cannot have been meant. */
  readonly rev: number;
  /** The prompt that it answers, so that a late click cannot answer another. An answer must name it. */
  readonly prompt?: string;
  readonly input: Input;
}

/** The answer to a request: done, and at which revision of the table (and the new link, if one was made), or why not. */
export type Reply =
  | { readonly ok: true; readonly rev: number; readonly link?: string }
  | { readonly ok: false; readonly rejection: Rejection };

/** Message `seat` (a request): what a seat asks for itself, and what the GM arranges. */
export type SeatMessage =
  | { readonly do: 'claim'; readonly fighter: Id }
  | { readonly do: 'release'; readonly fighter: Id }
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'start' }
  | { readonly do: 'assign'; readonly fighter: Id; readonly seat: string | null }
  | { readonly do: 'rotate'; readonly role: Role }
  | { readonly do: 'passphrase'; readonly passphrase: string | null }
  | { readonly do: 'kick' | 'ban'; readonly seat: string }
  | { readonly do: 'role'; readonly seat: string; readonly role: 'gm' | 'player' }
  | { readonly do: 'hand-over'; readonly seat: string }
  | { readonly do: 'extend'; readonly seconds: number }
  | ({ readonly do: 'settings' } & { readonly [Key in keyof TableSettings]?: TableSettings[Key] });

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
export interface HistoryMessage {
  readonly after: number;
}

/** Who is waited for; that is all that others are told of a prompt. */
export interface Waiting {
  readonly for: string;
  /** When the default counts, in milliseconds of the server's clock; null: no limit. */
  readonly deadline: number | null;
}
