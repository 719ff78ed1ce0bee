import { type Course, isOn } from '@riposte/shared/engine/history/rewind';
import type { Snapshot } from '../store/store.ts';

/**
 * Keeps snapshots of a battle in memory, so that a rewind need not replay the battle from the start. The
 * snapshots are denser toward the end: about one for each doubling of the distance from the newest.
 */
export class Checkpoints {
  /** The saved snapshots, newest first. */
  #snapshots: readonly Snapshot[] = [];

  note(moment: Snapshot): void {
    const all = [moment, ...this.#snapshots.filter(({ seq }) => seq < moment.seq)];
    const distance = (one: Snapshot | undefined) => (one ? Math.floor(Math.log2(moment.seq - one.seq)) : -1);
    this.#snapshots = all.filter((one, index) => index === 0 || distance(one) !== distance(all[index + 1]));
  }

  /**
   * Returns the latest snapshot on a course (the inputs that lead to a state, without undone inputs); undefined if
   * there is none.
   */
  lastOn(course: Course): Snapshot | undefined {
    return this.#snapshots.find(({ seq }) => isOn(course, seq));
  }
}
