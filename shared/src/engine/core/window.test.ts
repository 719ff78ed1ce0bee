import { describe, expect, it } from 'vitest';
import { Battle } from '../battle/battle.ts';
import { parseSetup } from '../setup/setup.ts';
import { scriptedDice } from '../state/dice.ts';
import { type ExchangeTable, exchange } from '../testing/exchange.ts';

/**
 * Returns a battle of fighters named a, b, c ... in that order. `tokens` gives the number of responses that each
 * has.
 */
function battleOf(tokens: Readonly<Record<string, number>>): Battle<ExchangeTable> {
  const combatants = Object.entries(tokens).map(([id, count], index) => ({
    id,
    side: id,
    at: [index, 0],
    sheet: { kind: 'duellist', tokens: count },
  }));
  return Battle.start(
    exchange,
    parseSetup({ ruleset: 'exchange', map: { radius: 9 }, combatants }),
    scriptedDice([]),
  );
}

/**
 * Plays inputs written as `b stop`, `c strike a`, `gm remove b` or `gm timeout`. Returns the items that have
 * resolved.
 */
function play(battle: Battle<ExchangeTable>, lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const events = battle.apply(inputOf(line)).filter(({ type }) => type !== 'offered');
    return events.map(({ type, by, name }) => `${by} ${name} ${type}`);
  });
}

function inputOf(line: string): object {
  const [as, what, target] = line.split(' ');
  const aim = target === undefined ? {} : { target };
  if (as === 'gm') return { as, do: `gm.${what}`, ...aim };
  return what === 'act' ? { as, do: what, ...aim } : { as, answer: what, ...aim };
}

const asked = (battle: Battle<ExchangeTable>) =>
  battle.prompts.map((prompt) => `${prompt.for} ${prompt.kind}`);
const stack = (battle: Battle<ExchangeTable>) => battle.table.stack.map(({ by, name }) => `${by} ${name}`);

describe('a window on the top of the stack', () => {
  it('asks the fighters in order', () => {
    const battle = battleOf({ a: 1, b: 1, c: 1 });
    play(battle, ['a act']);
    expect(asked(battle)).toEqual(['a respond']);
    play(battle, ['a pass']);
    expect(asked(battle)).toEqual(['b respond']);
  });

  it('does not ask fighters without a response', () => {
    const battle = battleOf({ a: 0, b: 0, c: 1 });
    play(battle, ['a act']);
    expect(asked(battle)).toEqual(['c respond']);
  });

  it('resolves an action at once if no fighter can respond', () => {
    expect(play(battleOf({ a: 0, b: 0 }), ['a act'])).toEqual(['a act resolved']);
  });

  it('asks all fighters about each response, and then again about the action below', () => {
    const battle = battleOf({ a: 0, b: 2, c: 2 });
    play(battle, ['a act', 'b pass', 'c strike a', 'b pass']);
    expect(asked(battle)).toEqual(['c respond']); // a fighter is also asked about its own response
    expect(stack(battle)).toEqual(['c strike', 'a act']);
    const other = battleOf({ a: 0, b: 1, c: 2, d: 0 });
    play(other, ['a act', 'b pass', 'c strike d', 'b pass', 'c pass']);
    expect(stack(other)).toEqual(['a act']);
    expect(asked(other)).toEqual(['b respond']); // b is asked again, although it passed on the item that was on top before
  });
});

