import { describe, expect, it } from 'vitest';
import type { Script } from '../core/script.ts';
import { scriptedDice } from '../state/dice.ts';
import { asked, brawl, brawlSetup, frozen, send } from '../testing/battles.ts';
import { toy } from '../testing/toy.ts';
import { Battle } from './battle.ts';

const hit = { as: 'ana', do: 'hit', target: 'rex' };
const rexInReach = { fighters: { rex: { at: [0, -1] as const } } };

describe('a battle', () => {
  it('runs to its first prompt on its own', () => {
    expect(asked(brawl())).toEqual(['ana turn']);
  });

  it('gives every prompt a unique id', () => {
    const battle = brawl({ options: { shared: true } });
    const ids = battle.prompts.map(({ id }) => id);
    send(battle, { as: 'ana', do: 'shout' });
    ids.push(...battle.prompts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('returns the events of an input only once', () => {
    const battle = brawl({ ...rexInReach, dice: [2] });
    send(battle, hit);
    expect(send(battle, { as: 'rex', answer: 'pass' })).toEqual([{ type: 'hurt', target: 'rex', amount: 2 }]);
    expect(send(battle, { as: 'rex', do: 'cheer' })).toEqual([{ type: 'cheered', by: 'rex' }]);
  });

  it('ends when the last fighter of a side is defeated', () => {
    const battle = brawl({ only: ['ana', 'rat'], dice: [6] });
    send(battle, { ...hit, target: 'rat' });
    expect(battle.table.over).toEqual({ winner: 'heroes' });
    expect(battle.prompts).toEqual([]);
  });
});

describe('a turn', () => {
  it('passes to the next fighter when it ends', () => {
    const battle = brawl();
    send(battle, { as: 'ana', do: 'end-turn' });
    expect(asked(battle)).toEqual(['ben turn']);
  });

  it('offers an action with all its legal sets of parameters, and no GM action', () => {
    const [turn] = brawl({ fighters: { rex: { at: [3, 0] } } }).prompts;
    expect(turn?.options()).toContainEqual({
      option: 'hit',
      variants: [{ target: 'ben' }, { target: 'rat' }],
      params: { target: { type: 'fighter' } },
    });
    expect(turn?.options().map(({ option }) => option)).not.toContain('gm.storm');
  });

  it('that several fighters have at the same time is ended by each fighter separately', () => {
    const battle = brawl({ options: { shared: true } });
    expect(asked(battle)).toEqual(['ana turn', 'ben turn', 'rat turn', 'rex turn']);
    send(battle, { as: 'rat', do: 'end-turn' });
    expect(asked(battle)).toEqual(['ana turn', 'ben turn', 'rex turn']);
  });
});

describe('a check', () => {
  it.each([
    { name: 'another fighter has the turn', input: { as: 'ben', do: 'end-turn' }, code: 'not-your-turn' },
    { name: 'no prompt is open', input: { as: 'ana', answer: 'pass' }, code: 'no-prompt' },
    { name: 'the action does not exist', input: { as: 'ana', do: 'fly' }, code: 'bad-input' },
    {
      name: 'the action is named like an inherited property',
      input: { as: 'ana', do: 'toString' },
      code: 'bad-input',
    },
    { name: 'a parameter is missing', input: { as: 'ana', do: 'hit' }, code: 'bad-input' },
    { name: 'a rule forbids it', input: { ...hit, target: 'ben2' }, code: 'no-such-target' },
    { name: 'it is reserved for the GM', input: { as: 'ana', do: 'gm.end' }, code: 'not-gm' },
    { name: 'it is a GM action of the rulebook', input: { as: 'ana', do: 'gm.storm' }, code: 'not-gm' },
    { name: 'the actor is not on the table', input: { as: 'zoe', do: 'end-turn' }, code: 'not-your-turn' },
    { name: 'it is not a valid input', input: 'hit', code: 'bad-input' },
  ])('rejects an input if $name', ({ input, code }) => {
    expect(brawl().check(input)?.code).toBe(code);
  });

  it.each([
    { name: 'an intent', input: { as: 'ana', do: 'end-turn' }, code: 'prompt-open' },
    { name: 'a GM action of the rulebook', input: { as: 'gm', do: 'gm.storm' }, code: 'prompt-open' },
    { name: 'an unknown option', input: { as: 'rex', answer: 'flee' }, code: 'not-an-option' },
    { name: 'the answer of another fighter', input: { as: 'ben', answer: 'pass' }, code: 'no-prompt' },
    {
      name: 'an option with illegal parameters',
      input: { as: 'rex', answer: 'aside', to: [0, 0] },
      code: 'occupied',
    },
    { name: 'an option without its parameters', input: { as: 'rex', answer: 'aside' }, code: 'bad-input' },
  ])('rejects $name while an answer is pending', ({ input, code }) => {
    const battle = brawl(rexInReach);
    send(battle, hit);
    expect(battle.check(input)?.code).toBe(code);
  });

  it.each([
    { order: undefined, unknown: 'bad-input', storm: 'not-gm', blankSet: 'bad-input' },
    {
      order: ['not-gm', 'prompt-open', 'bad-input'],
      unknown: 'prompt-open',
      storm: 'not-gm',
      blankSet: 'not-gm',
    },
    {
      order: ['bad-input', 'prompt-open', 'not-gm'],
      unknown: 'bad-input',
      storm: 'prompt-open',
      blankSet: 'bad-input',
    },
  ] as const)(
    'reports the fault that comes first in the order of the rulebook: $order',
    ({ order, ...codes }) => {
      const rules = order ? { ...toy, faults: order } : toy;
      const battle = Battle.start(rules, brawlSetup(rexInReach), scriptedDice([]));
      battle.apply(hit);
      const intents = { unknown: 'fly', storm: 'gm.storm', blankSet: 'gm.set' };
      const found = Object.entries(intents).map(([key, name]) => [
        key,
        battle.check({ as: 'ana', do: name })?.code,
      ]);
      expect(Object.fromEntries(found)).toEqual(codes);
    },
  );

  it('rejects everything when the battle is over', () => {
    const battle = brawl();
    send(battle, { as: 'gm', do: 'gm.end' });
    expect(battle.check({ as: 'gm', do: 'gm.end' })?.code).toBe('battle-over');
    expect(battle.check({ as: 'ana', do: 'end-turn' })?.code).toBe('battle-over');
  });

  it('never changes the table', () => {
    const battle = brawl(rexInReach);
    send(battle, hit);
    frozen(battle.table);
    const offered = battle.prompts.flatMap((prompt) => prompt.options());
    expect(offered.map(({ option }) => option)).toEqual(['pass', 'guard', 'counter', 'aside']);
    expect(battle.check({ as: 'rex', answer: 'aside', to: [0, -2] })).toBeNull();
    expect(battle.check({ as: 'gm', do: 'gm.move', target: 'rex', to: [3, 0] })).toBeNull();
    expect(battle.check({ as: 'gm', do: 'gm.set', target: 'rex', field: 'hp', value: -1 })).not.toBeNull();
  });

  it('accepts every offered option', () => {
    const battle = brawl(rexInReach);
    send(battle, hit);
    const [prompt] = battle.prompts;
    const answers = prompt
      ?.options()
      .flatMap(({ option, variants }) =>
        variants.map((params) => ({ ...params, as: 'rex', answer: option })),
      );
    expect(answers?.length).toBeGreaterThan(4);
    expect(answers?.map((answer) => battle.check(answer))).toEqual(answers?.map(() => null));
  });
});

describe('an input', () => {
  const order = { as: 'rex', do: 'standing-order', kind: 'defend', policy: 'never' };

  it.each([
    { name: 'an action', input: hit },
    { name: 'an anytime action', input: order },
    { name: 'an intervention', input: { as: 'gm', do: 'gm.move', target: 'rex', to: [3, 0] } },
    { name: 'a timeout', input: { as: 'gm', do: 'gm.timeout', prompt: 'p1' } },
  ])('is parsed as $name with only its declared parameters', ({ input }) => {
    const read = brawl().read({ ...input, junk: [{ of: 'mine' }], toString: 'x', path: [[1, 0]] });
    expect(read).toStrictEqual(input);
  });

  it('does not change when it is parsed again', () => {
    const battle = brawl();
    const read = battle.read({ ...order, junk: 1, until: undefined, mode: -0 });
    expect(battle.read(read)).toStrictEqual(read);
  });

  it.each([
    { name: 'a parameter', input: { ...hit, target: 2n } },
    { name: 'an undeclared member', input: { ...hit, junk: new Date(0) } },
    { name: 'an answer', input: { as: 'rex', answer: 'aside', to: [Number.NaN, 0] } },
    { name: 'its speaker', input: { ...hit, as: 'ana\0' } },
  ])('is invalid if $name is not plain JSON', ({ input }) => {
    const battle = brawl();
    expect(battle.read(input)).toBeUndefined();
    expect(battle.check(input)?.code).toBe('bad-input');
    expect(() => battle.apply(input)).toThrow('bad-input');
  });

  it('is copied, so later changes by the sender have no effect', () => {
    const to = [0, -2];
    const battle = brawl(rexInReach);
    send(battle, hit, { as: 'rex', answer: 'aside', to });
    const hash = battle.hash();
    to[0] = 3;
    expect(battle.hash()).toBe(hash);
  });
});

describe('applying an input', () => {
  it('throws and changes nothing if the input is illegal', () => {
    const battle = brawl();
    const before = battle.hash();
    expect(() => battle.apply({ as: 'ben', do: 'end-turn' })).toThrow('not-your-turn');
    expect(battle.hash()).toBe(before);
  });

  it('throws if the scripted dice have run out', () => {
    const battle = brawl({ ...rexInReach, dice: [] });
    send(battle, hit);
    expect(() => send(battle, { as: 'rex', answer: 'pass' })).toThrow('run out');
  });
});

describe('restoring a battle', () => {
  it('starts from the snapshot and does not change it', () => {
    const battle = brawl();
    const snapshot = battle.snapshot();
    if (!snapshot) throw new Error('no snapshot');
    const restored = Battle.restore(battle.ruleset, frozen(snapshot));
    send(restored, { as: 'ana', do: 'shout' });
    expect(asked(battle)).toEqual(['ana turn']);
  });
});

describe('rules that loop without a prompt', () => {
  it('end in an error instead of blocking the server', () => {
    function* play(): Script<never> {
      for (;;) yield { questions: [], until: 'all' };
    }
    const endless = { ...toy, play };
    expect(() => Battle.start(endless, brawlSetup(), scriptedDice([]))).toThrow('loop without a prompt');
  });
});
