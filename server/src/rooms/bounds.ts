import type { Client } from '@colyseus/core';
import { ClientState } from '@colyseus/core';
import { Allowance } from '../guard/allowance.ts';
import { POLICY_VIOLATION } from '../guard/connections.ts';
import type { Limits } from '../guard/limits.ts';
import type { Timer } from '../scheduling/timer.ts';
import type { Meters } from '../services/meters.ts';

/** What is told of the past. */
type Told = 'histories' | 'chats';

/** What one connection may cost its room; whoever goes beyond it is cut off. */
export class Bounds {
  readonly #limits: Limits;
  readonly #meters: Meters;
  readonly #timer: Timer;
  readonly #told: Readonly<Record<Told, WeakMap<Client, Allowance>>> = {
    histories: new WeakMap(),
    chats: new WeakMap(),
  };

  constructor(limits: Limits, meters: Meters, timer: Timer) {
    this.#limits = limits;
    this.#meters = meters;
    this.#timer = timer;
  }

  /** All that is sent to somebody who never says to be ready is kept in memory: so nobody takes long over it. */
  expectHandshake(client: Client): void {
    const look = () => {
      if (client.state === ClientState.JOINING) this.#cut(client, 'handshake');
    };
    this.#timer.setTimeout(look, this.#limits.handshake);
  }

  /** Whether so much of the past may be told to somebody who is ready for it; however much it is, once it may. */
  mayTell(client: Client, what: Told, amount: number): boolean {
    const rate = this.#limits[what];
    const now = performance.now();
    const allowance = this.#told[what].get(client) ?? new Allowance(rate, now);
    this.#told[what].set(client, allowance);
    const isReady = client.state !== ClientState.JOINING; // else all of it would be kept in memory
    if (isReady && allowance.take(Math.min(amount, rate.burst), now)) return true;
    this.#cut(client, isReady ? what : 'handshake');
    return false;
  }

  #cut(client: Client, limit: keyof Limits): void {
    this.#meters.turnedAway(limit);
    client.leave(POLICY_VIOLATION);
  }
}
