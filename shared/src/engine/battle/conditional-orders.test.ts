import { describe, expect, it } from 'vitest';
import type { RatedForecast } from '../core/forecast.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { newJournal, replay } from '../history/journal.ts';
import { parseSetup } from '../setup/setup.ts';
import { scriptedDice } from '../state/dice.ts';
import { send } from '../testing/battles.ts';
import { toy } from '../testing/toy.ts';
import type { Toy, ToyTable } from '../testing/toy-table.ts';
import { Battle } from './battle.ts';

/** The forecast of an option: its chance, its cost in guards, and the chance that Rex falls. */
interface Told {
  readonly chance?: number;
  readonly cost?: number;
  readonly falls?: number;
}

/** The forecasts by option; an option that is not listed has none. A hex of `aside` has an own entry. */
type Forecasts = Readonly<Record<string, Told>>;

/** A setup in which Ana and Ben stand next to Rex, who has two guards. */
const SETUP = parseSetup({
  ruleset: 'toy',
  map: { radius: 3 },
  combatants: [
    { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'knight' } },
    { id: 'rex', side: 'foes', at: [1, 0], sheet: { kind: 'knight' }, state: { hp: 20, guards: 2 } },
    { id: 'ben', side: 'heroes', at: [1, -1], sheet: { kind: 'knight' } },
  ],
});
const HIT = { as: 'ana', do: 'hit', target: 'rex' };
const ORDER = { as: 'rex', do: 'standing-order', kind: 'defend', policy: 'always-if', option: 'guard' };
const EVEN: Forecasts = {
  guard: { chance: 0.5, cost: 1 },
  counter: { chance: 0.3, cost: 1 },
  pass: { falls: 0.4 },
};
const GUARDS = { field: 'guards', label: 'Guards', short: 'G', look: 'number', role: 'reaction' } as const;
const MOOD = { field: 'mood', label: 'Mood', short: 'M', look: 'text', role: 'neutral' } as const;

function told({ chance = 0, cost = 0, falls = 0 }: Told): RatedForecast {
  const effect = { target: 'rex', field: 'hp', changes: [], average: 0, defeat: falls };
  const odds = { outcomes: [], success: chance, effects: [effect] };
  return { cost: cost === 0 ? {} : { guards: cost }, odds, against: [], provokes: [] };
}

/** Returns the toy rules with these forecasts, and with guards as a resource. */
function rulesWith(forecasts: Forecasts): Ruleset<ToyTable, Toy> {
  const { description } = toy;
  return {
    ...toy,
    description: { ...description, resources: [...description.resources, GUARDS, MOOD] },
    forecast: (_table, _by, planned) => {
      const option = 'answer' in planned ? String(planned.answer) : '';
      const found = forecasts[`${option} ${JSON.stringify(planned.to)}`] ?? forecasts[option];
      return found && told(found);
    },
  };
}

function fightWith(forecasts: Forecasts, ...orders: readonly object[]): Battle<ToyTable> {
  const battle = Battle.start(rulesWith(forecasts), SETUP, scriptedDice([1, 1, 1, 1]));
  for (const order of orders) battle.apply({ ...ORDER, ...order });
  return battle;
}

/** Lets Ana hit Rex. Returns the option that his orders choose; `asked` if he is asked. */
function chosen(battle: Battle<ToyTable>): string {
  const events = battle.apply(HIT);
  if (battle.prompts.some(({ kind, for: by }) => kind === 'defend' && by === 'rex')) return 'asked';
  const report = events.find(({ type, by }) => type === 'auto-chosen' && by === 'rex');
  return String(report?.option ?? 'pass without a report');
}

