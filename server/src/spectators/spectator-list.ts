import type { Delayed } from '@colyseus/core';
import { MOST_NAMED, type Watching } from '@riposte/shared/protocol/spectators';
import type { Timer } from '../scheduling/timer.ts';
import { isNamed, type Seat, type Seating } from '../seats/seating.ts';

/** Who looks on at one relay. */
export interface RelayCrowd extends Watching {
  readonly relay: string;
}

/** A relay says each second who is there; one that has been silent for so long is no more. */
const FORGOTTEN_MS = 3_000;

/** Who looks on at a table, in its own room and at relays of any process. */
export class Spectators {
  readonly #seating: Seating;
  readonly #timer: Timer;
  readonly #relays = new Map<string, { readonly crowd: RelayCrowd; readonly forgetting: Delayed }>();
  /** What was shown last, and of whom: there may be hundreds, and with most inputs nobody comes or goes. */
  #shown: { readonly seats: readonly Seat[]; readonly text: string } | null = null;

  constructor(seating: Seating, timer: Timer) {
    this.#seating = seating;
    this.#timer = timer;
  }

  /** Who they are, as it is shown to everybody. */
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

  /** A relay says who is there. `onChange` is called if that is news, and once the relay has been forgotten. */
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
