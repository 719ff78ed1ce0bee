import { courseTo } from '@riposte/shared/engine/history/rewind';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../store/store.ts';
import { Checkpoints } from './checkpoints.ts';

const moment = (seq: number): Snapshot => ({ seq, table: {} as Snapshot['table'], at: 0 });

function momentsUntil(last: number): Checkpoints {
  const moments = new Checkpoints();
  for (let seq = 40; seq <= last; seq += 40) moments.note(moment(seq));
  return moments;
}

describe('the checkpoints of a battle', () => {
  it('are closer together toward the end of the battle', () => {
    const moments = momentsUntil(8_000);
    for (const to of [8_000, 7_900, 7_000, 4_000]) {
      const { seq } = moments.lastOn(courseTo([], to)) ?? moment(0);
      expect(to - seq).toBeLessThanOrEqual(3 * (8_000 - to));
    }
  });

  it('never lead to a state that was undone', () => {
    const moments = momentsUntil(200);
    const course = courseTo([{ rev: 201, to: 100 }], 205);
    expect(moments.lastOn(course)?.seq).toBeLessThanOrEqual(100);
    expect(moments.lastOn([])).toBeUndefined();
  });
});
