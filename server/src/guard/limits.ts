import { MOST_THINGS } from '@riposte/shared/protocol/library';
import { MOST_FILE_BYTES, MOST_FILE_LETTERS } from '@riposte/shared/scenario/fight-file';
import { lettersFor, MOST_PORTRAIT_BYTES } from '@riposte/shared/scenario/picture-files';

const DAY = 86_400;
const MEGABYTE = 1024 * 1024;

/** So many bytes a battle takes besides what is sent for it: a ready-made fight's setup, seats and the like. */
export const BATTLE_BYTES = 64 * 1024;

/** So much at once, and so much more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** How much one guest may ask of the server before it is turned away. */
export interface Limits {
  /**
   * Of one address: requests of any kind, joins and openings of rooms, battles created, fights to be
   * played again and libraries taken away whole, pictures sent, libraries made, things kept in them, WebSockets held at
   * once, and sockets of any kind (behind proxies these are the proxies', and not counted).
   */
  readonly requests: Rate;
  readonly joins: Rate;
  readonly battles: Rate;
  readonly recordings: Rate;
  readonly pictures: Rate;
  readonly shelves: Rate;
  readonly kept: Rate;
  readonly connections: number;
  readonly sockets: number;
  /**
   * Of one address: bytes that it sends in a day, in requests and over its connections. What it makes the server store,
   * such as a ready-made fight, counts like what it sends.
   */
  readonly stored: Rate;
  /** Of one connection: messages and bytes sent, bytes of one message, bytes sent to it that it has not read. */
  readonly messages: Rate;
  readonly bytes: Rate;
  readonly message: number;
  /** Of one connection: how much of what happened before it is told, in inputs; once, it is told all. */
  readonly histories: Rate;
  /** Of one connection: how much of the earlier chat it is told, in bytes; once, it is told all. */
  readonly chats: Rate;
  readonly unread: number;
  /** Of one seat: what it says and rolls, and what it points at. All seats of one address, and of a table, have a few times as much. */
  readonly sayings: Rate;
  readonly signs: Rate;
  /** Of one seat: heroes that it brings. */
  readonly heroes: Rate;
  /** Of one table: wrong passphrases, from any address. */
  readonly guesses: Rate;
  /** Of one seat: rewinds that it does or grants, and undo requests. */
  readonly rewinds: Rate;
  /** Each connection is asked for a sign of life so often, in milliseconds; the third time in vain cuts it. */
  readonly pulse: number;
  /** Milliseconds from a connection being let into a room to its saying that it is ready for the state. */
  readonly handshake: number;
  /** Milliseconds from the first byte of a request to the last of its headers, and to the last of its body. */
  readonly headers: number;
  readonly upload: number;
  /** Bytes of the body of a request. */
  readonly body: number;
  /** The same of a request that creates a battle or keeps something: a whole fight, each of its characters escaped, and its pictures. */
  readonly fight: number;
  /** The same of a request that sends a picture. */
  readonly picture: number;
  /** Rooms that are live at once. */
  readonly rooms: number;
  /** People at one table; beyond these only game masters and whoever has a seat already are let in. */
  readonly guests: number;
}

/** Generous to a table of friends behind one address, who all come back at once after a restart. */
export const LIMITS: Limits = {
  requests: { burst: 1_000, perSecond: 50 },
  joins: { burst: 300, perSecond: 5 },
  battles: { burst: 30, perSecond: 0.1 },
  recordings: { burst: 30, perSecond: 0.2 },
  pictures: { burst: 60, perSecond: 0.5 },
  shelves: { burst: 20, perSecond: 20 / DAY },
  kept: { burst: 2 * MOST_THINGS, perSecond: 0.5 },
  connections: 300,
  sockets: 2_000,
  stored: { burst: 512 * MEGABYTE, perSecond: (512 * MEGABYTE) / DAY },
  messages: { burst: 60, perSecond: 30 },
  bytes: { burst: 256 * 1024, perSecond: 64 * 1024 },
  message: 16 * 1024,
  histories: { burst: 3_000, perSecond: 20 },
  chats: { burst: 1024 * 1024, perSecond: 16 * 1024 },
  unread: 2 * 1024 * 1024,
  sayings: { burst: 10, perSecond: 0.5 },
  signs: { burst: 12, perSecond: 2 },
  heroes: { burst: 6, perSecond: 0.2 },
  guesses: { burst: 20, perSecond: 1 / 30 },
  rewinds: { burst: 20, perSecond: 0.2 },
  pulse: 3_000,
  handshake: 10_000,
  headers: 10_000,
  upload: 60_000,
  body: 64 * 1024,
  fight: MOST_FILE_BYTES + MOST_FILE_LETTERS + 16 * 1024,
  picture: lettersFor(MOST_PORTRAIT_BYTES) + 1024,
  rooms: 1_000,
  guests: 220,
};
