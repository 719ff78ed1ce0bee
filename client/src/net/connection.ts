import { Client, type Room } from '@colyseus/sdk';
import { type Rejection, rejection } from '@riposte/shared';
import type { Saying, Utterance } from '@riposte/shared/protocol/chat';
import {
  type EventsMessage,
  type HistoryMessage,
  type IntentMessage,
  type JoinOptions,
  type Reply,
  SEAT_REMOVED,
  SEAT_TAKEN_OVER,
  type SeatMessage,
  type TalkMessage,
  type Welcome,
} from '@riposte/shared/protocol/messages';
import { shownName } from '../wording/seat-name.ts';
import * as words from '../words/table.ts';
import { openBattle, Refused, TemporaryFailure } from './api.ts';
import type { Credentials, Listener } from './connection-listener.ts';
import type { Environment } from './environment.ts';
import { newId } from './ids.ts';
import type { Invitation } from './link.ts';
import { pause, waitBefore } from './pause.ts';
import { inPageLanguage } from './server-texts.ts';

const SECOND = 1000;
/**
 * Milliseconds that Colyseus may try to reconnect. Afterward the client joins again, because another server may now own
 * the battle.
 */
const LONGEST_RECONNECT = 0.3 * SECOND;
/**
 * The longest wait for a reply to an attempt to join, in milliseconds. The first waits are shorter, because the
 * connection may be dead.
 */
const LONGEST_TIMEOUT = 8 * SECOND;

/**
 * The connection to a battle. It reconnects, even to another server, until the server refuses the seat or the page
 * closes it.
 */
export class Connection {
  readonly #invitation: Invitation;
  readonly #credentials: Credentials;
  readonly #listener: Listener;
  readonly #around: Environment;
  readonly #client: Client;
  #room: Room | null = null;
  #isClosed = false;
  #attempt = 0;
  #passphrase: string | undefined;
  /**
   * The id of this tab. With it, the server stops a rejoining tab from taking the seat back from a tab that was
   * opened later.
   */
  readonly #tab = newId();
  /** True once this tab has held the seat. */
  #isBack = false;

