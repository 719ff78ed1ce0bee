import { describe, expect, it } from 'vitest';
import { Battle } from '../battle/battle.ts';
import { after, asked, brawl, send } from '../testing/battles.ts';
import { freeOrder, freeOrderBattle } from '../testing/free-order.ts';
import { captureEvents, filterEvent } from '../visibility/event-audience.ts';
import type { Viewer } from '../visibility/viewer.ts';

const rexInReach = { fighters: { rex: { at: [0, -1] as const } } };
const hitRex = { as: 'ana', do: 'hit', target: 'rex' };
const gm = (power: string, params: object = {}) => ({ as: 'gm', do: `gm.${power}`, ...params });
const newcomer = { id: 'zed', side: 'foes', at: [2, 0], sheet: { kind: 'rat' } };

describe('a GM intervention', () => {
  it.each([
    { name: 'sets a field', input: gm('set', { target: 'rex', field: 'hp', value: 2 }), rex: { hp: 2 } },
    { name: 'moves a fighter', input: gm('move', { target: 'rex', to: [3, 0] }), rex: { at: [3, 0] } },
  ])('$name while an answer is pending, and the prompt stays open', ({ input, rex }) => {
    const battle = brawl(rexInReach);
    send(battle, hitRex);
    const [before] = battle.prompts;
    send(battle, input);
    expect(battle.table.fighters.rex).toMatchObject(rex);
    expect(battle.prompts).toEqual([before]);
  });

  it('reports the old and new value of a field, and nothing if it is unchanged', () => {
    const battle = brawl();
    const set = gm('set', { target: 'ana', field: 'hp', value: 2 });
    expect(send(battle, set)).toContainEqual({ type: 'changed', target: 'ana', field: 'hp', from: 8, to: 2 });
    expect(send(battle, set)).toEqual([]);
  });

  it('that removes the last choice drops the prompt, and the rule continues', () => {
    const battle = brawl({ ...rexInReach, dice: [3] });
    send(battle, hitRex, gm('set', { target: 'rex', field: 'guards', value: 0 }));
    expect(battle.table.fighters.rex?.hp).toBe(5);
    expect(asked(battle)).toEqual(['ana turn']);
  });

  it('sets the next die with the given number of sides, reports it twice, and does not affect later dice', () => {
    const plain = brawl({ ...rexInReach, dice: [3, 5] });
    const battle = brawl({ ...rexInReach, dice: [3, 5] });
    const strike = [hitRex, { as: 'rex', answer: 'pass' }];
    send(plain, ...strike);
    send(battle, gm('die', { sides: 20, face: 20 }));
    expect(send(battle, gm('die', { sides: 6, face: 1 }))).toEqual([
      { type: 'die-promised', sides: 6, face: 1 },
    ]);
    const told = send(battle, ...strike).filter(({ setDie }) => setDie);
    expect(told).toMatchObject([{ type: 'hurt', setDie: { sides: 6, face: 1, fell: 3 } }]);
    expect(battle.table.fighters.rex?.hp).toBe((plain.table.fighters.rex?.hp ?? 0) + 2);
    expect([battle.table.setDie, battle.table.dice]).toEqual([undefined, plain.table.dice]);
  });

  it('reveals a set die only to viewers who learn of its roll', () => {
    const battle = brawl({ ...rexInReach, dice: [3] });
    send(battle, gm('die', { sides: 6, face: 1 }), hitRex, gm('hide', { target: 'rex', hidden: true }));
    const told = captureEvents(battle.ruleset, battle.table, send(battle, { as: 'rex', answer: 'pass' }));
    const heardBy = (viewer: Viewer) =>
      JSON.stringify(told.map((one) => filterEvent(battle.ruleset, one, viewer) ?? null));
    expect(heardBy({ role: 'gm' })).toContain('"fell":3');
    expect(heardBy({ role: 'player', fighters: ['rex'] })).toContain('"fell":3');
    expect(heardBy({ role: 'player', fighters: ['ana'] })).not.toContain('fell');
    expect(heardBy({ role: 'spectator' })).not.toContain('fell');
  });

  it('can cancel a set die', () => {
    const battle = brawl();
    send(battle, gm('die', { sides: 6, face: 1 }), gm('die', { sides: 6, face: null }));
    expect(battle.table).not.toHaveProperty('setDie');
  });

  it.each([
    { name: 'a face that the die does not have', input: gm('die', { sides: 6, face: 7 }), code: 'bad-input' },
    { name: 'a die with one side', input: gm('die', { sides: 1, face: 1 }), code: 'bad-input' },
    {
      name: 'a die if a player sends the input',
      input: { ...gm('die', { sides: 6, face: 6 }), as: 'ana' },
      code: 'not-gm',
    },
  ])('does not set $name', ({ input, code }) => {
    expect(brawl().check(input)?.code).toBe(code);
  });

  it('that removes the target of an action leaves the action without effect', () => {
    const battle = brawl(rexInReach);
    send(battle, hitRex, gm('remove', { target: 'rex' }));
    expect(Object.keys(battle.table.fighters)).toEqual(['ana', 'ben', 'rat']);
    expect(asked(battle)).toEqual(['ana turn']);
  });

  it('that removes a fighter keeps the prompts of the others', () => {
    const battle = brawl();
    send(battle, { as: 'ana', do: 'shout' }, gm('remove', { target: 'ben' }));
    expect(asked(battle)).toEqual(['rex brace']);
  });

  it('that removes the fighter with the turn passes the turn on', () => {
    const battle = brawl();
    send(battle, gm('remove', { target: 'ana' }));
    expect(asked(battle)).toEqual(['ben turn']);
  });

  it('that adds a fighter gives it a place in the turn order', () => {
    const battle = brawl({ options: { shared: true } });
    send(battle, gm('add', { combatant: newcomer }));
    expect(asked(battle)).toEqual(['ana turn', 'ben turn', 'rat turn', 'rex turn', 'zed turn']);
  });

  it('that ends the battle drops all pending actions and prompts', () => {
    const battle = brawl(rexInReach);
    send(battle, hitRex, { as: 'rex', answer: 'counter' }, gm('end'));
    expect(battle.table.over).toEqual({ winner: null });
    expect([battle.table.stack, battle.prompts]).toEqual([[], []]);
  });

  it('that leaves only one side ends the battle', () => {
    const battle = brawl({ only: ['ana', 'rex'] });
    send(battle, gm('remove', { target: 'rex' }));
    expect(battle.table.over).toEqual({ winner: 'heroes' });
  });

  it('that the rulebook defines is possible between actions, and the turn continues', () => {
    const battle = brawl();
    send(battle, gm('storm'));
    expect(battle.table.fighters.rat?.hp).toBe(2);
    expect(asked(battle)).toEqual(['ana turn']);
  });

  it.each([
    { name: 'an unknown fighter', input: gm('move', { target: 'x', to: [3, 0] }), code: 'no-such-target' },
    { name: 'a hex off the map', input: gm('move', { target: 'ana', to: [9, 9] }), code: 'blocked' },
    { name: 'an occupied hex', input: gm('move', { target: 'ana', to: [0, 1] }), code: 'occupied' },
    { name: 'a fractional hex', input: gm('move', { target: 'ana', to: [0.5, 1] }), code: 'bad-input' },
    {
      name: 'an unknown field',
      input: gm('set', { target: 'ana', field: 'x', value: 1 }),
      code: 'bad-input',
    },
    {
      name: 'an inherited field',
      input: gm('set', { target: 'ana', field: 'constructor', value: 1 }),
      code: 'bad-input',
    },
    {
      name: 'a field that cannot be set',
      input: gm('set', { target: 'ana', field: 'at', value: [0, 0] }),
      code: 'bad-input',
    },
    {
      name: 'an invalid value',
      input: gm('set', { target: 'ana', field: 'hp', value: 'x' }),
      code: 'bad-input',
    },
    {
      name: 'a duplicate id',
      input: gm('add', { combatant: { ...newcomer, id: 'ana' } }),
      code: 'bad-input',
    },
    {
      name: 'an unknown kind',
      input: gm('add', { combatant: { ...newcomer, sheet: { kind: 'x' } } }),
      code: 'bad-input',
    },
    {
      name: 'a new fighter on an occupied hex',
      input: gm('add', { combatant: { ...newcomer, at: [0, 0] } }),
      code: 'occupied',
    },
    {
      name: 'the removal of an unknown fighter',
      input: gm('remove', { target: 'x' }),
      code: 'no-such-target',
    },
  ])('is rejected with $name', ({ input, code }) => {
    const battle = brawl();
    const before = battle.hash();
    expect(battle.check(input)?.code).toBe(code);
    expect(battle.hash()).toBe(before);
  });
});

