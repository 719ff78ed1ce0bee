import type { Delayed } from '@colyseus/core';
import type { Timer } from '../scheduling/timer.ts';
import type { BattleState } from '../synced/state.ts';
import { type Change, isOfSeats, type PublicState, PublicStateWatcher } from './public-state.ts';

/** Public changes that the owner of a battle sends to relays. */
export interface Bulletin {
  readonly epoch: number;
  /** The number of the bulletin; the owner's first bulletin has the number 1. */
  readonly number: number;
  /** How far spectators are behind the table, in milliseconds. */
  readonly delay: number;
  readonly changes: readonly Change[];
}

/** The last bulletin that a relay has applied. */
export type RelayPosition = Pick<Bulletin, 'epoch' | 'number'>;

/** Returns the channel for bulletins of a battle. */
export function channelOf(battle: string): string {
  return `open:${battle}`;
}

/** How long a battle counts as followed after the last request from a relay, in milliseconds. */
const FOLLOWED_MS = 10_000;

interface Options {
  readonly epoch: number;
  readonly delay: number;
  /**
   * The time of the last recorded change at the table, in milliseconds since 1970. The current state has been
   * visible since then.
   */
  readonly quietSince: number;
  readonly timer: Timer;
  readonly send: (bulletin: Bulletin) => void;
}

/** Changes and the time when they happened at the table. */
interface TimedChanges {
  readonly at: number;
  readonly number: number;
  readonly changes: readonly Change[];
}

/**
 * Sends the public changes at a table once for all relays, after the delay for spectators. Changes that are not due yet
 * never leave this process. Without a delay, compares nothing while no relay follows the battle.
 */
export class Broadcast {
  readonly #options: Options;
  readonly #watcher: PublicStateWatcher;
  #delay: number;
  #lastNumber = 0;
  #sent = 0;
  readonly #unsent: TimedChanges[] = [];
  #alarm: Delayed | undefined;
  readonly #state = new Map<string, PublicState[string]>();
  #followedAt = Number.NEGATIVE_INFINITY;

  /** `state` must be complete. The times of changes to seats are not recorded, so all seats count as just changed. */
  constructor(state: BattleState, options: Options) {
    this.#options = options;
    this.#watcher = new PublicStateWatcher(state);
    this.#delay = options.delay;
    if (options.delay === 0) return;
    const all = this.#watcher.changes();
    this.#note(
      all.filter((change) => !isOfSeats(change)),
      options.quietSince,
    );
    this.#note(all.filter(isOfSeats), Date.now());
  }

  /** True if a relay must still be sent changes. */
  get isBehind(): boolean {
    return this.#isFollowed && this.#unsent.length > 0;
  }

  /** Sets a new delay. Changes that spectators have already seen stay visible. */
  setDelay(delay: number): void {
    if (delay === this.#delay) return;
    this.#note(this.#watcher.changes(), Date.now());
    this.#delay = delay;
    this.#sendDue();
  }

  /** Records new changes, to be sent when they are due. Must be called after each change to the state. */
  show(): void {
    if (this.#isFollowed || this.#delay > 0) this.#note(this.#watcher.changes(), Date.now());
  }

  /**
   * Records that a relay follows the battle. Returns the public state that the relay should show; null if the relay is
   * up to date, or if nothing may be shown yet.
   */
  follow(
    from: RelayPosition | null,
  ): (RelayPosition & { readonly delay: number; readonly picture: PublicState }) | null {
    this.#followedAt = performance.now();
    this.show();
    const { epoch } = this.#options;
    if (this.#sent === 0 || (from?.epoch === epoch && from.number === this.#sent)) return null;
    return { epoch, number: this.#sent, delay: this.#delay, picture: Object.fromEntries(this.#state) };
  }

  get #isFollowed(): boolean {
    return performance.now() - this.#followedAt < FOLLOWED_MS;
  }

  #note(changes: readonly Change[], at: number): void {
    if (changes.length === 0) return;
    this.#unsent.push({ at, number: ++this.#lastNumber, changes });
    this.#sendDue();
  }

  #sendDue(): void {
    const until = Date.now() - this.#delay;
    while (this.#unsent[0] && this.#unsent[0].at <= until) this.#send(this.#unsent[0]);
    const [next] = this.#unsent;
    this.#alarm?.clear();
    if (next) this.#alarm = this.#options.timer.setTimeout(() => this.#sendDue(), next.at - until);
  }

  #send({ number, changes }: TimedChanges): void {
    this.#unsent.shift();
    for (const [path, value] of changes) {
      if (value === null) this.#state.delete(path);
      else this.#state.set(path, value);
    }
    this.#sent = number;
    this.#options.send({ epoch: this.#options.epoch, number, delay: this.#delay, changes });
  }
}