describe('exchanges of responses', () => {
  const five = { a: 0, b: 1, c: 1, d: 1, e: 1, f: 1 };
  it.each([
    {
      name: 'five stops deep, the topmost decides all the way down',
      lines: ['b stop', 'c stop', 'd stop', 'e stop', 'f stop'],
      said: ['f stop resolved', 'd stop resolved', 'b stop resolved'],
    },
    {
      name: 'four stops deep, the first action goes through',
      lines: ['b stop', 'c stop', 'd stop', 'e stop', 'f pass', 'f pass', 'f pass'],
      said: ['e stop resolved', 'c stop resolved', 'a act resolved'],
    },
    {
      name: 'after a response has been stopped, another can stop the same action',
      lines: ['b stop', 'c stop', 'd pass', 'e pass', 'f pass', 'd stop', 'e pass', 'f pass'],
      said: ['c stop resolved', 'd stop resolved'],
    },
    {
      name: 'a defeated responder loses its response',
      lines: ['b stop', 'c strike b', 'd pass', 'e pass', 'f pass', 'd pass', 'e pass', 'f pass'],
      said: ['c strike resolved', 'a act resolved'],
    },
    {
      name: 'a response whose target has left the stack has no effect',
      lines: ['b stop', 'c strike a', 'd pass', 'e pass', 'f pass', 'd pass', 'e pass', 'f pass'],
      said: ['c strike resolved', 'b stop fizzled'],
    },
  ])('$name', ({ lines, said }) => {
    const battle = battleOf(five);
    expect(play(battle, ['a act', ...lines])).toEqual(said);
    expect(stack(battle)).toEqual([]);
  });

  it('an action whose target has been defeated has no effect', () => {
    expect(play(battleOf({ a: 0, b: 1, c: 0 }), ['a act c', 'b strike c'])).toEqual([
      'b strike resolved',
      'a act fizzled',
    ]);
  });

  it('without a fighter left to respond, the whole stack resolves', () => {
    expect(play(battleOf({ a: 0, b: 1, c: 1 }), ['a act', 'b stop', 'c stop'])).toEqual([
      'c stop resolved',
      'a act resolved',
    ]);
  });
});

describe('the GM in the middle of an exchange', () => {
  it('removes the holder of the priority, which passes to the next fighter', () => {
    const battle = battleOf({ a: 0, b: 1, c: 1 });
    play(battle, ['a act', 'gm remove b']);
    expect(asked(battle)).toEqual(['c respond']);
  });

  it('removes the fighter of the top response, and a new window opens on the action below', () => {
    const battle = battleOf({ a: 0, b: 1, c: 1, d: 1 });
    play(battle, ['a act', 'b pass', 'c stop', 'b pass', 'gm remove c']);
    expect(stack(battle)).toEqual(['a act']);
    expect(asked(battle)).toEqual(['b respond']); // b's earlier pass was in another window, so b is asked again
  });

  it('removes the fighter of a lower action, and the window on top stays open', () => {
    const battle = battleOf({ a: 0, b: 1, c: 1, d: 1 });
    play(battle, ['a act', 'b stop', 'c pass', 'gm remove a']);
    expect(stack(battle)).toEqual(['b stop']);
    expect(asked(battle)).toEqual(['d respond']); // c's pass still counts
  });

  it('removes and restores the holder’s response, and the holder is asked again', () => {
    const battle = battleOf({ a: 0, b: 1, c: 1 });
    const set = (value: number) => ({ as: 'gm', do: 'gm.set', target: 'b', field: 'tokens', value });
    play(battle, ['a act']);
    battle.apply(set(0));
    expect(asked(battle)).toEqual(['c respond']);
    battle.apply(set(1));
    play(battle, ['c pass']);
    expect(asked(battle)).toEqual(['b respond']);
  });

  it('gives a response to a fighter earlier in the order, which is asked after the current holder', () => {
    const battle = battleOf({ a: 0, b: 0, c: 1, d: 1 });
    const give = { as: 'gm', do: 'gm.set', target: 'b', field: 'tokens', value: 1 };
    play(battle, ['a act']);
    battle.apply(give);
    expect(asked(battle)).toEqual(['c respond']);
    play(battle, ['c pass']);
    expect(asked(battle)).toEqual(['b respond']);
  });
});

it.each([1, 2, 3, 4])('all prompts that time out in an exchange of depth %i count as passes', (depth) => {
  const battle = battleOf({ a: 0, b: 1, c: 1, d: 1, e: 1, f: 1 });
  play(battle, ['a act', ...['b', 'c', 'd', 'e'].slice(0, depth).map((id) => `${id} stop`)]);
  expect(battle.table.stack).toHaveLength(depth + 1);
  for (let left = 40; battle.table.stack.length > 0 && left > 0; left--) play(battle, ['gm timeout']);
  expect(stack(battle)).toEqual([]);
});

it('a finished battle has no open prompts', () => {
  const battle = battleOf({ a: 0, b: 1 });
  play(battle, ['a act', 'gm end']);
  expect(battle.prompts).toEqual([]);
});