it('a table holds at most two hundred fighters, including defeated ones', () => {
  const battle = brawl();
  const add = (id: string) => gm('add', { combatant: { ...newcomer, id } });
  for (let count = 4; count < 200; count++)
    send(battle, add(`n${count}`), gm('set', { target: `n${count}`, field: 'hp', value: 0 }));
  expect(battle.check(add('late'))).toMatchObject({
    code: 'bad-input',
    message: expect.stringContaining('200'),
  });
  send(battle, gm('remove', { target: 'n7' }));
  expect(battle.check(add('late'))).toBeNull();
});

describe('a finished battle', () => {
  const over = () => after(freeOrderBattle('ann', 'bob'), { as: 'ann', answer: 'step' }, gm('end'));

  it('performs an action that the rulebook still allows, and stays over', () => {
    const battle = after(over(), gm('move', { target: 'ann', to: [3, 0] }));
    expect(battle.table.fighters.ann?.at).toEqual([3, 0]);
    expect([battle.table.over, battle.prompts]).toEqual([{ winner: null }, []]);
    const snapshot = battle.snapshot();
    expect(snapshot && Battle.restore(freeOrder, snapshot).hash()).toBe(battle.hash());
  });

  it.each([
    { name: 'an action that the rulebook no longer allows', input: gm('end'), code: 'battle-over' },
    {
      name: 'an action that needs a script, even if the rulebook allows it',
      input: { as: 'ann', do: 'swear' },
      code: 'battle-over',
    },
    { name: 'an answer', input: { as: 'bob', answer: 'step' }, code: 'battle-over' },
    { name: 'a malformed input', input: 'gm.move', code: 'battle-over' },
    {
      name: 'a GM action by a player',
      input: { as: 'ann', do: 'gm.move', target: 'bob', to: [3, 0] },
      code: 'not-gm',
    },
  ])('rejects $name', ({ input, code }) => {
    expect(over().check(input)?.code).toBe(code);
  });
});

