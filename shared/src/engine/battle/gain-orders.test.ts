import { describe, expect, it } from 'vitest';
import type { RatedForecast } from '../core/forecast.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { newJournal, replay } from '../history/journal.ts';
import { parseSetup } from '../setup/setup.ts';
import { scriptedDice } from '../state/dice.ts';
import { freeOrder } from '../testing/free-order.ts';
import { toy } from '../testing/toy.ts';
import type { Toy, ToyTable } from '../testing/toy-table.ts';
import { Battle } from './battle.ts';

/** The hit points that an option saves on average, by option; an option that is not listed has no odds. */
type Saved = Readonly<Record<string, number>>;

const SETUP = parseSetup({
  ruleset: 'toy',
  map: { radius: 3 },
  combatants: [
    { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'knight' } },
    { id: 'rex', side: 'foes', at: [1, 0], sheet: { kind: 'knight' }, state: { hp: 20 } },
  ],
});
const HIT = { as: 'ana', do: 'hit', target: 'rex' };
const ORDER = { as: 'rex', do: 'standing-order', policy: 'never-below', below: 10 };
/** Options, the best of which gains 5% of Rex's 20 hit points. */
const LITTLE: Saved = { pass: 0, guard: 1, counter: 0.5, aside: 0 };

/** Returns the odds of a change to a fighter's hit points. */
function oddsOf(target: string, by: number): RatedForecast {
  const effect = { target, field: 'hp', changes: [[by, 1]] as const, average: by, defeat: 0 };
  const odds = { outcomes: [], success: 1, effects: [effect] };
  return { cost: {}, odds, against: [], provokes: [] };
}

/** Returns the toy rules with odds: a hit costs Rex 5 hit points, less those that his answer saves. */
function rulesWith(saved: Saved): Ruleset<ToyTable, Toy> {
  return {
    ...toy,
    forecast: (_table, _by, planned) => {
      const amount = 'answer' in planned ? saved[String(planned.answer)] : undefined;
      return amount === undefined ? undefined : oddsOf('rex', amount - 5);
    },
  };
}

function fightWith(saved: Saved, ...orders: readonly object[]): Battle<ToyTable> {
  const battle = Battle.start(rulesWith(saved), SETUP, scriptedDice([1, 1]));
  for (const order of orders) battle.apply({ ...ORDER, ...order });
  return battle;
}

/** Returns whether Rex is asked to defend against a hit. */
function isAsked(battle: Battle<ToyTable>): boolean {
  battle.apply(HIT);
  return battle.prompts.some(({ kind }) => kind === 'defend');
}

describe('an order that depends on the gain', () => {
  it.each<{ name: string; saved: Saved; orders?: readonly object[]; asked: boolean }>([
    { name: 'declines a prompt if no option gains that much', saved: LITTLE, asked: false },
    { name: 'leaves a prompt open if one option gains as much', saved: { ...LITTLE, aside: 2 }, asked: true },
    { name: 'leaves a prompt open if an option has no odds', saved: { pass: 0, guard: 1 }, asked: true },
    {
      name: 'ignores an option that another order never takes',
      saved: { ...LITTLE, guard: 5 },
      asked: false,
      orders: [{ policy: 'never', option: 'guard', below: undefined }, {}],
    },
    {
      name: 'for one option leaves the others open',
      saved: LITTLE,
      orders: [{ option: 'guard' }],
      asked: true,
    },
    { name: 'for another kind does not apply', saved: LITTLE, orders: [{ kind: 'brace' }], asked: true },
    {
      name: 'stays in force when an order for the same prompts is removed',
      saved: LITTLE,
      asked: false,
      orders: [{}, { policy: 'never', below: undefined }, { policy: 'ask', below: undefined }],
    },
    { name: 'ends when it is removed', saved: LITTLE, orders: [{}, { policy: 'ask' }], asked: true },
    { name: 'replaces an earlier one', saved: LITTLE, orders: [{}, { below: 1 }], asked: true },
  ])('$name', ({ saved, orders = [{}], asked }) => {
    expect(isAsked(fightWith(saved, ...orders))).toBe(asked);
  });

  it('does not answer if another order always takes an option', () => {
    const battle = fightWith(LITTLE, {}, { policy: 'always', option: 'guard', below: undefined });
    expect(battle.apply(HIT).map(({ type }) => type)).not.toContain('auto-passed');
  });

  it('counts the harm to an enemy as a gain', () => {
    const rules = { ...toy, forecast: () => oddsOf('ana', -5) };
    const pass = {
      ...rules,
      forecast: (_table: ToyTable, _by: string, { answer }: { answer?: unknown }) =>
        answer === 'pass' ? undefined : rules.forecast(),
    };
    const battle = Battle.start(pass as typeof toy, SETUP, scriptedDice([1]));
    battle.apply(ORDER);
    expect(isAsked(battle)).toBe(true);
  });

  it('does not depend on the exact health of an enemy, which the player may not know', () => {
    const seen: unknown[] = [];
    const rules: typeof toy = {
      ...toy,
      forecast: (table) => {
        seen.push(table.fighters.ana?.hp);
        return oddsOf('rex', -5);
      },
    };
    for (const hp of [7, 9]) {
      const combatants = SETUP.combatants.map((one) => (one.id === 'ana' ? { ...one, state: { hp } } : one));
      const battle = Battle.start(rules, { ...SETUP, combatants }, scriptedDice([1]));
      battle.apply(ORDER);
      isAsked(battle);
    }
    expect(new Set(seen).size).toBe(1);
  });

  it('reports the declined option only to the fighter’s own seat', () => {
    expect(fightWith(LITTLE, {}).apply(HIT)).toContainEqual({
      type: 'auto-passed',
      by: 'rex',
      kind: 'defend',
      option: 'guard',
      gain: 5,
      secret: true,
    });
  });

  it('answers the same prompts in a replay', () => {
    const battle = fightWith(LITTLE, {});
    battle.apply(HIT);
    const journal = { ...newJournal(toy, SETUP, scriptedDice([1, 1])), inputs: [ORDER, HIT] };
    expect(replay(rulesWith(LITTLE), journal).hash()).toBe(battle.hash());
  });

  it.each([
    { name: 'without a gain', order: { below: undefined } },
    { name: 'with a gain of 0%', order: { below: 0 } },
    { name: 'with a gain above 100%', order: { below: 101 } },
    { name: 'for a turn', order: { kind: 'turn' } },
    { name: 'that always takes an option', order: { policy: 'always', option: 'guard' } },
  ])('$name is rejected', ({ order }) => {
    expect(fightWith(LITTLE).check({ ...ORDER, ...order })?.code).toBe('bad-input');
  });
});