describe('a conditional order', () => {
  it.each<{ name: string; orders: readonly object[]; forecasts?: Forecasts; chooses: string }>([
    { name: 'answers if the chance is high enough', orders: [{ when: { odds: 50 } }], chooses: 'guard' },
    { name: 'asks if the chance is too low', orders: [{ when: { odds: 51 } }], chooses: 'asked' },
    {
      name: 'compares the chance as the page shows it',
      forecasts: { guard: { chance: 0.496 } },
      orders: [{ when: { odds: 50 } }],
      chooses: 'guard',
    },
    {
      name: 'takes only a certain success as 100%',
      forecasts: { guard: { chance: 0.999 } },
      orders: [{ when: { odds: 100 } }],
      chooses: 'asked',
    },
    {
      name: 'answers if enough of a resource is left',
      orders: [{ when: { keep: { guards: 1 } } }],
      chooses: 'guard',
    },
    {
      name: 'asks if too little of a resource is left',
      orders: [{ when: { keep: { guards: 2 } } }],
      chooses: 'asked',
    },
    {
      name: 'counts a resource that costs nothing',
      orders: [{ when: { keep: { hp: 20 } } }],
      chooses: 'guard',
    },
    {
      name: 'answers if it concerns the attacker',
      orders: [{ when: { concerns: 'ana' } }],
      chooses: 'guard',
    },
    { name: 'answers if it concerns the target', orders: [{ when: { concerns: 'rex' } }], chooses: 'guard' },
    {
      name: 'asks if it concerns another fighter',
      orders: [{ when: { concerns: 'ben' } }],
      chooses: 'asked',
    },
    { name: 'answers if a fall is likely enough', orders: [{ when: { falls: 40 } }], chooses: 'guard' },
    { name: 'asks if a fall is too unlikely', orders: [{ when: { falls: 41 } }], chooses: 'asked' },
    {
      name: 'asks if one of its conditions does not hold',
      orders: [{ when: { odds: 50, falls: 90 } }],
      chooses: 'asked',
    },
    {
      name: 'answers if all of its conditions hold',
      orders: [{ when: { odds: 50, keep: { guards: 1 }, concerns: 'ana', falls: 40 } }],
      chooses: 'guard',
    },
    {
      name: 'asks if the option has no odds',
      forecasts: {},
      orders: [{ when: { odds: 1 } }],
      chooses: 'asked',
    },
    {
      name: 'asks if passing has no odds',
      forecasts: {},
      orders: [{ when: { falls: 1 } }],
      chooses: 'asked',
    },
    {
      name: 'whose conditions cannot be judged asks although a later order would pass',
      forecasts: {},
      orders: [{ when: { odds: 1 } }, { policy: 'never', option: undefined }],
      chooses: 'asked',
    },
    {
      name: 'that certainly does not hold leaves the prompt to a later order',
      orders: [{ when: { odds: 90 } }, { policy: 'never', option: undefined }],
      chooses: 'pass without a report',
    },
    {
      name: 'comes before orders without conditions',
      orders: [{ policy: 'always', option: 'counter' }, { when: { odds: 50 } }],
      chooses: 'guard',
    },
    {
      name: 'for another kind does not apply',
      orders: [{ kind: 'brace', when: { odds: 50 } }],
      chooses: 'asked',
    },
    {
      name: 'for an option that is not offered does not apply',
      orders: [{ option: 'flee', when: { concerns: 'ana' } }, { when: { odds: 50 } }],
      chooses: 'guard',
    },
    {
      name: 'that comes first in the list wins',
      orders: [{ option: 'counter', when: { odds: 20 } }, { when: { odds: 50 } }],
      chooses: 'counter',
    },
    {
      name: 'that is moved to the first place wins',
      orders: [
        { option: 'counter', when: { odds: 20 } },
        { when: { odds: 50 } },
        { when: { odds: 50 }, place: 0 },
      ],
      chooses: 'guard',
    },
    {
      name: 'can pass, so a later one cannot answer',
      orders: [{ policy: 'never-if', option: undefined, when: { concerns: 'ana' } }, { when: { odds: 50 } }],
      chooses: 'pass',
    },
    {
      name: 'can decline one option and leave the others open',
      orders: [{ policy: 'never-if', when: { odds: 50 } }],
      chooses: 'asked',
    },
    {
      name: 'that is removed no longer answers',
      orders: [{ when: { odds: 50 } }, { policy: 'ask', when: { odds: 50 } }],
      chooses: 'asked',
    },
    {
      name: 'stays if an order with other conditions is removed',
      orders: [{ when: { odds: 50 } }, { policy: 'ask', when: { odds: 40 } }],
      chooses: 'guard',
    },
    {
      name: 'stays if the order without conditions is removed',
      orders: [{ when: { odds: 50 } }, { policy: 'ask' }],
      chooses: 'guard',
    },
  ])('$name', ({ orders, forecasts = EVEN, chooses }) => {
    expect(chosen(fightWith(forecasts, ...orders))).toBe(chooses);
  });

  it('is in the list only once, although it was given twice', () => {
    const battle = fightWith(EVEN, { when: { odds: 50 } }, { when: { odds: 50 }, until: 'round' });
    expect(battle.table.fighters.rex?.standing).toHaveLength(1);
  });

  it('for a round ends with that round, and is dropped when the next one is given', () => {
    const battle = fightWith(EVEN, { when: { odds: 50 }, until: 'round' });
    send(battle, ...['ana', 'rex', 'ben'].map((as) => ({ as, do: 'end-turn' })));
    send(battle, { ...ORDER, when: { odds: 99 } });
    expect(battle.table.fighters.rex?.standing).toHaveLength(1);
    expect(chosen(battle)).toBe('asked');
  });

  it('given while a prompt is open answers that prompt', () => {
    const battle = fightWith(EVEN);
    expect(chosen(battle)).toBe('asked');
    const events = battle.apply({ ...ORDER, when: { odds: 50 } });
    expect(events).toContainEqual({
      type: 'auto-chosen',
      by: 'rex',
      kind: 'defend',
      option: 'guard',
      secret: true,
    });
  });

  it('answers the same prompts in a replay', () => {
    const order = { ...ORDER, when: { odds: 50, keep: { guards: 1 } } };
    const battle = fightWith(EVEN, order);
    battle.apply(HIT);
    const journal = { ...newJournal(toy, SETUP, scriptedDice([1, 1, 1, 1])), inputs: [order, HIT] };
    expect(replay(rulesWith(EVEN), journal).hash()).toBe(battle.hash());
  });

  it('costs as few forecasts as there are ways to answer, however many orders there are', () => {
    let count = 0;
    const rules = rulesWith(EVEN);
    const counting: typeof rules = {
      ...rules,
      forecast: (...given) => {
        count++;
        return rules.forecast(...given);
      },
    };
    const battle = Battle.start(counting, SETUP, scriptedDice([1]));
    for (let odds = 51; odds <= 100; odds++) battle.apply({ ...ORDER, when: { odds, falls: odds } });
    battle.apply(HIT);
    expect(count).toBeLessThan(3);
  });
});

