import { createRequire } from 'node:module';
import { boardgame } from './boardgame-table.ts';
import type { Audience, Seen, Size } from './room-guests.ts';

const require = createRequire(import.meta.url);

/** The part of the boardgame.io client that is used here. The package has no types for it. */
interface Guest {
  start(): void;
  stop(): void;
  getState(): { readonly G: { readonly rev: number } } | null;
  subscribe(listener: () => void): () => void;
  readonly moves: { intent(): void };
  readonly transport: { readonly socket: { removeAllListeners(type: string): void } };
}

let matches = 0;

/** Creates a match of boardgame.io, and lets one acting client and `guests` watching clients join it. */
export async function boardgameAudience(url: string, { guests, isUnread = false }: Size): Promise<Audience> {
  const matchID = `m${matches++}`;
  const actor = await join(url, matchID, '0');
  const watching: Guest[] = [];
  for (let guest = 0; guest < guests; guest++) watching.push(await join(url, matchID, null));
  if (isUnread) for (const { transport } of watching) transport.socket.removeAllListeners('update');
  return new MatchAudience(actor, watching);
}

async function join(server: string, matchID: string, playerID: string | null): Promise<Guest> {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'] } });
  const guest: Guest = Client({
    game: boardgame(),
    numPlayers: 1,
    matchID,
    playerID,
    multiplayer,
    debug: false,
  });
  guest.start();
  await reached(guest, 0);
  return guest;
}

/** Resolves when a guest has seen the revision `rev`. */
function reached(guest: Guest, rev: number): Promise<void> {
  return new Promise((resolve) => {
    const isThere = () => (guest.getState()?.G.rev ?? -1) >= rev;
    if (isThere()) return resolve();
    const stop = guest.subscribe(() => {
      if (!isThere()) return;
      stop();
      resolve();
    });
  });
}

class MatchAudience implements Audience {
  readonly #actor: Guest;
  readonly #watching: readonly Guest[];
  #rev = 0;

  constructor(actor: Guest, watching: readonly Guest[]) {
    this.#actor = actor;
    this.#watching = watching;
  }

  async act(): Promise<Seen> {
    const start = performance.now();
    const rev = ++this.#rev;
    const seen = Promise.all(this.#watching.map((guest) => reached(guest, rev)));
    this.#actor.moves.intent();
    await seen;
    return { milliseconds: performance.now() - start, received: 0, isSettled: true };
  }

  async send(): Promise<void> {
    const rev = ++this.#rev;
    this.#actor.moves.intent();
    await reached(this.#actor, rev);
  }

  async leave(): Promise<void> {
    for (const guest of [this.#actor, ...this.#watching]) guest.stop();
  }
}