describe('an order that depends on the gain, in a bluff-proof window,', () => {
  const safe = { ...SETUP, windowSeconds: 2 };
  const start = () => Battle.start(rulesWith(LITTLE), safe, scriptedDice([1]));

  it('leaves the prompt open until the server answers it', () => {
    const battle = start();
    battle.apply(ORDER);
    expect(isAsked(battle)).toBe(true);
  });

  it('is reported to the seat if the server marks the answer', () => {
    const battle = start();
    for (const input of [ORDER, HIT]) battle.apply(input);
    const [first] = battle.apply({ as: 'rex', answer: 'pass', byOrder: true });
    expect(first).toMatchObject({ type: 'auto-passed', by: 'rex', secret: true });
  });

  it('is not reported if the player answers', () => {
    const battle = start();
    for (const input of [ORDER, HIT]) battle.apply(input);
    expect(battle.apply({ as: 'rex', answer: 'pass' }).map(({ type }) => type)).not.toContain('auto-passed');
  });

  it('cannot be claimed by a player', () => {
    const battle = start();
    battle.apply(HIT);
    const viewer = { role: 'player', fighters: ['rex'] } as const;
    const claim = { as: 'rex', answer: 'pass', byOrder: true };
    expect(battle.check(claim, viewer)?.code).toBe('bad-input');
  });
});

describe('where the first fighter to act changes the choices of the others, an order that depends on the gain', () => {
  const worthOf = (worth: number): RatedForecast => ({
    cost: {},
    odds: { outcomes: [], success: 1, effects: [], worth },
    against: [],
    provokes: [],
  });
  /** Returns a battle in which Ana gains a lot by stepping forward, and Ben, who has an order, gains nothing. */
  const start = () => {
    const setup = parseSetup({
      ruleset: 'muster',
      map: { radius: 9 },
      combatants: ['ana', 'ben'].map((id, q) => ({
        id,
        side: 'guard',
        at: [q, 0],
        sheet: { kind: 'guard' },
      })),
    });
    const rules = { ...freeOrder, forecast: (_table: unknown, by: string) => worthOf(by === 'ana' ? 5 : 0) };
    const battle = Battle.start(rules, setup, scriptedDice([]));
    battle.apply({ ...ORDER, as: 'ben' });
    return battle;
  };
  const askedIn = (battle: ReturnType<typeof start>) => battle.prompts.map(({ for: asked }) => asked);

  it('waits for an ally that is asked', () => {
    expect(askedIn(start())).toEqual(['ana', 'ben']);
  });

  it('passes once no ally is left', () => {
    const battle = start();
    const passed = battle.apply({ as: 'ana', answer: 'pass' }).filter(({ type }) => type === 'auto-passed');
    expect(passed.map(({ by }) => by)).toContain('ben');
  });
});
