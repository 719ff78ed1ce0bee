import type { Course } from '@riposte/shared/engine/history/rewind';
import type { BattleRecord } from '../store/store.ts';
import type { InputResult } from './play.ts';
import { type Backing, playUntil } from './recover.ts';

const NO_FIGHTERS: InputResult['touched'] = new Set();

/**
 * The results of all inputs of a battle, including undone inputs. If an earlier process applied the inputs, a
 * replay computes their results once, when first needed.
 */
export class History {
  readonly #backing: Backing;
  readonly #source: { readonly record: BattleRecord };
  readonly #known = new Map<number, InputResult>();

  constructor(backing: Backing, source: { readonly record: BattleRecord }) {
    this.#backing = backing;
    this.#source = source;
  }

  note(results: readonly InputResult[]): void {
    for (const result of results) this.#known.set(result.rev, result);
  }

  /**
   * Returns the results of the inputs on a course (the inputs that lead to a state, without undone inputs),
   * oldest first. Leaves out damaged inputs.
   */
  async of(course: Course): Promise<readonly InputResult[]> {
    const revs = course.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    if (revs.some((rev) => !this.#known.has(rev))) await this.#workOut(course, revs);
    return revs.flatMap((rev) => this.#known.get(rev) ?? []);
  }

  /**
   * Replays a course and saves the results. An input that was voided because a rule failed gets an empty
   * result.
   */
  async #workOut(course: Course, revs: readonly number[]): Promise<void> {
    const play = await playUntil(this.#backing, this.#source.record, course);
    const results = new Map(play?.results.map((result) => [result.rev, result]));
    for (const rev of revs) {
      const result = results.get(rev) ?? { rev, told: [], touched: NO_FIGHTERS };
      if (!this.#known.has(rev)) this.#known.set(rev, result);
    }
  }
}
