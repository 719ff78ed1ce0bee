import { type Course, isOn } from '@riposte/shared/engine/history/rewind';
import type { Snapshot } from '../store/store.ts';

/**
 * Keeps tables of a battle as they were, so that it need not be played again from the beginning: closely for what has just
 * happened, and ever farther apart before, about one for each doubling of the distance.
 */
export class Moments {
  /** The newest first. */
  #kept: readonly Snapshot[] = [];

  note(moment: Snapshot): void {
    const all = [moment, ...this.#kept.filter(({ seq }) => seq < moment.seq)];
    const distance = (one: Snapshot | undefined) => (one ? Math.floor(Math.log2(moment.seq - one.seq)) : -1);
    this.#kept = all.filter((one, index) => index === 0 || distance(one) !== distance(all[index + 1]));
  }

  /** Returns the last of them that leads to where a course does; undefined: none does. */
  lastOn(course: Course): Snapshot | undefined {
    return this.#kept.find(({ seq }) => isOn(course, seq));
  }
}
