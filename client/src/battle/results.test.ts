import type { GameEvent } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { actionResultsOf } from './results.ts';
import type { BattleSnapshot } from './snapshot.ts';

/** Returns a demo fight whose ruleset has one event for an action and another for a reaction. */
function snapshot(): BattleSnapshot {
  const { value } = new TestSeat(demoBattle(), 'gm').model.snapshot;
  if (!value) throw new Error('The table has not loaded.');
  const events = { ...value.ruleset.events, guarded: { members: {}, beat: 'guard' as const } };
  return { ...value, ruleset: { ...value.ruleset, events } };
}

const hit: GameEvent = { type: 'declared', by: 'ana', target: 'rex', action: 'hit' };
const shout: GameEvent = { type: 'guarded', by: 'rex', reaction: 'shout' };
const hurt: GameEvent = { type: 'hurt', by: 'ana', target: 'rex', amount: 3, hp: 2 };
const brought = (...events: readonly GameEvent[]) => actionResultsOf(snapshot(), [{ rev: 1, events }]);

describe('the results of actions and answers', () => {
  it('count the damage dealt with each action', () => {
    expect(brought(hit, hurt, hit, hurt)).toEqual([
      { what: 'Hit', times: 2, done: 6, healed: 0, unhurt: null },
    ]);
  });

  it('count how often an answer prevented damage', () => {
    expect(brought(hit, shout, hurt, hit, shout, hit)).toContainEqual(
      expect.objectContaining({ what: 'Shout', times: 2, unhurt: 1 }),
    );
  });

  it('leave out actions that the ruleset does not know', () => {
    expect(brought({ type: 'declared', by: 'ana', action: 'nothing-known' }, hurt)).toEqual([]);
  });
});
