import type { Client } from '@colyseus/core';
import { ClientState } from '@colyseus/core';
import { Allowance } from '../guard/allowance.ts';
import { POLICY_VIOLATION } from '../guard/connections.ts';
import type { Limits } from '../guard/limits.ts';
import type { Timer } from '../scheduling/timer.ts';
import type { Meters } from '../services/meters.ts';

/** The kinds of past data that a client may request: past events and earlier chat. */
type Past = 'histories' | 'chats';

/** Limits how much load one connection can put on its room. Disconnects a client that exceeds a limit. */
export class Bounds {
  readonly #limits: Limits;
  readonly #meters: Meters;
  readonly #timer: Timer;
  readonly #allowances: Readonly<Record<Past, WeakMap<Client, Allowance>>> = {
    histories: new WeakMap(),
    chats: new WeakMap(),
  };

  constructor(limits: Limits, meters: Meters, timer: Timer) {
    this.#limits = limits;
    this.#meters = meters;
    this.#timer = timer;
  }

  /**
   * Disconnects a client that does not complete its handshake in time, because all messages to it are kept in
   * memory until then.
   */
  expectHandshake(client: Client): void {
    const look = () => {
      if (client.state === ClientState.JOINING) this.#cut(client, 'handshake');
    };
    this.#timer.setTimeout(look, this.#limits.handshake);
  }

  /**
   * Returns whether a client may be sent this amount: inputs of past events, or bytes of earlier chat. If not,
   * disconnects the client. A full allowance covers any amount.
   */
  maySendPast(client: Client, what: Past, amount: number): boolean {
    const rate = this.#limits[what];
    const now = performance.now();
    const allowance = this.#allowances[what].get(client) ?? new Allowance(rate, now);
    this.#allowances[what].set(client, allowance);
    const isReady = client.state !== ClientState.JOINING; // until the client is ready, the server would keep the data in memory
    if (isReady && allowance.take(Math.min(amount, rate.burst), now)) return true;
    this.#cut(client, isReady ? what : 'handshake');
    return false;
  }

  #cut(client: Client, limit: keyof Limits): void {
    this.#meters.turnedAway(limit);
    client.leave(POLICY_VIOLATION);
  }
}
