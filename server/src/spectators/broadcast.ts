import type { Delayed } from '@colyseus/core';
import type { Timer } from '../scheduling/timer.ts';
import type { BattleState } from '../synced/state.ts';
import { type Change, isOfSeats, Look, type Picture } from './public-state.ts';

/** What has changed for everybody, as one of the bulletins that an owner of the battle has sent out. */
export interface Bulletin {
  readonly epoch: number;
  /** 1, 2, 3 ... */
  readonly number: number;
  /** So much later than at the table all is told, in milliseconds. */
  readonly delay: number;
  readonly changes: readonly Change[];
}

/** How far somebody has followed. */
export type Followed = Pick<Bulletin, 'epoch' | 'number'>;

/** Where bulletins of a battle are sent to. */
export function channelOf(battle: string): string {
  return `open:${battle}`;
}

/** So long somebody who followed is told more without asking again. */
const FOLLOWED_MS = 10_000;

interface Way {
  readonly epoch: number;
  readonly delay: number;
  /** When something happened at the table last, in milliseconds since 1970: what it shows now it has shown since then. */
  readonly quietSince: number;
  readonly timer: Timer;
  readonly send: (bulletin: Bulletin) => void;
}

/** Changes, and when they were made at the table. */
interface Noted {
  readonly at: number;
  readonly number: number;
  readonly changes: readonly Change[];
}

/**
 * Tells of a table what everybody may see, once for all who follow; later, if spectators are to be told later: what is not
 * due yet leaves this process in no form. Nothing is done while nobody follows.
 */
export class Broadcast {
  readonly #way: Way;
  readonly #look: Look;
  #delay: number;
  #noted = 0;
  #told = 0;
  readonly #untold: Noted[] = [];
  #alarm: Delayed | undefined;
  readonly #picture = new Map<string, Picture[string]>();
  #followedAt = Number.NEGATIVE_INFINITY;

  /** The state shows the table already. Who sits there is not on record with a time: that is told as what is new now. */
  constructor(state: BattleState, way: Way) {
    this.#way = way;
    this.#look = new Look(state);
    this.#delay = way.delay;
    if (way.delay === 0) return;
    const all = this.#look.changes();
    this.#note(
      all.filter((change) => !isOfSeats(change)),
      way.quietSince,
    );
    this.#note(all.filter(isOfSeats), Date.now());
  }

  /** Whether somebody follows who is still to be told what has happened. */
  get isBehind(): boolean {
    return this.#isFollowed && this.#untold.length > 0;
  }

  /** So much later than at the table all is told from now on. What could be seen at once until now, can be seen. */
  setDelay(delay: number): void {
    if (delay === this.#delay) return;
    this.#note(this.#look.changes(), Date.now());
    this.#delay = delay;
    this.#tellWhatIsDue();
  }

  /** To be called whenever what is shown may have changed. */
  show(): void {
    if (this.#isFollowed || this.#delay > 0) this.#note(this.#look.changes(), Date.now());
  }

  /** Somebody follows, who has come so far; gives where to go on from, or null: from there, or nothing is to be told yet. */
  follow(from: Followed | null): (Followed & { readonly delay: number; readonly picture: Picture }) | null {
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