  constructor(invitation: Invitation, credentials: Credentials, listener: Listener, around: Environment) {
    this.#invitation = invitation;
    this.#credentials = credentials;
    this.#listener = listener;
    this.#around = around;
    this.#client = new Client(around.rooms, {
      fetchFn: (url, init) => fetch(url, { ...init, signal: this.#timeoutSignal() }),
    });
    // reacts to a lost network, because the socket stays open; if the browser does not report the loss, a ping without
    // a reply reveals it
    around.network.addEventListener('offline', () => this.#room && this.#replace(this.#room));
  }

  /** Joins the table. Repeats failed attempts with growing pauses until one succeeds or the server refuses. */
  async open(): Promise<void> {
    this.#listener.onState('connecting');
    await this.#keepTrying();
  }

  async #keepTrying(): Promise<void> {
    for (let attempt = 0; !this.#isClosed; attempt++) {
      try {
        this.#attempt = attempt;
        return await this.#join();
      } catch (error) {
        if (asksForPassphrase(error)) return this.#listener.onPassphrase(error.message);
        if (isFinal(error))
          return this.#listener.onState('lost', error.message, error instanceof Refused ? error.code : '');
        const sentence = error instanceof TemporaryFailure ? error.message : '';
        if (!this.#isBack && attempt > 0) this.#listener.onState('unreachable', sentence);
        else if (sentence !== '')
          this.#listener.onState(this.#isBack ? 'reconnecting' : 'connecting', sentence);
        await pause(waitBefore(attempt), this.#around.network);
      }
    }
  }

  /** Joins again with a passphrase. */
  async enter(passphrase: string): Promise<void> {
    this.#passphrase = passphrase;
    await this.open();
  }

  /** Leaves the room and stops reconnecting. */
  close(): void {
    this.#isClosed = true;
    void this.#room?.leave();
  }

  /** Sends an intent. Rejects if the connection is lost before the reply. */
  intent(message: IntentMessage): Promise<Reply> {
    return this.#reply('intent', message);
  }

  /** Sends a request about seats. Rejects if the connection is lost before the reply. */
  seat(message: SeatMessage): Promise<Reply> {
    return this.#reply('seat', message);
  }

  /** Fetches the events of the inputs that the message asks for. */
  history(message: HistoryMessage): Promise<readonly EventsMessage[]> {
    return this.#request('history', message);
  }

  /** Sends a chat message or a mark. Rejects if the connection is lost before the reply. */
  talk(message: TalkMessage): Promise<Reply> {
    return this.#reply('talk', message);
  }

  /** Fetches the earlier chat messages. */
  async sayings(): Promise<readonly Saying[]> {
    return (await this.#request<readonly Saying[]>('sayings', {})).map(withShownName);
  }

  /** Sends a request. Returns the reply, with a rejection in the language of the page. */
  async #reply(type: string, message: unknown): Promise<Reply> {
    const reply = await this.#request<Reply>(type, message);
    if (reply.ok) return reply;
    return { ok: false, rejection: await inPageLanguage(reply.rejection, this.#listener.wording()) };
  }

  async #request<Answer>(type: string, message: unknown): Promise<Answer> {
    if (!this.#room) throw new Error(words.noConnection);
    try {
      return (await this.#room.request(type, message)) as Answer;
    } catch (error) {
      const { name, reason } = error as { name?: string; reason?: unknown };
      if (name === 'rejected') return { ok: false, rejection: rejectionFrom(reason) } as Answer;
      throw error;
    }
  }

  /** Returns a signal that aborts a request after a timeout. The timeout doubles with each attempt. */
  #timeoutSignal(): AbortSignal {
    return AbortSignal.timeout(Math.min(LONGEST_TIMEOUT, (SECOND / 2) * 2 ** this.#attempt));
  }

  async #join(): Promise<void> {
    const { battle, token } = this.#invitation;
    const credentials = this.#credentials();
    const { seatKey } = credentials;
    const secrets = seatKey === undefined ? { token } : { token, seatKey }; // the seat's own key stays valid if the GM replaces the invitation link
    const opened = await openBattle(battle, secrets, {
      api: this.#around.api,
      signal: this.#timeoutSignal(),
    });
    await this.#listener.onOpened(opened);
    const passphrase = this.#passphrase;
    const options: JoinOptions = {
      token,
      ...credentials,
      ...(passphrase !== undefined && { passphrase }),
      tab: this.#tab,
      isBack: this.#isBack,
      isKeyed: true,
    };
    const room = await this.#client.joinById(opened.room ?? battle, options).catch(rethrowWorded);
    if (this.#isClosed) return void room.leave();
    this.#room = room;
    this.#isBack = true;
    this.#listen(room);
  }

  #listen(room: Room): void {
    this.#startPings(room);
    let dropped: ReturnType<typeof setTimeout> | undefined;
    let isWhole = true;
    room.onMessage('welcome', (welcome: Welcome) => {
      this.#listener.onWelcome(welcome);
      this.#listener.onState('connected');
    });
    room.onMessage('said', (said: Utterance) => this.#listener.onChat(withShownName(said)));
    room.onStateChange((state) => {
      this.#listener.onTable(state, isWhole);
      isWhole = false;
    });
    room.onDrop(() => {
      this.#listener.onState('reconnecting');
      dropped = setTimeout(() => this.#replace(room), LONGEST_RECONNECT);
    });
    room.onReconnect(() => {
      clearTimeout(dropped);
      isWhole = true;
      this.#listener.onState('connected');
    });
    room.onLeave((code) => {
      clearTimeout(dropped);
      if (code === SEAT_TAKEN_OVER) this.#yield(words.seatUsedElsewhere, 'taken-over');
      else if (code === SEAT_REMOVED) this.#yield(words.youWereRemoved, 'seat-removed');
      else this.#replace(room);
    });
  }

  /**
   * Pings the server at intervals. If a ping gets no reply, the connection is dead, although the browser reports no
   * error.
   */
  #startPings(room: Room): void {
    let isAlive = true;
    const feeling = setInterval(() => {
      if (this.#room !== room || this.#isClosed) return clearInterval(feeling);
      if (!isAlive) return this.#replace(room);
      isAlive = false;
      room.ping(() => {
        isAlive = true;
      });
    }, this.#around.pulse);
  }

  /** Ends the connection, because another tab took over the seat or the GM removed it. */
  #yield(sentence: string, code: string): void {
    this.#isClosed = true;
    this.#listener.onState('lost', sentence, code);
  }

  /**
   * Drops a connection that the server has closed or no longer answers. Joins again, because another server may own the
   * battle now.
   */
  #replace(room: Room): void {
    if (this.#room !== room || this.#isClosed) return;
    this.#room = null;
    room.reconnection.enabled = false;
    room.removeAllListeners();
    void room.leave(false).catch(() => {});
    this.#listener.onState('reconnecting');
    void this.#keepTrying();
  }
}

/** Throws the error of a denied connection again, with its message in the language of the page. */
async function rethrowWorded(error: Error): Promise<never> {
  const { message } = await inPageLanguage({ message: error.message, key: error.message });
  throw Object.assign(error, { message });
}

function asksForPassphrase(error: unknown): error is Error {
  return (error as { code?: unknown }).code === 401;
}

/** Returns whether another attempt is useless, because the link is wrong or the server denies access. */
function isFinal(error: unknown): error is Error {
  const { code } = error as { code?: unknown };
  return (
    error instanceof Refused ||
    (typeof code === 'number' && [403, 423, 4401, 4403, SEAT_TAKEN_OVER].includes(code))
  );
}

function rejectionFrom(reason: unknown): Rejection {
  const { code = 'bad-input', message, ...rest } = (reason ?? {}) as Partial<Rejection>;
  return message === undefined ? rejection(code) : { code, message, ...rest };
}

function withShownName<One extends Utterance>(one: One): One {
  return { ...one, name: shownName(one.name) };
}
