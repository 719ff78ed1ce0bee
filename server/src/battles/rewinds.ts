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
import type { Refusal } from './refusals.ts';

/** More would make what every guest is sent of them too large. */
export const MOST_REWINDS = 1_000;

/** Who takes a battle back, to where and why. */
export interface Wish extends Pick<RewindInput, 'to' | 'why' | 'way' | 'who'> {
  /** The seat that has it done; null: the table itself. */
  readonly seat: string | null;
}

/** Where a battle has been taken back, and which of its inputs count. */
export class Rewinds {
  readonly #all: (Rewind & { readonly hash: string })[] = [];
  /** Which seats have sent which inputs. */
  readonly #doers = new Map<number, string>();
  /** The branches as they were shown last, by whether their seeds are revealed. */
  #shown: { readonly isRevealed: boolean; readonly text: string } | undefined;

  constructor(all: readonly Rewind[], doers: readonly { readonly seq: number; readonly seat: string }[]) {
    for (const rewind of all) this.#add(rewind);
    for (const { seq, seat } of doers) this.#doers.set(seq, seat);
  }

  /** The last input that took the battle back; 0: none has. */
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

  noteDoer(rev: number, seat: string): void {
    this.#doers.set(rev, seat);
  }

  courseTo(rev: number): Course {
    return courseTo(this.#all, rev);
  }

  /** The steps that count, oldest first. */
  stepsTo(rev: number): number[] {
    return stepsBeside(this.courseTo(rev), [], this.#all);
  }

  /** The steps that would not count any more if the battle went back from one input to another. */
  undone(rev: number, to: number): number[] {
    return stepsBeside(this.courseTo(rev), this.courseTo(to), this.#all);
  }

  /** The last step of a seat that counts; undefined: there is none. */
  lastOf(seat: string, rev: number): number | undefined {
    return this.stepsTo(rev).findLast((step) => this.doerOf(step) === seat);
  }

  /** The seat that has taken a step; undefined: a bot or a clock has. */
  doerOf(step: number): string | undefined {
    return this.#doers.get(step);
  }

  /** Whether a person has done something between two inputs, or the battle was taken back. */
  hasSomebodyActed(after: number, until: number): boolean {
    return this.last > after || this.undone(until, after).some((step) => this.#doers.has(step));
  }

  /** What forbids to take the battle back from one input to another. */
  faultOf(rev: number, to: number): Refusal | undefined {
    if (to < 0) return 'before-the-beginning';
    if (this.#all.length >= MOST_REWINDS) return 'enough-rewinds';
    return to >= rev ? 'nothing-since' : undefined;
  }

  /** The input that does it, with new dice. */
  input(rev: number, { to, why, way, who }: Wish): RewindInput {
    const seed = randomBytes(32).toString('hex');
    const undone = this.undone(rev, to).length;
    const restored = this.undone(to, rev).length;
    return { as: 'gm', do: 'gm.rewind', to, seed, why, way, who, undone, restored };
  }

  /** Returns the JSON of a `SyncedBranch[]`: the dice from each rewind on, with their seeds once those are revealed. */
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
