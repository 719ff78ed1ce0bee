import { describe, expect, it } from 'vitest';
import { after, asked, brawl, send } from '../testing/battles.ts';
import { freeOrderBattle } from '../testing/free-order.ts';

const rexInReach = { fighters: { rex: { at: [0, -1] as const } } };
const hitRex = { as: 'ana', do: 'hit', target: 'rex' };

describe('asking one fighter', () => {
  it('waits for the answer and continues with it', () => {
    const battle = brawl(rexInReach);
    send(battle, hitRex);
    expect(asked(battle)).toEqual(['rex defend']);
    send(battle, { as: 'rex', answer: 'guard' });
    expect(battle.table.fighters.rex).toMatchObject({ guards: 1, hp: 8 });
    expect(asked(battle)).toEqual(['ana turn']);
  });

  it('returns the parameters of the answer', () => {
    const battle = brawl(rexInReach);
    send(battle, hitRex, { as: 'rex', answer: 'aside', to: [0, -2] });
    expect(battle.table.fighters.rex).toMatchObject({ at: [0, -2], hp: 8 });
  });

  it('does not ask a fighter that could only decline', () => {
    const battle = brawl({ dice: [1] });
    send(battle, { as: 'ana', do: 'hit', target: 'rat' });
    expect(battle.table.fighters.rat?.hp).toBe(2);
    expect(asked(battle)).toEqual(['ana turn']);
  });
});

describe('an answer', () => {
  const swearing = () =>
    after(freeOrderBattle('ann', 'bob'), { as: 'ann', answer: 'step' }, { as: 'ann', do: 'swear' });
  const vow = { as: 'ann', answer: 'vow' };

  it('may contain a free number and free text', () => {
    const words = 'by my beard';
    expect(swearing().apply({ ...vow, years: 7, words })).toEqual([
      { type: 'swore', by: 'ann', years: 7, words },
    ]);
  });

  it.each([{ years: 0 }, { years: 2.5 }, { words: 'x'.repeat(81) }, { words: 5 }])(
    'is rejected with %j',
    (said) => {
      expect(swearing().check({ ...vow, ...said })?.code).toBe('bad-input');
    },
  );

  it('is saved without undeclared parameters', () => {
    expect(swearing().read({ ...vow, years: 7, color: 'red' })).toEqual({ ...vow, years: 7 });
  });
});

describe('a question with a fallback but no pass', () => {
  const swearing = () =>
    after(freeOrderBattle('ann', 'bob'), { as: 'ann', answer: 'step' }, { as: 'ann', do: 'swear' });

  it('is answered with its fallback when time is up', () => {
    expect(after(swearing(), { as: 'gm', do: 'gm.timeout' }).table.sworn).toEqual(['ann']);
  });

  it('has no answer when it is dropped, regardless of the cause', () => {
    const battle = after(swearing(), { as: 'ann', do: 'walk-out' });
    expect([battle.table.sworn, asked(battle)]).toEqual([[], ['ann turn']]);
  });

  it('has no answer when it was never asked', () => {
    const battle = after(
      freeOrderBattle('ann'),
      { as: 'ann', do: 'walk-out' },
      { as: 'ann', answer: 'step' },
    );
    expect(after(battle, { as: 'ann', do: 'swear' }).table.sworn).toEqual([]);
  });
});

describe('asking all fighters', () => {
  it('opens all prompts at once, in order, and skips fighters that could only decline', () => {
    const battle = brawl();
    send(battle, { as: 'ana', do: 'shout' });
    expect(asked(battle)).toEqual(['ben brace', 'rex brace']);
  });

  it('continues once the last answer arrives, in any order', () => {
    const battle = brawl();
    send(battle, { as: 'ana', do: 'shout' }, { as: 'rex', answer: 'brace' });
    expect(asked(battle)).toEqual(['ben brace']);
    expect(battle.table.fighters.rat?.hp).toBe(3);
    send(battle, { as: 'ben', answer: 'pass' });
    const { ben, rat, rex } = battle.table.fighters;
    expect([ben?.hp, rat?.hp, rex?.hp]).toEqual([7, 2, 8]);
  });

  it('takes one answer from each fighter', () => {
    const battle = brawl();
    send(battle, { as: 'ana', do: 'shout' }, { as: 'rex', answer: 'brace' });
    expect(battle.check({ as: 'rex', answer: 'pass' })?.code).toBe('no-prompt');
  });
});

describe('asking for any answer', () => {
  const cal = { id: 'cal', side: 'heroes', at: [-1, 0], sheet: { kind: 'rat' } };

  it('continues with the first answer and closes the other prompts', () => {
    const battle = brawl();
    send(battle, { as: 'gm', do: 'gm.add', combatant: cal }, { as: 'ana', do: 'toss' });
    expect(asked(battle)).toEqual(['ben catch', 'cal catch']);
    send(battle, { as: 'cal', answer: 'catch' });
    expect(battle.table.fighters.cal?.guards).toBe(1);
    expect(asked(battle)).toEqual(['ana turn']);
  });

  it('continues without an answer when no fighter is left', () => {
    const battle = brawl();
    send(battle, { as: 'ana', do: 'toss' }, { as: 'gm', do: 'gm.remove', target: 'ben' });
    expect(asked(battle)).toEqual(['ana turn']);
  });

  it('opens no prompt without fighters to ask', () => {
    const battle = brawl({ only: ['ana', 'rex'] });
    send(battle, { as: 'ana', do: 'toss' });
    expect(asked(battle)).toEqual(['ana turn']);
  });
});

describe('the stack', () => {
  it('grows with each reaction, and the top resolves first', () => {
    const battle = brawl({ ...rexInReach, dice: [1, 2] });
    send(battle, hitRex, { as: 'rex', answer: 'counter' }, { as: 'ana', answer: 'counter' });
    expect(battle.table.stack.map(({ name, by }) => `${name} by ${by}`)).toEqual([
      'counter by ana',
      'counter by rex',
      'hit by ana',
    ]);
    const events = send(battle, { as: 'rex', answer: 'guard' });
    expect(events.map(({ target }) => target)).toEqual(['ana', 'rex']);
    expect(battle.table.stack).toEqual([]);
  });

  it('is emptied when the fighter that its pending actions depend on is removed', () => {
    const battle = brawl(rexInReach);
    send(battle, hitRex, { as: 'rex', answer: 'counter' });
    send(battle, { as: 'gm', do: 'gm.remove', target: 'ana' });
    expect(battle.table.stack).toEqual([]);
    expect(asked(battle)).toEqual(['ben turn']);
  });

  it('is dropped as a whole when the battle ends during a reaction', () => {
    const battle = brawl({ ...rexInReach, only: ['ana', 'rex'], dice: [6] });
    send(battle, { as: 'gm', do: 'gm.set', target: 'ana', field: 'hp', value: 1 });
    send(battle, hitRex, { as: 'rex', answer: 'counter' }, { as: 'ana', answer: 'pass' });
    expect(battle.table.over).toEqual({ winner: 'foes' });
    expect([battle.table.stack, battle.prompts]).toEqual([[], []]);
  });
});
