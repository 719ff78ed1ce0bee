import { describe, expect, it } from 'vitest';
import { Battle } from '../battle/battle.ts';
import { after } from '../testing/battles.ts';
import { type FreeOrderTable, freeOrder, freeOrderBattle } from '../testing/free-order.ts';

/** Returns the id, the fighter and the kind of each open prompt. */
const asked = (battle: Battle<FreeOrderTable>) =>
  battle.prompts.map(({ id, for: fighter, kind }) => `${id} ${fighter} ${kind}`);

const bobPasses = { as: 'bob', answer: 'pass' };
const joins = { id: 'dan', side: 'guard', at: [5, 0], sheet: { kind: 'guard' } };

describe('asking several fighters for the first answer', () => {
  it('closes only the prompt of a fighter that passes', () => {
    const battle = after(freeOrderBattle('ann', 'bob', 'cat'), bobPasses);
    expect(asked(battle)).toEqual(['p1 ann step-forward', 'p3 cat step-forward']);
  });

  it('closes all prompts on any other answer', () => {
    const battle = after(freeOrderBattle('ann', 'bob', 'cat'), bobPasses, { as: 'cat', answer: 'step' });
    expect(asked(battle)).toEqual(['p4 cat turn']);
  });

  it('closes all prompts even if the same fighters are asked again at once', () => {
    const battle = after(freeOrderBattle('ann', 'bob'), { as: 'bob', answer: 'call' });
    expect(asked(battle)).toEqual(['p3 ann step-forward', 'p4 bob step-forward']);
  });

  it('continues with new prompts once all have passed', () => {
    const battle = after(freeOrderBattle('ann', 'bob'), bobPasses, { as: 'ann', answer: 'pass' });
    expect([battle.table.round, asked(battle)]).toEqual([2, ['p3 ann step-forward', 'p4 bob step-forward']]);
  });

  it('asks all remaining fighters again after another fighter’s turn', () => {
    const battle = after(
      freeOrderBattle('ann', 'bob', 'cat'),
      { as: 'cat', answer: 'step' },
      { as: 'cat', do: 'end-turn' },
    );
    expect(asked(battle)).toEqual(['p5 ann step-forward', 'p6 bob step-forward']);
  });

  it('counts a prompt that times out as a pass', () => {
    const battle = after(freeOrderBattle('ann', 'bob', 'cat'), { as: 'gm', do: 'gm.timeout', prompt: 'p2' });
    expect(asked(battle)).toEqual(['p1 ann step-forward', 'p3 cat step-forward']);
  });

  it('asks fighters that the GM adds, not those that the GM removes, and keeps the other prompts', () => {
    const battle = freeOrderBattle('ann', 'bob', 'cat');
    after(battle, { as: 'gm', do: 'gm.add', combatant: joins }, { as: 'gm', do: 'gm.remove', target: 'ann' });
    expect(asked(battle)).toEqual(['p2 bob step-forward', 'p3 cat step-forward', 'p4 dan step-forward']);
  });

  it('can be restored from a snapshot with the same prompts', () => {
    const battle = after(freeOrderBattle('ann', 'bob', 'cat'), bobPasses);
    const snapshot = battle.snapshot();
    const restored = snapshot && Battle.restore(freeOrder, snapshot);
    expect([restored?.hash(), restored && asked(restored)]).toEqual([battle.hash(), asked(battle)]);
    after(battle, { as: 'cat', answer: 'step' });
    expect(restored && after(restored, { as: 'cat', answer: 'step' }).hash()).toBe(battle.hash());
  });
});