describe('a conditional order for an option with several ways', () => {
  const ASIDE = { option: 'aside', when: { odds: 50 } };
  const hexOf = (battle: Battle<ToyTable>) => {
    battle.apply(HIT);
    return battle.table.fighters.rex?.at;
  };

  it('takes the way with the highest chance', () => {
    const forecasts = {
      aside: { chance: 0.6 },
      'aside [2,0]': { chance: 0.8 },
      'aside [2,-1]': { chance: 0.7 },
    };
    expect(hexOf(fightWith(forecasts, ASIDE))).toEqual([2, 0]);
  });

  it('ignores ways in which its conditions do not hold', () => {
    const forecasts = { aside: { chance: 0.4 }, 'aside [2,-1]': { chance: 0.5 } };
    expect(hexOf(fightWith(forecasts, ASIDE))).toEqual([2, -1]);
  });

  it('takes the first of several hexes that are equally good', () => {
    const battle = fightWith({ aside: { chance: 0.6 } }, ASIDE);
    battle.apply(HIT);
    expect(battle.prompts.every(({ kind }) => kind === 'turn')).toBe(true);
    expect(battle.table.fighters.rex?.at).not.toEqual([1, 0]);
  });

  it('asks if a way has no odds', () => {
    expect(chosen(fightWith({ 'aside [2,0]': { chance: 0.8 } }, ASIDE))).toBe('asked');
  });
});

