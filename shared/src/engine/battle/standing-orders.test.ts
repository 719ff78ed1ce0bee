import { describe, expect, it } from 'vitest';
import { newJournal, replay } from '../history/journal.ts';
import { parseSetup } from '../setup/setup.ts';
import { scriptedDice } from '../state/dice.ts';
import { toy } from '../testing/toy.ts';
import { view } from '../visibility/view.ts';
import { Battle } from './battle.ts';

/** Ana stands next to a knight, who may guard, counter or step aside when she hits. */
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
      name: 'for whatever is asked declines it, until something new happens',
      orders: [{ kind: undefined, policy: 'never', until: 'change' }],
      asked: true, // the attack is a new item on the stack
    },
    {
      name: 'for whatever is asked declines any kind',
      orders: [{ kind: undefined, policy: 'never' }],
      asked: false,
    },
    { name: 'never to be asked declines the whole kind', orders: [{ policy: 'never' }], asked: false },
    {
      name: '`never` for one option leaves the others open',
      orders: [{ policy: 'never', option: 'guard' }],
      asked: true,
    },
    {
      name: 'never to take any of the options declines',
      orders: ['guard', 'counter', 'aside'].map((option) => ({ policy: 'never', option })),
      asked: false,
    },
    {
      name: '`ask` removes an earlier order',
      orders: [{ policy: 'never' }, { policy: 'ask' }],
      asked: true,
    },
    {
      name: '`ask` for one option overrides `never` for the kind',
      orders: [{ policy: 'never' }, { policy: 'always', option: 'aside' }],
      asked: true, // stepping aside needs a hex, so the player is asked
    },
    {
      name: 'for this round holds in this round',
      orders: [{ policy: 'never', until: 'round' }],
      asked: false,
    },
    {
      name: 'until something is added ends when something is laid on the stack',
      orders: [{ policy: 'never', until: 'change' }],
      asked: true,
    },
  ])('$name', ({ orders, asked }) => {
    const battle = fightWith(...orders);
    battle.apply(HIT);
    expect(isAsked(battle)).toBe(asked);
  });

  it('always to guard guards without a question', () => {
    const battle = fightWith({ policy: 'always', option: 'guard' });
    expect(happened(battle)).not.toContain('hurt');
    expect(isAsked(battle)).toBe(false);
  });

  it('lapses with its round', () => {
    const battle = fightWith({ policy: 'never', until: 'round' });
    battle.apply({ as: 'ana', do: 'end-turn' });
    battle.apply({ as: 'rex', do: 'end-turn' });
    battle.apply(HIT);
    expect(isAsked(battle)).toBe(true);
  });

  it('given while the question is open answers it', () => {
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

  it('is in the journal: a replay answers the same questions', () => {
    const battle = fightWith({ policy: 'never' });
    battle.apply(HIT);
    const inputs = [{ as: 'rex', do: 'standing-order', kind: 'defend', policy: 'never' }, HIT];
    const journal = { ...newJournal(toy, SETUP, scriptedDice([1, 1, 1, 1])), inputs };
    expect(replay(toy, journal).hash()).toBe(battle.hash());
  });

  it.each([
    { name: 'for a turn', params: { kind: 'turn', policy: 'never' } },
    { name: 'to always take nothing in particular', params: { kind: 'defend', policy: 'always' } },
    { name: 'with a policy nobody knows', params: { kind: 'defend', policy: 'perhaps' } },
  ])('$name is refused', ({ params }) => {
    expect(fightWith().check({ as: 'rex', do: 'standing-order', ...params })?.code).toBe('bad-input');
  });

  it('is limited to one hundred per fighter, and each can be changed or removed', () => {
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
