import { signal } from '@preact/signals';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type {
  EventsMessage,
  Reply,
  SeatMessage,
  TalkMessage,
  Welcome,
} from '@riposte/shared/protocol/messages';
import type { Connection } from '../net/connection.ts';
import type { ConnectionState } from '../net/connection-listener.ts';
import { Outbox } from '../net/outbox.ts';
import * as words from '../words/fight.ts';
import type { Toasts } from './toasts.ts';

const LOST = {
  ok: false,
  rejection: { code: 'lost', message: words.noConnectionNow },
} as const;

/** The requests that a connection can send. */
export type Requests = Pick<Connection, 'enter' | 'seat' | 'talk' | 'history'>;

/**
 * Holds a seat's connection to the server, and the role that the server has granted. Sends all requests except the
 * battle's inputs.
 */
export class ServerLink {
  readonly state = signal<ConnectionState>('connecting');
  /** The server's reason for a delay or refusal, as a sentence; empty if there is none. */
  readonly refusal = signal('');
  /** The code of the reason why the state is `lost`; empty if there is none. */
  readonly lostBy = signal('');
  /** The sentence that this page shows while no server has let it join; empty if there is none. */
  readonly offline = signal('');
  /** The server's request for a passphrase, as a sentence; null if the server does not ask for one. */
  readonly passphrase = signal<string | null>(null);
  readonly welcome = signal<Welcome | null>(null);
  readonly outbox = new Outbox();
  /** The rules of the battle; null before a server has opened it. */
  rules: RulesName | null = null;
  readonly #toasts: Toasts;
  #connection: Requests | null = null;

  constructor(toasts: Toasts) {
    this.#toasts = toasts;
  }

  /** Sets the connection that all requests use. */
  attach(connection: Requests): void {
    this.#connection = connection;
  }

  /** Sends the passphrase that the server asked for. */
  enter(passphrase: string): void {
    void this.#connection?.enter(passphrase);
  }

  /** Sends a request about seats or the table. Shows a toast if the server refuses it. */
  async ask(message: SeatMessage): Promise<Reply> {
    return await this.#replyTo(this.#connection?.seat(message));
  }

  /** Sends a chat message, a dice roll or a mark on the map. Shows a toast if the server refuses it. */
  async chat(message: TalkMessage): Promise<Reply> {
    return await this.#replyTo(this.#connection?.talk(message));
  }

  /** Fetches the events that a rewind has undone. Only a GM may see them. Empty if the request fails. */
  async undone(rev: number): Promise<readonly EventsMessage[]> {
    return (await this.#connection?.history({ after: -1, undoneBy: rev }).catch(() => [])) ?? [];
  }

  async #replyTo(request: Promise<Reply> | undefined): Promise<Reply> {
    const reply = await (request?.catch(() => LOST) ?? LOST);
    if (!reply.ok) this.#toasts.showRejection(reply.rejection);
    return reply;
  }
}
