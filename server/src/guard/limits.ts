import { MOST } from '@riposte/shared/campaign/campaign';
import { MOST_CAMPAIGN_FILE_BYTES } from '@riposte/shared/campaign/campaign-file';
import type { BroughtOrders } from '@riposte/shared/campaign/orders';
import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import { MOST_RING_BYTES } from '@riposte/shared/protocol/key-ring';
import { MOST_DOCUMENTS } from '@riposte/shared/protocol/library';
import { MOST_FILE_BYTES, MOST_FILE_CHARACTERS } from '@riposte/shared/scenario/fight-file';
import { lettersFor, MOST_PORTRAIT_BYTES } from '@riposte/shared/scenario/picture-files';

const DAY = 86_400;
const MEGABYTE = 1024 * 1024;

/** Bytes that a ready-made battle takes up in the database. */
export const BATTLE_BYTES = 64 * 1024;

/**
 * Returns the bytes that a new battle takes up in the database, with the standing orders that its fighters bring. Its
 * pictures are data URIs.
 */
export function bytesOfBattle(setup: Setup, pictures: Pictures, brought: BroughtOrders = {}): number {
  const letters = Object.values(pictures).reduce((sum, { length }) => sum + length, 0);
  return BATTLE_BYTES + JSON.stringify(setup).length + JSON.stringify(brought).length + letters;
}

/** A burst, and the refill per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** The limits for one guest. */
export interface Limits {
  /**
   * Limits per address. The rates count requests, joins and openings of rooms, new battles and campaigns, replays and
   * exports, pictures, changes of campaigns, new libraries, and saved items. `rings` counts new key rings, deleted
   * ones, and attempts to open or share one. `codes` counts codes tried to open a key ring. `connections` and `sockets`
   * are the maximum numbers of open WebSockets and of open sockets. Sockets are not counted behind proxies.
   */
  readonly requests: Rate;
  readonly joins: Rate;
  readonly battles: Rate;
  readonly recordings: Rate;
  readonly pictures: Rate;
  readonly changes: Rate;
  readonly shelves: Rate;
  readonly kept: Rate;
  readonly rings: Rate;
  readonly codes: Rate;
  readonly connections: number;
  readonly sockets: number;
  /** The limit per address for new receivers of notifications: browsers, e-mail addresses and webhooks. */
  readonly receivers: Rate;
  /** The limit per e-mail address for messages that ask its owner to confirm it. */
  readonly mails: Rate;
  /**
   * The limit per address for bytes sent per day, in requests and over connections. Includes the bytes that the server
   * stores for the guest, such as a ready-made fight.
   */
  readonly stored: Rate;
  /**
   * Limits per connection: received messages, received bytes, bytes of one message, and sent bytes that the client has
   * not read yet.
   */
  readonly messages: Rate;
  readonly bytes: Rate;
  readonly message: number;
  /**
   * The limit per connection for inputs whose events a client requests from the history. A full allowance covers the
   * whole history once.
   */
  readonly histories: Rate;
  /**
   * The limit per connection for bytes of earlier chat that a client requests. A full allowance covers the whole chat
   * once.
   */
  readonly chats: Rate;
  readonly unread: number;
  /**
   * Limits per seat: chat lines (including rolls), and signs on the map. All seats of one address share a multiple of
   * this rate, and so do all seats of one table.
   */
  readonly sayings: Rate;
  readonly signs: Rate;
  /** The limit per seat for a player's requests to bring a hero into the fight. */
  readonly heroes: Rate;
  /** The limit per table for wrong passphrases, from all addresses together. */
  readonly guesses: Rate;
  /** The limit per seat for rewinds and undo requests. */
  readonly rewinds: Rate;
  /** Milliseconds between pings of a connection. The connection is cut after the third ping without an answer. */
  readonly pulse: number;
  /** Milliseconds within which a client must complete its handshake after joining a room. */
  readonly handshake: number;
  /** Milliseconds between a prompt and the message about it, so that a chain of prompts leads to one message. */
  readonly calls: number;
  /** Milliseconds within which a request's headers must arrive, and then its body. */
  readonly headers: number;
  readonly upload: number;
  /** The maximum size of a request body, in bytes. */
  readonly body: number;
  /**
   * The maximum size of a request body that contains a fight or a saved item, in bytes. Includes pictures and escaped
   * characters.
   */
  readonly fight: number;
  /** The maximum size of a request body that contains a campaign's file, in bytes. Includes escaped characters. */
  readonly campaign: number;
  /** The maximum size of a request body that contains a picture, in bytes. */
  readonly picture: number;
  /** The maximum size of a request body that contains changes of a key ring, in bytes. */
  readonly ring: number;
  /** The maximum number of open rooms. */
  readonly rooms: number;
  /** The maximum number of connected guests per table. Above it, only GMs and guests with a seat are admitted. */
  readonly guests: number;
}

/**
 * The production limits. They are generous enough for a group behind one address that reconnects at once
 * after a restart.
 */
export const LIMITS: Limits = {
  requests: { burst: 1_000, perSecond: 50 },
  joins: { burst: 300, perSecond: 5 },
  battles: { burst: 30, perSecond: 0.1 },
  recordings: { burst: 30, perSecond: 0.2 },
  pictures: { burst: 60, perSecond: 0.5 },
  changes: { burst: 200, perSecond: 1 },
  shelves: { burst: 20, perSecond: 20 / DAY },
  kept: { burst: 2 * MOST_DOCUMENTS, perSecond: 0.5 },
  receivers: { burst: 30, perSecond: 0.02 },
  mails: { burst: 3, perSecond: 3 / DAY },
  rings: { burst: 60, perSecond: 0.05 },
  codes: { burst: 20, perSecond: 1 / 60 },
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
  calls: 60_000,
  headers: 10_000,
  upload: 60_000,
  body: 64 * 1024,
  fight: MOST_FILE_BYTES + MOST_FILE_CHARACTERS + 16 * 1024,
  campaign: 2 * MOST_CAMPAIGN_FILE_BYTES + lettersFor(MOST.album),
  picture: lettersFor(MOST_PORTRAIT_BYTES) + 1024,
  ring: MOST_RING_BYTES + 64 * 1024,
  rooms: 1_000,
  guests: 220,
};
