import type { Course } from '@riposte/shared/engine/history/rewind';
import type { BattleRecord } from '../store/store.ts';
import type { InputResult } from './play.ts';
import { type Backing, playUntil } from './recover.ts';

const NOBODY: InputResult['touched'] = new Set();

/**
 * What has happened in a battle, what was taken back too. What this process has not seen happen is worked out once, if
 * somebody asks.
 */
export class History {
  readonly #backing: Backing;
  readonly #record: BattleRecord;
  readonly #known = new Map<number, InputResult>();

  constructor(backing: Backing, record: BattleRecord) {
    this.#backing = backing;
    this.#record = record;
  }

  note(chapters: readonly InputResult[]): void {
    for (const result of chapters) this.#known.set(result.rev, result);
  }

  /** What each input of a course has brought about, oldest first; nothing of what is damaged. */
  async of(course: Course): Promise<readonly InputResult[]> {
    const revs = course.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    if (revs.some((rev) => !this.#known.has(rev))) await this.#workOut(course, revs);
    return revs.flatMap((rev) => this.#known.get(rev) ?? []);
  }

  /** An input that does not count any more, because a rule broke over it, has brought about nothing. */
  async #workOut(course: Course, revs: readonly number[]): Promise<void> {
    const play = await playUntil(this.#backing, this.#record, course);
    const chapters = new Map(play?.chapters.map((result) => [result.rev, result]));
    for (const rev of revs) {
      const result = chapters.get(rev) ?? { rev, told: [], touched: NOBODY };
      if (!this.#known.has(rev)) this.#known.set(rev, result);
    }
  }
}
