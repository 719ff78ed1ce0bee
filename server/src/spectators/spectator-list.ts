import type { Delayed } from '@colyseus/core';
import { MOST_NAMED, type Watching } from '@riposte/shared/protocol/spectators';
import type { Timer } from '../scheduling/timer.ts';
import { isNamed, type Seat, type Seating } from '../seats/seating.ts';

/** The spectators of one relay. */
export interface RelayCrowd extends Watching {
  readonly relay: string;
}

/** Milliseconds after which a silent relay is dropped. Relays report each second. */
const FORGOTTEN_MS = 3_000;

/** The spectators of a table, in its own room and at the relays of all processes. */
export class Spectators {
  readonly #seating: Seating;
  readonly #timer: Timer;
  readonly #relays = new Map<string, { readonly crowd: RelayCrowd; readonly forgetting: Delayed }>();
  /**
   * The cached result of `shown`, and the seats that it was made from. It is cached because there may be
   * hundreds of spectators, and few inputs change them.
   */
  #shown: { readonly seats: readonly Seat[]; readonly text: string } | null = null;

  constructor(seating: Seating, timer: Timer) {
    this.#seating = seating;
    this.#timer = timer;
  }

  /** All spectators as JSON, in the form that every client may see. */
  get shown(): string {
    const seats = this.#seating.all;
    if (this.#shown?.seats !== seats) this.#shown = { seats, text: JSON.stringify(this.#among(seats)) };
    return this.#shown.text;
  }

  #among(seats: readonly Seat[]): Watching {
    const here = seats.filter(({ role, connected }) => role === 'spectator' && connected);
    const afar = [...this.#relays.values()].map(({ crowd }) => crowd);
    const names = [...here.filter(isNamed).map(({ name }) => name), ...afar.flatMap((crowd) => crowd.names)];
    const count = afar.reduce((sum, crowd) => sum + crowd.count, here.length);
    return { count, names: names.slice(0, MOST_NAMED) };
  }

  /** Records the spectators of a relay. Calls `onChange` if they changed, and when the relay is dropped. */
  report(crowd: RelayCrowd, onChange: () => void): void {
    const before = this.#relays.get(crowd.relay);
    before?.forgetting.clear();
    const change = () => {
      this.#shown = null;
      onChange();
    };
    const forgetting = this.#timer.setTimeout(() => {
      this.#relays.delete(crowd.relay);
      change();
    }, FORGOTTEN_MS);
    this.#relays.set(crowd.relay, { crowd, forgetting });
    if (JSON.stringify(before?.crowd) !== JSON.stringify(crowd)) change();
  }
}
