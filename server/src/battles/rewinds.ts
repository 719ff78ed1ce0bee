import { randomBytes } from 'node:crypto';
import {
  type Course,
  courseTo,
  type Rewind,
  type RewindInput,
  stepsBeside,
} from '@riposte/shared/engine/history/rewind';
import { seedHash } from '@riposte/shared/engine/state/dice';
import type { SyncedBranch } from '@riposte/shared/protocol/synced';
import type { Refusal } from '../words/refusals.ts';

/** The synced state lists all rewinds for every client, so their number is limited. */
export const MOST_REWINDS = 1_000;

/** A request to rewind: the input to return to, the user who asks, and the reason. */
export interface RewindRequest extends Pick<RewindInput, 'to' | 'why' | 'way' | 'who'> {
  /** The seat that rewinds; null for the server. */
  readonly seat: string | null;
}

/** The rewinds of a battle, and its course: the inputs that no rewind has undone. */
export class Rewinds {
  readonly #all: (Rewind & { readonly hash: string })[] = [];
  /** The seat that sent each input. */
  readonly #senders = new Map<number, string>();
  /** The cached result of `branches`, and whether it reveals the seeds. */
  #shown: { readonly isRevealed: boolean; readonly text: string } | undefined;

  constructor(all: readonly Rewind[], doers: readonly { readonly seq: number; readonly seat: string }[]) {
    for (const rewind of all) this.#add(rewind);
    for (const { seq, seat } of doers) this.#senders.set(seq, seat);
  }

  /** The number of the last rewind input; 0 if there is none. */
  get last(): number {
    return this.#all.at(-1)?.rev ?? 0;
  }

  note(rev: number, { to, seed }: RewindInput): void {
    this.#add({ rev, to, seed });
  }

  #add(rewind: Rewind): void {
    this.#all.push({ ...rewind, hash: seedHash(rewind.seed) });
    this.#shown = undefined;
  }

  noteSender(rev: number, seat: string): void {
    this.#senders.set(rev, seat);
  }

  /** Forgets the record of the last input, because the rules could not carry it out. */
  drop(rev: number): void {
    if (this.last === rev) this.#all.pop();
    this.#shown = undefined;
    this.#senders.delete(rev);
  }

  courseTo(rev: number): Course {
    return courseTo(this.#all, rev);
  }

  /** Returns the steps (inputs other than rewinds) that lead to the state after input `rev`, oldest first. */
  stepsTo(rev: number): number[] {
    return stepsBeside(this.courseTo(rev), [], this.#all);
  }

  /** Returns the steps that a rewind from `rev` to `to` would undo. */
  undone(rev: number, to: number): number[] {
    return stepsBeside(this.courseTo(rev), this.courseTo(to), this.#all);
  }

  /** Returns the number of a seat's last input that led to the table after input `rev`; undefined if there is none. */
  lastOf(seat: string, rev: number): number | undefined {
    return this.stepsTo(rev).findLast((step) => this.senderOf(step) === seat);
  }

  /** Returns the seat that took a step, or undefined if a bot or a timer did. */
  senderOf(step: number): string | undefined {
    return this.#senders.get(step);
  }

  /** Returns whether a player or GM acted between two inputs, or the battle was rewound. */
  hasPersonActed(after: number, until: number): boolean {
    return this.last > after || this.undone(until, after).some((step) => this.#senders.has(step));
  }

  /** Returns why the battle cannot be rewound from `rev` to `to`; undefined if it can. */
  faultOf(rev: number, to: number): Refusal | undefined {
    if (to < 0) return 'before-the-beginning';
    if (this.#all.length >= MOST_REWINDS) return 'enough-rewinds';
    return to >= rev ? 'nothing-since' : undefined;
  }

  /** Returns the input that rewinds the battle, with a new seed. */
  input(rev: number, { to, why, way, who }: RewindRequest): RewindInput {
    const seed = randomBytes(32).toString('hex');
    const undone = this.undone(rev, to).length;
    const restored = this.undone(to, rev).length;
    return { as: 'gm', do: 'gm.rewind', to, seed, why, way, who, undone, restored };
  }

  /**
   * Returns a `SyncedBranch[]` as JSON: each rewind with the hash of its dice seed, and the seed if
   * `isRevealed`.
   */
  branches(isRevealed: boolean): string {
    if (this.#shown?.isRevealed !== isRevealed) {
      const all: SyncedBranch[] = this.#all.map((rewind) => ({
        ...rewind,
        seed: isRevealed ? rewind.seed : '',
      }));
      this.#shown = { isRevealed, text: JSON.stringify(all) };
    }
    return this.#shown.text;
  }
}
