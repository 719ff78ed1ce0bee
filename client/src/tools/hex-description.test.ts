import { hexKey } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { type Marks, NO_MARKS } from '../session/tool.ts';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { takesATurn } from '../words/fight.ts';
import { hexDescription } from './hex-description.ts';
import { waysOf } from './paths.ts';

const seat = new TestSeat(demoBattle(), 'gm');
const snapshotOf = (): BattleSnapshot => {
  if (!seat.model.snapshot.value) throw new Error('There is nothing to see.');
  return seat.model.snapshot.value;
};
const said = (q: number, r: number, notes = new Map<number, string>(), marks: Partial<Marks> = {}) => {
  const snapshot = snapshotOf();
  const ways = waysOf(snapshot, seat.controller.prompts.offers.value);
  return hexDescription(snapshot, [q, r], ways, notes, { ...NO_MARKS, ...marks });
};

describe('the description of a hex', () => {
  it('names the fighter on the hex and gives the state of the fighter', () => {
    const { fighters } = snapshotOf().table;
    const [q, r] = fighters.ana?.at ?? [0, 0];
    expect(said(q, r)).toContain(`: ana; Heroes; G 2 of 2; ${takesATurn}`);
  });

  it('lists the items on the hex; for an empty hex, it is only the position', () => {
    expect(said(2, 0)).toContain('Shield; Dagger');
    expect(said(3, -3)).toBe('3, -3');
  });

  it('ends with the note of the hex', () => {
    expect(said(3, -3, new Map([[hexKey([3, -3]), 'danger: low']]))).toBe('3, -3: danger: low');
  });

  it('says that its fighter can be targeted, or that the hex can be chosen', () => {
    const [q, r] = snapshotOf().table.fighters.rat?.at ?? [0, 0];
    expect(said(q, r, new Map(), { targets: ['rat'] })).toContain('can be targeted');
    const hexes = [{ at: [3, -3] as const, label: '', band: 0 }];
    expect(said(3, -3, new Map(), { hexes })).toBe('3, -3: can be chosen');
  });

  it('says that the hex can be reached', () => {
    const [way] = waysOf(snapshotOf(), seat.controller.prompts.offers.value).values();
    const [q, r] = way?.end ?? [9, 9];
    expect(said(q, r)).toContain('reachable');
  });
});
