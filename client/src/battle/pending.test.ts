import { describe, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { unknownFighter } from '../words/fight.ts';
import { questionOf } from './offers.ts';
import { named, pendingOf, pendingTitlesAgainst } from './pending.ts';
import type { BattleSnapshot } from './snapshot.ts';

const seenAfter = (...inputs: readonly unknown[]): BattleSnapshot => {
  const { snapshot } = new TestSeat(demoBattle(), 'gm').see(...inputs).model;
  if (!snapshot.value) throw new Error('There is nothing to see.');
  return snapshot.value;
};
const top = (snapshot: BattleSnapshot) => snapshot.table.stack[0] ?? { name: 'nothing' };

describe('a pending action', () => {
  it('is described by the ruleset', () => {
    const snapshot = seenAfter({ as: 'ana', do: 'hit', target: 'rex' });
    expect(pendingOf(snapshot, top(snapshot))).toEqual({
      title: 'A blow',
      people: 'ana → rex',
      text: 'ana swings at rex.',
      sentence: 'ana swings at rex.',
      facts: [{ label: 'Damage', value: '1d6' }],
    });
  });

  it('is listed for its target', () => {
    const snapshot = seenAfter({ as: 'ana', do: 'hit', target: 'rex' });
    expect([pendingTitlesAgainst(snapshot, 'rex'), pendingTitlesAgainst(snapshot, 'ana')]).toEqual([
      ['A blow'],
      [],
    ]);
  });

  it('is described by actor and action if the ruleset has no description of it', () => {
    const snapshot = seenAfter({ as: 'ana', do: 'shout' });
    expect(pendingOf(snapshot, top(snapshot))).toMatchObject({
      text: 'Shakes everybody.',
      sentence: 'ana: Shout.',
    });
  });
});

describe('a question', () => {
  it('names the fighters that it is about', () => {
    const snapshot = seenAfter({ as: 'ana', do: 'hit', target: 'rex' });
    expect(named(snapshot, questionOf(snapshot, 'defend'), 'rex')).toMatchObject({
      label: 'Ana is about to hit you',
      help: 'Guard, rex, or take it?',
    });
  });

  it('hides the names of unknown fighters', () => {
    const snapshot = seenAfter();
    expect(named(snapshot, questionOf(snapshot, 'brace'), 'rex').label).toBe(
      `Brace against ${unknownFighter}`,
    );
  });
});
