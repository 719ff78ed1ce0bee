import { describe, expect, it } from 'vitest';
import { Battle } from '../battle/battle.ts';
import { newJournal, replay } from '../history/journal.ts';
import { parseSetup } from '../setup/setup.ts';
import { scriptedDice } from '../state/dice.ts';
import { asked, brawl, brawlSetup, type Changes, send } from '../testing/battles.ts';
import { exchange } from '../testing/exchange.ts';
import { toy } from '../testing/toy.ts';
import { publicTrace } from '../testing/trace.ts';

const SAFE = { windowSeconds: 2 };
const hit = { as: 'ana', do: 'hit', target: 'rex' };
const near = { at: [0, -1] as const };

/** Returns the toy fight with bluff-proof windows. Rex stands next to Ana and has this many guards. */
function safeBrawl(guards: number, changes: Changes = {}): Battle<never> {
  const setup = brawlSetup({ ...changes, fighters: { rex: { ...near, state: { guards } } } });
  return Battle.start(toy, { ...setup, ...SAFE }, scriptedDice(changes.dice ?? [])) as never;
}

/** Returns a battle of a, b and c with bluff-proof windows. Each fighter has the given number of responses. */
function safeExchange(tokens: Readonly<Record<string, number>>): Battle {
  const combatants = Object.entries(tokens).map(([id, count], index) => ({
    id,
    side: id,
    at: [index, 0],
    sheet: { kind: 'duellist', tokens: count },
  }));
  const setup = { ruleset: 'exchange', map: { radius: 9 }, combatants, ...SAFE };
  return Battle.start(exchange, parseSetup(setup), scriptedDice([])) as never;
}

/** Plays these inputs, and then declines all prompts until the next turn. Returns the public information. */
function declining(...inputs: readonly object[]): (battle: Battle) => object | undefined {
  const left = [...inputs];
  return ({ prompts: [prompt] }) => {
    if (left.length > 0) return left.shift();
    return prompt && prompt.kind !== 'turn' ? { as: prompt.for, answer: 'pass' } : undefined;
  };
}

describe('the public information about a bluff-proof window is the same', () => {
  it.each([0, 1, 2])('if the target has %i guards left as if it has none', (guards) => {
    const trace = (held: number) => publicTrace(safeBrawl(held, { dice: [1] }), declining(hit));
    expect(trace(guards)).toEqual(trace(0));
    expect(trace(0)).toHaveLength(2);
  });

  it('whether or not one of several fighters can brace', () => {
    const trace = (held: number) => publicTrace(safeBrawl(held), declining({ as: 'ana', do: 'shout' }));
    expect(trace(2)).toEqual(trace(0));
  });

  it('whether or not a fighter in the order can respond', () => {
    const trace = (held: number) =>
      publicTrace(safeExchange({ a: 0, b: held, c: 1 }), declining({ as: 'a', do: 'act' }));
    expect(trace(1)).toEqual(trace(0));
    expect(trace(0).map(({ waiting }) => waiting)).toEqual([['p2 a'], ['p3 b'], ['p4 c'], ['p5 a']]);
  });

  it('whether a fighter’s player or its standing orders decline', () => {
    const order = { as: 'rex', do: 'standing-order', kind: 'defend', policy: 'never' };
    const other = { ...order, kind: 'brace' };
    const trace = (given: object) => publicTrace(safeBrawl(2, { dice: [1] }), declining(given, hit));
    expect(trace(order)).toEqual(trace(other));
  });
});

describe('a fighter with nothing to choose in a bluff-proof window', () => {
  it('is offered only the fallback', () => {
    const battle = safeBrawl(0, { dice: [1] });
    send(battle, hit);
    const [prompt] = battle.prompts;
    expect(prompt?.isBlank).toBe(true);
    expect(prompt?.options()).toEqual([{ option: 'pass', variants: [{}] }]);
    expect(battle.check({ as: 'rex', answer: 'guard' })?.code).toBe('not-an-option');
    expect(battle.check({ as: 'rex', answer: 'pass' })).toBeNull();
  });

  it('is asked once, like all other fighters', () => {
    const battle = safeExchange({ a: 0, b: 0, c: 0 });
    const trace = publicTrace(battle, declining({ as: 'a', do: 'act' }));
    expect(trace).toHaveLength(4);
    expect(battle.table.stack).toEqual([]);
  });

  it('is not asked after it is defeated', () => {
    const battle = brawl();
    send(battle, { as: 'gm', do: 'gm.windows', seconds: 2 });
    send(battle, { as: 'gm', do: 'gm.set', target: 'rat', field: 'hp', value: 0 });
    send(battle, { as: 'ana', do: 'shout' });
    expect(asked(battle)).toEqual(['ben brace', 'rex brace']);
  });

  it('may choose after all if the GM gives it an option', () => {
    const battle = safeBrawl(0);
    send(battle, hit, { as: 'gm', do: 'gm.set', target: 'rex', field: 'guards', value: 1 });
    expect(battle.check({ as: 'rex', answer: 'guard' })).toBeNull();
  });
});

describe('the GM', () => {
  const setWindows = (seconds: unknown) => ({ as: 'gm', do: 'gm.windows', seconds });

  it('makes windows bluff-proof in the middle of a fight', () => {
    const battle = brawl({ fighters: { rex: { ...near, state: { guards: 0 } } } });
    send(battle, setWindows(3), hit);
    expect(asked(battle)).toEqual(['rex defend']);
  });

  it('turns off bluff-proof windows, so fighters without a choice are no longer asked', () => {
    const battle = safeBrawl(0, { dice: [1] });
    send(battle, hit, setWindows(null));
    expect(asked(battle)).toEqual(['ana turn']);
    expect(battle.table).not.toHaveProperty('windowSeconds');
  });

  it.each([0, -1, 3600, 'long', undefined])('cannot make bluff-proof windows last %s seconds', (seconds) => {
    expect(brawl().check(setWindows(seconds))?.code).toBe('bad-input');
  });

  it('is the only role that may change bluff-proof windows', () => {
    expect(brawl().check({ ...setWindows(2), as: 'ana' })?.code).toBe('not-gm');
  });
});

it('a battle with bluff-proof windows replays to the same state', () => {
  const setup = { ...brawlSetup({ fighters: { rex: { ...near, state: { guards: 0 } } } }), ...SAFE };
  const battle = Battle.start(toy, setup, scriptedDice([4]));
  const inputs = [hit, { as: 'rex', answer: 'pass' }] as const;
  for (const input of inputs) battle.apply(input);
  const journal = { ...newJournal(toy, setup, scriptedDice([4])), inputs };
  expect(replay(toy, journal).hash()).toBe(battle.hash());
});
