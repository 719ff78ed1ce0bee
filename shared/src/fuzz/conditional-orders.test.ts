import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { type Fight, playOn } from '../bots/fight.ts';
import { random } from '../bots/random.ts';
import { Battle } from '../engine/battle/battle.ts';
import { type Input, toInput } from '../engine/battle/input.ts';
import { orderedAnswer } from '../engine/battle/ordered-answers.ts';
import type { Prompt } from '../engine/battle/prompt.ts';
import { resourcesToKeep } from '../engine/battle/standing-orders.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { choiceIn } from '../engine/core/script.ts';
import { newJournal, replay } from '../engine/history/journal.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { seededDice } from '../engine/state/dice.ts';
import type { OrderConditions, StandingOrder } from '../engine/state/standing-order.ts';
import { fightersOf, type Table } from '../engine/state/table.ts';
import { rewindTo } from '../engine/testing/rewinds.ts';
import { distance } from '../hex/axial.ts';
import { seedOf } from './chance.ts';

const MOST_INPUTS = 90;

/** An order, apart from the fighter that gives it. */
type Terms = Pick<StandingOrder, 'kind' | 'option' | 'when'> & { readonly policy: string };

/** Settings of a random fight. */
interface Play {
  readonly setup: Setup;
  readonly seed: string;
  readonly orders: readonly Input[];
  /** Called before each decision of a bot. */
  readonly look?: (battle: Battle) => void;
}

/** Gives the orders at the start of a fight, and lets bots play it at random. */
function play(ruleset: Ruleset, { setup, seed, orders, look }: Play): Fight {
  const battle = Battle.start(ruleset, setup, seededDice(seed));
  for (const order of orders) battle.apply(order);
  const until = (now: Battle) => {
    look?.(now);
    return false;
  };
  const fight = playOn(battle, { seed, policyOf: () => random, maxRounds: 9, maxInputs: MOST_INPUTS, until });
  return { ...fight, inputs: [...orders, ...fight.inputs] };
}

const asked = ({ prompts }: Battle) => prompts.filter(({ kind, for: by }) => kind !== 'turn' && by !== 'gm');

/** Returns the kinds of prompts and the options that players are offered in a random fight. */
function offeredIn(ruleset: Ruleset, setup: Setup): readonly (readonly [kind: string, option: string])[] {
  const found = new Map<string, readonly [string, string]>();
  const look = (battle: Battle) => {
    for (const prompt of asked(battle))
      for (const { option } of prompt.choices()) found.set(`${prompt.kind} ${option}`, [prompt.kind, option]);
  };
  play(ruleset, { setup, seed: seedOf('offered'), orders: [], look });
  return [...found.values()];
}

const percentage = fc.integer({ min: 1, max: 100 });
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined, freq: 2 });

/** Returns the arbitrary of a conditional order in fights with this setup. */
function ordersIn(ruleset: Ruleset, setup: Setup): fc.Arbitrary<Terms> {
  const fields = resourcesToKeep(ruleset.description).map(({ field }) => field);
  const conditions = fc.record({
    odds: maybe(percentage),
    keep: maybe(
      fc.dictionary(fc.constantFrom(...fields), fc.integer({ min: 1, max: 3 }), { minKeys: 1, maxKeys: 1 }),
    ),
    concerns: maybe(fc.constantFrom(...setup.combatants.map(({ id }) => id))),
    falls: maybe(percentage),
  });
  const when = conditions.map((all): OrderConditions => JSON.parse(JSON.stringify(all)));
  return fc
    .record({
      offered: fc.constantFrom(...offeredIn(ruleset, setup)),
      policy: fc.constantFrom('always-if', 'never-if'),
      when: when.filter((all) => Object.keys(all).length > 0),
    })
    .map(({ offered: [kind, option], policy, when }) => ({ kind, option, policy, when }));
}

function givenToAll({ combatants }: Setup, orders: readonly Terms[]): Input[] {
  return combatants.flatMap(({ id }) =>
    orders.map(({ when, ...order }) => ({ ...order, when: { ...when }, as: id, do: 'standing-order' })),
  );
}

/** Returns the answer by orders as the input that the server would make of it. */
function answerOf({ ruleset, table }: Battle, prompt: Prompt): Input | undefined {
  const ordered = orderedAnswer(ruleset, table, prompt);
  return ordered && toInput(prompt, choiceIn(ordered.answer));
}

function withoutOrders({ fighters, ...rest }: Table) {
  const all = Object.values(fighters).map((fighter) => ({ ...fighter, standing: [] }));
  return { ...rest, fighters: all };
}

