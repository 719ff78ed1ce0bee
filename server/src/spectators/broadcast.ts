import type { Delayed } from '@colyseus/core';
import type { Timer } from '../scheduling/timer.ts';
import type { BattleState } from '../synced/state.ts';
import { type Change, isOfSeats, type PublicState, PublicStateWatcher } from './public-state.ts';

/** Public changes that the owner of a battle sends to relays. */
export interface Bulletin {
  readonly epoch: number;
  /** 1, 2, 3 ... */
  readonly number: number;
  /** Milliseconds by which everything is shown later than at the table. */
  readonly delay: number;
  readonly changes: readonly Change[];
}

/** The last bulletin that a relay has followed. */
export type RelayPosition = Pick<Bulletin, 'epoch' | 'number'>;

/** Returns the channel for bulletins of a battle. */
export function channelOf(battle: string): string {
  return `open:${battle}`;
}

/** Milliseconds after its last request during which a relay is sent bulletins. */
const FOLLOWED_MS = 10_000;

interface Way {
  readonly epoch: number;
  readonly delay: number;
  /**
   * The last recorded change at the table, in milliseconds since 1970. The current state was visible since
   * then.
   */
  readonly quietSince: number;
  readonly timer: Timer;
  readonly send: (bulletin: Bulletin) => void;
}

/** Changes and the time when they happened at the table. */
interface Noted {
  readonly at: number;
  readonly number: number;
  readonly changes: readonly Change[];
}

/**
 * Sends the public changes of a table once for all relays, after the delay for spectators. Undue changes
 * never leave this process. Idle while no relay follows.
 */
export class Broadcast {
  readonly #way: Way;
  readonly #look: PublicStateWatcher;
  #delay: number;
  #noted = 0;
  #told = 0;
  readonly #untold: Noted[] = [];
  #alarm: Delayed | undefined;
  readonly #picture = new Map<string, PublicState[string]>();
  #followedAt = Number.NEGATIVE_INFINITY;

  /** The state must be complete. Its seats have no recorded time, so they count as new. */
  constructor(state: BattleState, way: Way) {
    this.#way = way;
    this.#look = new PublicStateWatcher(state);
    this.#delay = way.delay;
    if (way.delay === 0) return;
    const all = this.#look.changes();
    this.#note(
      all.filter((change) => !isOfSeats(change)),
      way.quietSince,
    );
    this.#note(all.filter(isOfSeats), Date.now());
  }

  /** Whether a relay follows that still has to be sent changes. */
  get isBehind(): boolean {
    return this.#isFollowed && this.#untold.length > 0;
  }

  /** Changes the delay. Changes that were visible without it stay visible. */
  setDelay(delay: number): void {
    if (delay === this.#delay) return;
    this.#note(this.#look.changes(), Date.now());
    this.#delay = delay;
    this.#tellWhatIsDue();
  }

  /** Notes new changes. Must be called after each change of the state. */
  show(): void {
    if (this.#isFollowed || this.#delay > 0) this.#note(this.#look.changes(), Date.now());
  }

  /**
   * Notes that a relay follows. Returns the picture that it should show; null: it has the latest one, or
   * nothing is due.
   */
  follow(
    from: RelayPosition | null,
  ): (RelayPosition & { readonly delay: number; readonly picture: PublicState }) | null {
    this.#followedAt = performance.now();
    this.show();
    const { epoch } = this.#way;
    if (this.#told === 0 || (from?.epoch === epoch && from.number === this.#told)) return null;
    return { epoch, number: this.#told, delay: this.#delay, picture: Object.fromEntries(this.#picture) };
  }

  get #isFollowed(): boolean {
    return performance.now() - this.#followedAt < FOLLOWED_MS;
  }

  #note(changes: readonly Change[], at: number): void {
    if (changes.length === 0) return;
    this.#untold.push({ at, number: ++this.#noted, changes });
    this.#tellWhatIsDue();
  }

  #tellWhatIsDue(): void {
    const until = Date.now() - this.#delay;
    while (this.#untold[0] && this.#untold[0].at <= until) this.#tell(this.#untold[0]);
    const [next] = this.#untold;
    this.#alarm?.clear();
    if (next) this.#alarm = this.#way.timer.setTimeout(() => this.#tellWhatIsDue(), next.at - until);
  }

  #tell({ number, changes }: Noted): void {
    this.#untold.shift();
    for (const [path, value] of changes) {
      if (value === null) this.#picture.delete(path);
      else this.#picture.set(path, value);
    }
    this.#told = number;
    this.#way.send({ epoch: this.#way.epoch, number, delay: this.#delay, changes });
  }
}
