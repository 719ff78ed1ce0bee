import { signal } from '@preact/signals';
import type {
  EventsMessage,
  Reply,
  SeatMessage,
  TalkMessage,
  Welcome,
} from '@riposte/shared/protocol/messages';
import type { Connection, ConnectionState } from '../net/connection.ts';
import { Outbox } from '../net/outbox.ts';
import * as words from '../words/fight.ts';
import type { Toasts } from './toasts.ts';

const LOST = {
  ok: false,
  rejection: { code: 'lost', message: words.noConnectionNow },
} as const;

/**
 * Holds a seat's connection to the server: its state and the role in which the server has admitted it. Sends
 * requests that are not inputs to the battle.
 */
export class ServerLink {
  readonly state = signal<ConnectionState>('connecting');
  /** The reason why the table is closed to this seat; empty if the table is open. */
  readonly refusal = signal('');
  /** The server's request for a passphrase, as a sentence; null if the server requires none. */
  readonly passphrase = signal<string | null>(null);
  readonly welcome = signal<Welcome | null>(null);
  readonly outbox = new Outbox();
  readonly #toasts: Toasts;
  #connection: Connection | null = null;

  constructor(toasts: Toasts) {
    this.#toasts = toasts;
  }

  /** Sets the connection that all requests use. */
  attach(connection: Connection): void {
    this.#connection = connection;
  }

  /** Sends the passphrase that the server asked for. */
  enter(passphrase: string): void {
    void this.#connection?.enter(passphrase);
  }

  /** Sends a request about seats or the table. Shows a toast if the request is refused. */
  async ask(message: SeatMessage): Promise<Reply> {
    return await this.#replyTo(this.#connection?.seat(message));
  }

  /** Sends a chat message, a roll or a mark on the map. Shows a toast if that is refused. */
  async chat(message: TalkMessage): Promise<Reply> {
    return await this.#replyTo(this.#connection?.talk(message));
  }

  /** Returns the events that a rewind has undone, for a GM; empty if the request fails. */
  async undone(rev: number): Promise<readonly EventsMessage[]> {
    return (await this.#connection?.history({ after: -1, undoneBy: rev }).catch(() => [])) ?? [];
  }

  async #replyTo(request: Promise<Reply> | undefined): Promise<Reply> {
    const reply = await (request?.catch(() => LOST) ?? LOST);
    if (!reply.ok) this.#toasts.complain(reply.rejection);
    return reply;
  }
}