describe.each(Object.values(SUBJECTS))('in random fights of $id, conditional orders', (ruleset) => {
  const { setup } = groupFight(ruleset.scenarios) ?? { setup: undefined };
  if (!setup) throw new Error(`${ruleset.id} has no fight for a group.`);
  const orders = fc.array(ordersIn(ruleset, setup), { minLength: 3, maxLength: 8 });
  const number = fc.integer({ min: 1, max: 99 });
  const runs = (numRuns: number) => ({ numRuns, seed: 3, endOnFailure: true });

  it('give only legal answers', () => {
    const property = fc.property(orders, number, (given, fight) => {
      const look = (battle: Battle) => {
        for (const prompt of asked(battle)) {
          const answer = answerOf(battle, prompt);
          if (answer) expect([answer, battle.check(answer, prompt.eyes)]).toEqual([answer, null]);
        }
      };
      const safe = { ...setup, windowSeconds: 2 }; // the orders do not answer by themselves
      play(ruleset, { setup: safe, seed: seedOf(`legal ${fight}`), orders: givenToAll(setup, given), look });
    });
    fc.assert(property, runs(4));
  });

  it('give the same answers in a replay, and are gone after a rewind to before they were given', () => {
    const property = fc.property(orders, number, (given, fight) => {
      const seed = seedOf(`replay ${fight}`);
      const { battle, inputs } = play(ruleset, { setup, seed, orders: givenToAll(setup, given) });
      const journal = { ...newJournal(ruleset, setup, seededDice(seed)), inputs };
      expect(replay(ruleset, journal).hash()).toBe(battle.hash());
      const rewound = replay(ruleset, { ...journal, inputs: [...inputs, rewindTo(0, seed)] });
      const left = fightersOf(rewound.table).flatMap(({ standing }) => standing);
      expect(left.filter(({ when }) => when)).toEqual([]);
    });
    fc.assert(property, runs(2));
  });

  it('whose conditions never hold change nothing', () => {
    const [resource] = resourcesToKeep(ruleset.description);
    const property = fc.property(orders, number, (given, fight) => {
      const seed = seedOf(`impossible ${fight}`);
      const keep = { [resource?.field ?? '']: 999 };
      const impossible = given.map((order) => ({ ...order, when: { ...order.when, keep } }));
      const none = given.map(({ when: _, ...order }) => ({ ...order, policy: 'ask' }));
      const [ordered, free] = [impossible, none].map(
        (some) => play(ruleset, { setup, seed, orders: givenToAll(setup, some) }).battle.table,
      );
      expect(ordered && withoutOrders(ordered)).toEqual(free && withoutOrders(free));
    });
    fc.assert(property, runs(2));
  });

  it('give the same answers whether or not an unknown fighter is on the table', () => {
    let compared = 0;
    const property = fc.property(orders, number, (given, fight) => {
      const look = (battle: Battle) => {
        const prompts = asked(battle);
        const enemy = fightersOf(battle.table).find(({ side }) =>
          prompts.some((one) => sideOf(battle, one) !== side),
        );
        const lurker = enemy && hiddenLike(setup, battle.table, enemy.side);
        if (!lurker || compared > 20) return;
        const own = prompts.filter((prompt) => sideOf(battle, prompt) !== lurker.side);
        const before = own.map((prompt) => answerOf(battle, prompt));
        const add = { as: 'gm', do: 'gm.add', combatant: lurker };
        if (battle.check(add) !== null) return;
        battle.apply(add);
        expect(own.map((prompt) => answerOf(battle, prompt))).toEqual(before);
        battle.apply({ as: 'gm', do: 'gm.remove', target: lurker.id });
        compared += own.length;
      };
      const safe = { ...setup, windowSeconds: 2 };
      play(ruleset, { setup: safe, seed: seedOf(`unseen ${fight}`), orders: givenToAll(setup, given), look });
    });
    fc.assert(property, runs(3));
    expect(compared).toBeGreaterThan(0);
  });
});

function sideOf({ table }: Battle, { for: by }: Prompt): string | undefined {
  return table.fighters[by]?.side;
}

/** Returns a hidden fighter of a side, on the free hex that is nearest to an enemy; undefined if there is none. */
function hiddenLike({ combatants }: Setup, table: Table, side: string) {
  const model = combatants.find((fighter) => fighter.side === side);
  const enemy = fightersOf(table).find((fighter) => fighter.side !== side && fighter.at);
  if (!model || !enemy?.at) return undefined;
  const [q, r] = enemy.at;
  const places = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => [q + x, r + y] as const));
  const isFree = (place: readonly [number, number]) =>
    fightersOf(table).every(({ at }) => !at || distance(at, place) > 0);
  const at = places.find(isFree);
  return at && { ...model, id: 'lurker', name: 'Lurker', at, hidden: true };
}