describe('an order is rejected', () => {
  it.each<{ readonly name: string; readonly order: object }>([
    { name: 'if it has no conditions', order: { when: undefined } },
    { name: 'if its conditions are empty', order: { when: {} } },
    { name: 'if it keeps nothing', order: { when: { odds: 50, keep: {} } } },
    { name: 'if it has conditions but another policy', order: { policy: 'always', when: { odds: 50 } } },
    { name: 'if a place is given for an order without conditions', order: { policy: 'always', place: 0 } },
    { name: 'if it takes an option but names none', order: { option: undefined, when: { odds: 50 } } },
    {
      name: 'if it compares a chance but names no option',
      order: { policy: 'never-if', option: undefined, when: { odds: 50 } },
    },
    { name: 'if it keeps something that is not a resource', order: { when: { keep: { constructor: 1 } } } },
    { name: 'if it keeps a resource that is not a number', order: { when: { keep: { mood: 1 } } } },
    { name: 'if it concerns a fighter that does not exist', order: { when: { concerns: 'nix' } } },
    { name: 'if a chance is not a percentage', order: { when: { odds: 101 } } },
    { name: 'if it is for a turn', order: { kind: 'turn', when: { odds: 50 } } },
  ])('$name', ({ order }) => {
    const rejection = fightWith(EVEN).check({ ...ORDER, ...order });
    expect(rejection).toMatchObject({ code: 'bad-input', message: expect.stringMatching(/\.$/) });
  });
});

describe('what the player does not know', () => {
  const lurker = { id: 'lurker', side: 'heroes', at: [2, 0], hidden: true, sheet: { kind: 'knight' } };

  it('does not change the answer: a hidden fighter on a hex', () => {
    const forecasts = { aside: { chance: 0.6 }, 'aside [2,0]': { chance: 0.8 } };
    const answers = [[], [lurker]].map((more) => {
      const setup = parseSetup({ ...SETUP, combatants: [...SETUP.combatants, ...more] });
      const battle = Battle.start(rulesWith(forecasts), setup, scriptedDice([1]));
      send(battle, { ...ORDER, option: 'aside', when: { odds: 50 } });
      return chosen(battle);
    });
    expect(answers).toEqual(['aside', 'aside']);
  });

  it('cannot be named by an order', () => {
    const setup = parseSetup({ ...SETUP, combatants: [...SETUP.combatants, lurker] });
    const battle = Battle.start(rulesWith(EVEN), setup, scriptedDice([]));
    const order = { ...ORDER, when: { concerns: 'lurker' } };
    const viewer = { role: 'player', fighters: ['rex'] } as const;
    const unknown = battle.check({ ...order, when: { concerns: 'nix' } }, viewer);
    expect(battle.check(order, viewer)?.code).toBe(unknown?.code);
  });

  it('does not change the answer: the exact health of an enemy', () => {
    const seen = new Set<unknown>();
    const rules: typeof toy = {
      ...rulesWith(EVEN),
      forecast: (table) => {
        seen.add(table.fighters.ana?.hp);
        return told({ chance: 0.5 });
      },
    };
    for (const hp of [7, 9]) {
      const combatants = SETUP.combatants.map((one) => (one.id === 'ana' ? { ...one, state: { hp } } : one));
      const battle = Battle.start(rules, { ...SETUP, combatants }, scriptedDice([1]));
      send(battle, { ...ORDER, when: { odds: 50 } });
      chosen(battle);
    }
    expect(seen.size).toBe(1);
  });
});

describe('in a bluff-proof window, a conditional order', () => {
  const start = () => Battle.start(rulesWith(EVEN), { ...SETUP, windowSeconds: 2 }, scriptedDice([1]));

  it('leaves the prompt open until the server answers it', () => {
    const battle = start();
    battle.apply({ ...ORDER, when: { odds: 50 } });
    expect(chosen(battle)).toBe('asked');
  });

  it('is reported to the seat if the server marks the answer', () => {
    const battle = start();
    for (const input of [{ ...ORDER, when: { odds: 50 } }, HIT]) battle.apply(input);
    const [first] = battle.apply({ as: 'rex', answer: 'guard', byOrder: true });
    expect(first).toMatchObject({ type: 'auto-chosen', by: 'rex', option: 'guard', secret: true });
  });
});
