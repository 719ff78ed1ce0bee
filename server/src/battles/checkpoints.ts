import { type Course, isOn } from '@riposte/shared/engine/history/rewind';
import type { Snapshot } from '../store/store.ts';

/**
 * Keeps snapshots of a battle so that a rewind need not replay from the start. Recent ones lie close
 * together, older ones farther apart: about one per doubling of the distance.
 */
export class Checkpoints {
  /** Newest first. */
  #snapshots: readonly Snapshot[] = [];

  note(moment: Snapshot): void {
    const all = [moment, ...this.#snapshots.filter(({ seq }) => seq < moment.seq)];
    const distance = (one: Snapshot | undefined) => (one ? Math.floor(Math.log2(moment.seq - one.seq)) : -1);
    this.#snapshots = all.filter((one, index) => index === 0 || distance(one) !== distance(all[index + 1]));
  }

  /** Returns the latest checkpoint on the course. */
  lastOn(course: Course): Snapshot | undefined {
    return this.#snapshots.find(({ seq }) => isOn(course, seq));
  }
}
