import type { Client } from '@colyseus/core';
import { ClientState } from '@colyseus/core';
import { Allowance } from '../guard/allowance.ts';
import { POLICY_VIOLATION } from '../guard/connections.ts';
import type { Limits } from '../guard/limits.ts';
import type { Meters } from '../operations/meters.ts';
import type { Timer } from './prompt-clock.ts';

/** What one connection may cost its room; whoever goes beyond it is cut off. */
export class Bounds {
  readonly #limits: Limits;
  readonly #meters: Meters;
  readonly #timer: Timer;
  readonly #told = new WeakMap<Client, Allowance>();

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

  /** Whether so many inputs of the past may be told to somebody; however many they are, once they may. */
  mayTell(client: Client, inputs: number): boolean {
    const { histories } = this.#limits;
    const now = performance.now();
    const allowance = this.#told.get(client) ?? new Allowance(histories, now);
    this.#told.set(client, allowance);
    if (allowance.take(Math.min(inputs, histories.burst), now)) return true;
    this.#cut(client, 'histories');
    return false;
  }

  #cut(client: Client, limit: keyof Limits): void {
    this.#meters.turnedAway(limit);
    client.leave(POLICY_VIOLATION);
  }
}
