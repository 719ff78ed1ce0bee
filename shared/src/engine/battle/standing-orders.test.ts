import { describe, expect, it } from 'vitest';
import { newJournal, replay } from '../history/journal.ts';
import { parseSetup } from '../setup/setup.ts';
import { scriptedDice } from '../state/dice.ts';
import { toy } from '../testing/toy.ts';
import { view } from '../visibility/view.ts';
import { Battle } from './battle.ts';

/** A setup in which Ana stands next to Rex. Rex may guard, counter or step aside when she hits. */
const SETUP = parseSetup({
  ruleset: 'toy',
  map: { radius: 3 },
  combatants: [
    { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'knight' } },
    { id: 'rex', side: 'foes', at: [1, 0], sheet: { kind: 'knight' } },
  ],
});
const HIT = { as: 'ana', do: 'hit', target: 'rex' };

function fightWith(...orders: object[]): Battle {
  const battle = Battle.start(toy, SETUP, scriptedDice([1, 1, 1, 1]));
  for (const order of orders) battle.apply({ as: 'rex', do: 'standing-order', kind: 'defend', ...order });
  return battle;
}

const isAsked = (battle: Battle) => battle.prompts.some(({ kind }) => kind === 'defend');
const happened = (battle: Battle) => battle.apply(HIT).map(({ type }) => type);

describe('a standing order', () => {
  it.each([
    {
      name: 'for any kind with `until: change` ends when a new item is put on the stack',
      orders: [{ kind: undefined, policy: 'never', until: 'change' }],
      asked: true, // the attack is a new item on the stack
    },
    {
      name: 'for any kind declines prompts of every kind',
      orders: [{ kind: undefined, policy: 'never' }],
      asked: false,
    },
    { name: 'with `never` for a kind declines all its options', orders: [{ policy: 'never' }], asked: false },
    {
      name: 'with `never` for one option leaves the other options open',
      orders: [{ policy: 'never', option: 'guard' }],
      asked: true,
    },
    {
      name: 'with `never` for each option declines the prompt',
      orders: ['guard', 'counter', 'aside'].map((option) => ({ policy: 'never', option })),
      asked: false,
    },
    {
      name: 'with `ask` removes an earlier order',
      orders: [{ policy: 'never' }, { policy: 'ask' }],
      asked: true,
    },
    {
      name: 'with `always` for one option overrides `never` for the kind',
      orders: [{ policy: 'never' }, { policy: 'always', option: 'aside' }],
      asked: true, // stepping aside needs a hex, so the player is asked
    },
    {
      name: 'for this round applies in this round',
      orders: [{ policy: 'never', until: 'round' }],
      asked: false,
    },
    {
      name: 'for one kind with `until: change` ends when a new item is put on the stack',
      orders: [{ policy: 'never', until: 'change' }],
      asked: true,
    },
  ])('$name', ({ orders, asked }) => {
    const battle = fightWith(...orders);
    battle.apply(HIT);
    expect(isAsked(battle)).toBe(asked);
  });

  it('with `always` for guarding guards without a prompt', () => {
    const battle = fightWith({ policy: 'always', option: 'guard' });
    expect(happened(battle)).not.toContain('hurt');
    expect(isAsked(battle)).toBe(false);
  });

  it('for a round ends with that round', () => {
    const battle = fightWith({ policy: 'never', until: 'round' });
    battle.apply({ as: 'ana', do: 'end-turn' });
    battle.apply({ as: 'rex', do: 'end-turn' });
    battle.apply(HIT);
    expect(isAsked(battle)).toBe(true);
  });

  it('given while a prompt is open answers that prompt', () => {
    const battle = fightWith();
    battle.apply(HIT);
    battle.apply({ as: 'rex', do: 'standing-order', kind: 'defend', policy: 'never' });
    expect(isAsked(battle)).toBe(false);
  });

  it('is known only to its own seat and the GM', () => {
    const { table } = fightWith({ policy: 'never' });
    const seenBy = (viewer: Parameters<typeof view>[2]) => view(toy, table, viewer).fighters.rex?.standing;
    expect(seenBy({ role: 'spectator' })).toEqual([]);
    expect(seenBy({ role: 'player', fighters: ['ana'] })).toEqual([]);
    expect(seenBy({ role: 'player', fighters: ['rex'] })).toHaveLength(1);
    expect(seenBy({ role: 'gm' })).toHaveLength(1);
  });

  it('is saved in the journal, so a replay answers the same prompts', () => {
    const battle = fightWith({ policy: 'never' });
    battle.apply(HIT);
    const inputs = [{ as: 'rex', do: 'standing-order', kind: 'defend', policy: 'never' }, HIT];
    const journal = { ...newJournal(toy, SETUP, scriptedDice([1, 1, 1, 1])), inputs };
    expect(replay(toy, journal).hash()).toBe(battle.hash());
  });

  it.each([
    { name: 'for a turn', params: { kind: 'turn', policy: 'never' } },
    { name: 'with `always` but without an option', params: { kind: 'defend', policy: 'always' } },
    { name: 'with an unknown policy', params: { kind: 'defend', policy: 'perhaps' } },
  ])('$name is rejected', ({ params }) => {
    expect(fightWith().check({ as: 'rex', do: 'standing-order', ...params })?.code).toBe('bad-input');
  });

  it('counts toward a limit of 100 per fighter, and can be changed or removed at the limit', () => {
    const battle = fightWith();
    const order = (kind: string, policy: string) => ({ as: 'rex', do: 'standing-order', kind, policy });
    for (let count = 0; count < 100; count++) battle.apply(order(`k${count}`, 'never'));
    expect(battle.check(order('k100', 'never'))).toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('too many'),
    });
    expect(battle.check({ ...order('k7', 'always'), option: 'pass' })?.code).toBe('bad-input');
    expect(battle.check(order('k7', 'never'))).toBeNull();
    battle.apply(order('k7', 'ask'));
    expect(battle.check(order('k100', 'never'))).toBeNull();
  });
});
