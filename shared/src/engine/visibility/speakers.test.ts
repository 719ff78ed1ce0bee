import { describe, expect, it } from 'vitest';
import { after, asked } from '../testing/battles.ts';
import { freeOrderBattle } from '../testing/free-order.ts';

/** Returns a battle in which Ann controls Bob and Bob has the turn. */
const bobsTurn = () =>
  after(
    freeOrderBattle('ann', 'bob', 'cat'),
    { as: 'ann', answer: 'step' },
    { as: 'ann', do: 'charm', target: 'bob' },
    { as: 'ann', do: 'end-turn' },
    { as: 'ann', for: 'bob', answer: 'step' },
  );

describe('deciding for another fighter', () => {
  it('a prompt names its fighter and its speaker', () => {
    expect(bobsTurn().prompts).toMatchObject([{ for: 'bob', speaker: 'ann', kind: 'turn' }]);
    expect(freeOrderBattle('ann').prompts).toMatchObject([{ for: 'ann', speaker: 'ann' }]);
  });

  it('the speaker’s input is an action of the controlled fighter', () => {
    const battle = after(bobsTurn(), { as: 'ann', for: 'bob', do: 'swear' });
    expect(battle.prompts).toMatchObject([{ for: 'bob', speaker: 'ann', kind: 'oath' }]);
    expect(after(battle, { as: 'ann', for: 'bob', answer: 'vow' }).table.sworn).toEqual(['bob']);
  });

  it.each([
    { name: 'the controlled fighter', input: { as: 'bob', do: 'swear' }, code: 'prevented' },
    { name: 'a third fighter', input: { as: 'cat', for: 'bob', do: 'swear' }, code: 'prevented' },
    { name: 'the speaker for itself', input: { as: 'ann', do: 'swear' }, code: 'not-your-turn' },
    {
      name: 'the controlled fighter where it may act itself',
      input: { as: 'bob', do: 'end-turn' },
      code: undefined,
    },
    { name: 'the speaker for the GM', input: { as: 'ann', for: 'gm', do: 'gm.end' }, code: 'not-gm' },
  ])('an input by $name gets the code $code', ({ input, code }) => {
    expect(bobsTurn().check(input)?.code).toBe(code);
  });

  it('an answer by another fighter is rejected', () => {
    const battle = after(bobsTurn(), { as: 'ann', for: 'bob', do: 'swear' });
    expect(battle.check({ as: 'bob', answer: 'refuse' })?.code).toBe('prevented');
    expect(battle.check({ as: 'ann', answer: 'refuse' })?.code).toBe('no-prompt');
  });

  it('standing orders of the controlled fighter do not answer', () => {
    const orders = { as: 'bob', do: 'standing-order', kind: 'oath', policy: 'always', option: 'refuse' };
    expect(bobsTurn().check(orders)?.code).toBe('prevented');
    const battle = after(freeOrderBattle('ann', 'bob'), orders, { as: 'ann', answer: 'step' });
    after(battle, { as: 'ann', do: 'charm', target: 'bob' }, { as: 'ann', do: 'end-turn' });
    after(battle, { as: 'ann', for: 'bob', answer: 'step' }, { as: 'ann', for: 'bob', do: 'swear' });
    expect(asked(battle)).toEqual(['bob oath']);
  });
});
