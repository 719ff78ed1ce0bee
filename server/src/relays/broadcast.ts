import { Differences } from '../rooms/differences.ts';
import type { Timer } from '../rooms/prompt-clock.ts';
import type { BattleState } from '../rooms/state.ts';
import { type Change, type Picture, pictureOf } from './picture.ts';

/** What has changed for everybody, as one of the bulletins that an owner of the battle has sent out. */
export interface Bulletin {
  readonly epoch: number;
  /** 1, 2, 3 ... */
  readonly number: number;
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
  /** So much later than at the table all is told, in milliseconds. */
  readonly delay: number;
  readonly timer: Timer;
  readonly send: (bulletin: Bulletin) => void;
}

/**
 * Tells of a table what everybody may see, once for all who follow; later, if spectators are to be told later: what is not
 * due yet leaves this process in no form. Nothing is done while nobody follows.
 */
export class Broadcast {
  readonly #state: BattleState;
  readonly #way: Way;
  readonly #differences: Differences;
  #changes: Change[] = [];
  #noted = 0;
  #told = 0;
  readonly #picture = new Map<string, Picture[string]>();
  #followedAt = Number.NEGATIVE_INFINITY;

  constructor(state: BattleState, way: Way) {
    this.#state = state;
    this.#way = way;
    this.#differences = new Differences({
      set: (path, value) => this.#changes.push([path, value as Change[1]]),
      delete: (path) => this.#changes.push([path, null]),
    });
  }

  /** To be called whenever what is shown may have changed. */
  show(): void {
    const isFollowed = performance.now() - this.#followedAt < FOLLOWED_MS;
    if (isFollowed || this.#way.delay > 0) this.#note();
  }

  /** Somebody follows, who has come so far; gives where to go on from, or null: from there, or nothing is to be told yet. */
  follow(from: Followed | null): (Followed & { readonly picture: Picture }) | null {
    this.#followedAt = performance.now();
    this.#note();
    const { epoch } = this.#way;
    if (this.#told === 0 || (from?.epoch === epoch && from.number === this.#told)) return null;
    return { epoch, number: this.#told, picture: Object.fromEntries(this.#picture) };
  }

  #note(): void {
    this.#changes = [];
    this.#differences.write(pictureOf(this.#state));
    if (this.#changes.length === 0) return;
    const { epoch, delay, timer } = this.#way;
    const bulletin = { epoch, number: ++this.#noted, changes: this.#changes };
    if (delay > 0) timer.setTimeout(() => this.#tell(bulletin), delay);
    else this.#tell(bulletin);
  }

  #tell(bulletin: Bulletin): void {
    for (const [path, value] of bulletin.changes) {
      if (value === null) this.#picture.delete(path);
      else this.#picture.set(path, value);
    }
    this.#told = bulletin.number;
    this.#way.send(bulletin);
  }
}