describe('a player’s anytime action', () => {
  it('leaves pending actions and prompts unchanged', () => {
    const battle = brawl(rexInReach);
    send(battle, hitRex);
    expect(send(battle, { as: 'ben', do: 'cheer' })).toEqual([{ type: 'cheered', by: 'ben' }]);
    expect(asked(battle)).toEqual(['rex defend']);
  });
});

describe('an anytime action that must wait', () => {
  const praise = { as: 'gm', do: 'praise' };

  it('is rejected while an answer is pending', () => {
    const battle = after(brawl(rexInReach), hitRex);
    expect(battle.check(praise)?.code).toBe('prompt-open');
  });

  it('is performed between actions, and leaves the turn open', () => {
    const battle = brawl();
    expect(send(battle, praise)).toEqual([{ type: 'cheered', by: 'gm' }]);
    expect(asked(battle)).toEqual(['ana turn']);
  });
});

describe('a timeout', () => {
  it('answers the first open prompt with its default', () => {
    const battle = brawl({ ...rexInReach, dice: [3] });
    send(battle, hitRex, gm('timeout'));
    expect(battle.table.fighters.rex?.hp).toBe(5);
  });

  it('leaves the other prompts open', () => {
    const battle = brawl();
    send(battle, { as: 'ana', do: 'shout' }, gm('timeout'));
    expect(asked(battle)).toEqual(['rex brace']);
  });

  it('ends the current turn if no other prompt is open', () => {
    const battle = brawl();
    send(battle, gm('timeout'));
    expect(asked(battle)).toEqual(['ben turn']);
  });

  it('ends the first of several simultaneous turns', () => {
    const battle = brawl({ options: { shared: true } });
    send(battle, gm('timeout'));
    expect(asked(battle)).toEqual(['ben turn', 'rat turn', 'rex turn']);
  });

  it('is rejected if no turn has to end', () => {
    const battle = brawl({ options: { shared: true, calm: true } });
    expect(battle.check(gm('timeout'))?.code).toBe('no-prompt');
    expect(battle.prompts.map(({ canTimeOut }) => canTimeOut)).toEqual([false, false, false, false]);
  });

  it('is possible for simultaneous turns, even though no single fighter has the turn', () => {
    const { prompts, table } = brawl({ options: { shared: true } });
    expect([table.turn, prompts.map(({ canTimeOut }) => canTimeOut)]).toEqual([
      null,
      [true, true, true, true],
    ]);
  });

  it('is reserved for the GM', () => {
    expect(brawl().check({ as: 'ana', do: 'gm.timeout' })?.code).toBe('not-gm');
  });
});
