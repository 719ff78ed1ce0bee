import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from './address.ts';
import { Allowance } from './allowance.ts';
import { safeFrame } from './frames.ts';
import type { GateTerms } from './gate.ts';
import type { Limits } from './limits.ts';
import { OutgoingBatches } from './outgoing-batches.ts';

/** The close code for a connection that breaks a limit. */
export const POLICY_VIOLATION = 1008;
const LOOK_EVERY_MS = 500;
/** Milliseconds after which a connection is terminated if it ignores that the server has closed it. */
const FAREWELL_MS = 1_000;
/** Bytes that a connection sends before its address is charged for them. */
const CHARGE_BYTES = 64 * 1024;

interface Connection {
  readonly bufferedAmount: number;
  send(data: unknown, how?: unknown, sent?: () => void): void;
  emit(event: string, ...parts: unknown[]): boolean;
  once(event: 'close', listener: () => void): unknown;
  close(code: number, reason: string): void;
  terminate(): void;
}

interface Connections {
  prependListener(
    event: 'connection',
    listener: (connection: Connection, request: IncomingMessage) => void,
  ): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** The limits for one connection, and the functions that enforce them. */
interface Terms extends Pick<GateTerms, 'limits' | 'onCut'> {
  readonly batches: OutgoingBatches;
  /** Resolves to whether the connection's address may send `bytes` more today. */
  readonly mayStore: (bytes: number) => Promise<boolean>;
}

/** Closes connections that send too much or malformed messages. Cuts connections whose clients do not read. */
export function guardConnections(
  connections: Connections,
  { limits, proxies, rateCounts, onCut }: GateTerms,
): void {
  const guards = new Set<Guard>();
  const batches = new OutgoingBatches();
  connections.prependListener('connection', (connection, request) => {
    const address = addressOf(request, proxies);
    const mayStore = (bytes: number) => rateCounts.take('stored', address, bytes);
    const guard = new Guard(connection, request.socket, { limits, batches, mayStore, onCut });
    guards.add(guard);
    connection.once('close', () => {
      guards.delete(guard);
      guard.chargeRest();
    });
  });
  const looking = setInterval(() => {
    for (const guard of guards) guard.look();
  }, LOOK_EVERY_MS);
  looking.unref();
  connections.on('close', () => clearInterval(looking));
}

/**
 * Filters the messages to and from one connection. Ignores messages that arrive after the connection was
 * closed. Sends nothing more if too many sent bytes are unread.
 */
class Guard {
  readonly #connection: Connection;
  readonly #socket: Socket;
  readonly #unread: number;
  readonly #onCut: (limit: keyof Limits) => void;
  readonly #messages: Allowance;
  readonly #bytes: Allowance;
  readonly #mayStore: Terms['mayStore'];
  #counted: number;
  /** Bytes that the address has not been charged for yet. */
  #uncharged = 0;
  #closedAt: number | null = null;

  constructor(connection: Connection, socket: Socket, { limits, batches, mayStore, onCut }: Terms) {
    const now = performance.now();
    this.#connection = connection;
    this.#socket = socket;
    this.#unread = limits.unread;
    this.#onCut = onCut;
    this.#mayStore = mayStore;
    this.#messages = new Allowance(limits.messages, now);
    this.#bytes = new Allowance(limits.bytes, now);
    this.#counted = socket.bytesRead;
    const emit = connection.emit.bind(connection);
    connection.emit = (event, ...parts) => {
      if (event !== 'message') return emit(event, ...parts);
      const [frame, ...others] = parts;
      const safe = this.#filter(frame as Buffer); // the transport always delivers Buffers
      return safe !== null && emit(event, safe, ...others);
    };
    const send = connection.send.bind(connection);
    connection.send = (data, ...others) => {
      if (this.#cutIfUnread()) return;
      batches.cork(socket);
      send(batches.copyOf(data), ...others);
    };
  }

  /**
   * Checks the limits. Also counts bytes outside complete messages: control frames and incomplete messages.
   */
  look(): void {
    const now = performance.now();
    if (this.#cutIfUnread()) return;
    if ((this.#closedAt ?? now) < now - FAREWELL_MS) this.#connection.terminate();
    else if (this.#closedAt === null && !this.#mayHaveSent(now)) this.#break('bytes', now);
  }

  /** Cuts the connection if it has too many unread bytes. Returns whether it did so. */
  #cutIfUnread(): boolean {
    if (this.#connection.bufferedAmount <= this.#unread) return false;
    if (this.#closedAt === null) this.#onCut('unread');
    this.#closedAt ??= performance.now();
    this.#connection.terminate();
    return true;
  }

  /** Returns the part of a frame that may be decoded, or null if there is none. */
  #filter(frame: Buffer): Buffer | null {
    if (this.#closedAt !== null) return null;
    const now = performance.now();
    if (!this.#messages.take(1, now)) return this.#break('messages', now);
    if (!this.#mayHaveSent(now)) return this.#break('bytes', now);
    return safeFrame(frame) ?? this.#close('no message', now);
  }

  #mayHaveSent(now: number): boolean {
    const { bytesRead } = this.#socket;
    const more = bytesRead - this.#counted;
    this.#counted = bytesRead;
    this.#uncharged += more;
    if (this.#uncharged >= CHARGE_BYTES) this.#charge();
    return this.#bytes.take(more, now);
  }

  /** Charges the address for the remaining bytes. Must be called when the connection is closed. */
  chargeRest(): void {
    this.#uncharged += this.#socket.bytesRead - this.#counted;
    if (this.#uncharged > 0) this.#charge();
  }

  #charge(): void {
    const bytes = this.#uncharged;
    this.#uncharged = 0;
    void this.#mayStore(bytes).then((isWithin) => {
      if (!isWithin && this.#closedAt === null) this.#break('stored', performance.now());
    });
  }

  #break(limit: keyof Limits, now: number): null {
    this.#onCut(limit);
    return this.#close(`too many ${limit}`, now);
  }

  #close(why: string, now: number): null {
    this.#closedAt = now;
    this.#connection.close(POLICY_VIOLATION, why);
    return null;
  }
}
