import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import type { Input } from '../../../engine/battle/input.ts';
import type { Odds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { parseSetup, type Setup } from '../../../engine/setup/setup.ts';
import { scriptedDice, seededDice } from '../../../engine/state/dice.ts';
import { fightersOf } from '../../../engine/state/table.ts';
import { seedOf } from '../../../fuzz/chance.ts';
import { flow } from '../index.ts';
import type { FlowTable } from '../table.ts';

const TIMES = 1000;

type Who = readonly [id: Id, kind: string, at: readonly [number, number], state?: object, sheet?: object];

/** Returns the setup of a fight without fumbles. `people` is in turn order. Ana, Bea and Cat are heroes. */
function fight(...people: readonly Who[]): Setup {
  const combatants = people.map(([id, kind, at, state = {}, sheet = {}]) => ({
    id,
    side: ['ana', 'bea', 'cat'].includes(id) ? 'heroes' : 'foes',
    at,
    sheet: { kind, maxHp: 80, ...sheet },
    state,
  }));
  const order = people.map(([id]) => id);
  return parseSetup({ ruleset: 'flow', options: { fumbles: 'off' }, map: { radius: 6 }, combatants, order });
}

interface Played {
  readonly name: string;
  readonly setup: Setup;
  readonly does: { readonly as: Id; readonly do: string } & Params;
  /** The dice rolled before the prompt that `answer` answers. */
  readonly rolled?: readonly number[];
  /** The answer to forecast; if omitted, the test forecasts the intent `does`. */
  readonly answer?: { readonly as: Id; readonly kind: string; readonly answer: string } & Params;
  /**
   * The answer that the test gives to each earlier prompt that allows it. On all other earlier prompts, the test
   * passes.
   */
  readonly meanwhile?: { readonly as: Id; readonly answer: string };
  /** Selects the forecast's odds against a reaction; if omitted, the odds without a reaction. */
  readonly against?: { readonly as: Id; readonly answer: string } & Params;
}

const spark = { as: 'mag', do: 'use', spell: 'spark', target: 'ana' } as const;
const blow = { as: 'raider', do: 'attack', target: 'ana', onHit: 'pass' } as const;
const wizards = fight(['mag', 'mage', [0, 0]], ['ana', 'duelist', [4, 0]], ['bea', 'mage', [4, 2]]);
const besideHer = fight(
  ['raider', 'raider', [0, 0]],
  ['ana', 'duelist', [1, 0], { rp: 0 }],
  ['bea', 'duelist', [0, 1]],
);

/** Test cases: each Flow Action on a hit, with several attack rolls. */
const onHits = (
  [
    ['crush', 'shieldbearer', 'raider', {}],
    ['bash', 'shieldbearer', 'raider', {}],
    ['devastate', 'raider', 'ana', {}],
    ['rend', 'raider', 'ana', {}],
    ['cleave', 'ogre', 'ana', { target: 'bea' }],
    ['pass', 'ogre', 'ana', {}],
  ] as const
).flatMap(([answer, kind, target, params]) =>
  [40, 20, 3].map((roll): Played => {
    const by = target === 'raider' ? 'ana' : 'raider';
    const state = { rp: 0 };
    const people: Who[] = [
      [by, kind, [0, 0], { fp: 3 }],
      [target, target === 'ana' ? 'duelist' : 'raider', [1, 0], state],
      target === 'ana' ? ['bea', 'warden', [0, 1], state] : ['gob', 'goblin', [0, 1], state],
    ];
    return {
      name: `${answer} after an attack roll of ${roll}`,
      setup: fight(...people),
      does: { as: by, do: 'attack', target },
      rolled: [roll],
      answer: { as: by, kind: 'flow', answer, ...params },
    };
  }),
);

const PLAYED: readonly Played[] = [
  {
    name: 'a spell that is countered',
    setup: wizards,
    does: spark,
    against: { as: 'bea', answer: 'counterspell' },
  },
  ...[40, 25, 10, 3].map(
    (roll): Played => ({
      name: `a counterspell against a roll of ${roll}`,
      setup: wizards,
      does: spark,
      rolled: [roll],
      answer: { as: 'bea', kind: 'counter', answer: 'counterspell' },
    }),
  ),
  {
    name: 'not countering a spell',
    setup: wizards,
    does: spark,
    rolled: [25],
    answer: { as: 'bea', kind: 'counter', answer: 'pass' },
  },
  {
    name: 'a burst on allies and enemies',
    setup: fight(
      ['mag', 'mage', [0, 0]],
      ['ana', 'duelist', [4, 0]],
      ['bea', 'shieldbearer', [5, 0]],
      ['raider', 'raider', [4, 1]],
      ['cat', 'archer', [6, 0], { conditions: ['prone'] }],
    ),
    does: { as: 'mag', do: 'use', spell: 'burst', at: [5, 0] },
  },
  ...[40, 20, 3].map(
    (roll): Played => ({
      name: `intercepting an attack with a roll of ${roll}`,
      setup: besideHer,
      does: blow,
      rolled: [roll],
      answer: { as: 'bea', kind: 'intercept', answer: 'intercept', to: [0, 1] },
    }),
  ),
  {
    name: 'intercepting a shot in a defensive stance',
    setup: fight(
      ['gob', 'goblin', [0, 0], { main: 'shortbow' }],
      ['ana', 'mage', [4, 0], { rp: 0 }],
      ['bea', 'shieldbearer', [2, 1], { conditions: ['defending'] }],
    ),
    does: { as: 'gob', do: 'attack', target: 'ana', onHit: 'pass' },
    rolled: [30],
    answer: { as: 'bea', kind: 'intercept', answer: 'intercept', to: [2, 0] },
  },
  ...[40, 3].map(
    (roll): Played => ({
      name: `intercepting a spell with a roll of ${roll}`,
      setup: fight(['mag', 'mage', [0, 0]], ['ana', 'duelist', [4, 0]], ['bea', 'duelist', [2, 1]]),
      does: spark,
      rolled: [roll],
      answer: { as: 'bea', kind: 'intercept', answer: 'intercept', to: [2, 0] },
    }),
  ),
  {
    name: 'not intercepting a spell',
    setup: fight(['mag', 'mage', [0, 0]], ['ana', 'duelist', [4, 0]], ['bea', 'duelist', [2, 1]]),
    does: spark,
    rolled: [20],
    answer: { as: 'bea', kind: 'intercept', answer: 'pass' },
  },
  {
    name: 'deflecting a parried attack onto another enemy',
    setup: fight(
      ['raider', 'raider', [0, 0]],
      ['gob', 'goblin', [1, 1]],
      ['ana', 'duelist', [1, 0], { fp: 4 }],
    ),
    does: blow,
    rolled: [40, 20],
    meanwhile: { as: 'ana', answer: 'parry' },
    answer: { as: 'ana', kind: 'flow', answer: 'deflection', target: 'gob' },
  },
  ...onHits,
];

/** Plays a battle up to the choice that is forecast. Returns the battle. */
function upTo({ setup, does, rolled, meanwhile, answer }: Played, seed: string): Battle<FlowTable> {
  const battle = Battle.start(flow, setup, rolled ? scriptedDice(rolled) : seededDice(seedOf(seed)));
  if (!answer) return battle;
  battle.apply(does);
  while (battle.prompts[0] && battle.prompts[0].kind !== answer.kind) {
    const isMeant = meanwhile !== undefined && battle.check(meanwhile) === null;
    battle.apply(isMeant ? meanwhile : { as: battle.prompts[0].for, answer: 'pass' });
  }
  Object.assign(battle.table, { dice: seededDice(seedOf(seed)) }); // the remaining dice are random
  return battle;
}

function oddsFor(played: Played): Odds {
  const { table } = upTo(played, 'forecast');
  const { as, kind: _kind, ...prospect } = played.answer ?? { ...played.does, kind: '' };
  const forecast = flow.forecast(table, as, (played.answer ?? prospect) as never);
  const { against } = played;
  const odds = against
    ? forecast?.against.find(({ option }) => option === against.answer)?.odds
    : forecast?.odds;
  if (!odds) throw new Error('There is no such forecast.');
  return odds;
}

/** Plays the choice to its end. Returns the HP that each fighter lost. */
function playOut(played: Played, seed: string): ReadonlyMap<Id, number> {
  const battle = upTo(played, seed);
  const before = new Map(fightersOf(battle.table).map(({ id, hp }) => [id, hp]));
  const { kind: _kind, ...answer } = played.answer ?? { kind: '' };
  battle.apply((played.answer ? answer : played.does) as Input);
  while (!battle.table.over && battle.prompts[0] && battle.prompts[0].kind !== 'turn') {
    const wanted = played.against as Input | undefined;
    const pass: Input = { as: battle.prompts[0].for, answer: 'pass' };
    battle.apply(wanted && battle.check(wanted) === null ? wanted : pass);
  }
  return new Map(fightersOf(battle.table).map(({ id, hp }) => [id, (before.get(id) ?? 0) - hp]));
}

/**
 * Returns the allowed deviation from `chance` in a sample: four standard errors. One sample in 16,000 deviates by more.
 */
function tolerance(chance: number): number {
  return 4 * Math.sqrt(Math.max(chance * (1 - chance), 1 / TIMES) / TIMES);
}

describe('a forecast matches how often each amount of damage is dealt in play', () => {
  it.each(PLAYED)('with $name', (played) => {
    const odds = oddsFor(played);
    const results = Array.from({ length: TIMES }, (_, time) => playOut(played, `${played.name} ${time}`));
    const hurt = new Set(results.flatMap((lost) => [...lost].filter(([, hp]) => hp > 0).map(([id]) => id)));
    expect([...hurt].filter((id) => !odds.effects.some(({ target }) => target === id))).toEqual([]);
    for (const { target, changes } of odds.effects) {
      const damage = changes.map(([by, chance]) => [0 - by, chance] as const);
      const amounts = new Set([
        ...results.map((lost) => lost.get(target) ?? 0),
        ...damage.map(([one]) => one),
      ]);
      for (const amount of amounts) {
        const share = results.filter((lost) => lost.get(target) === amount).length / TIMES;
        const chance = damage.reduce((sum, [one, odd]) => sum + (one === amount ? odd : 0), 0);
        expect(Math.abs(share - chance), `${amount} on ${target}`).toBeLessThan(tolerance(chance));
      }
    }
  });
});

const deceived = fight(['ana', 'duelist', [0, 0]], ['raider', 'raider', [1, 0], { conditions: ['prone'] }]);

describe('a forecast matches how often a Feint succeeds in play', () => {
  const feint = { as: 'ana', do: 'feint', target: 'raider' } as const;

  it.each(['agility', 'melee'])('against %s', (answer) => {
    const { table } = Battle.start(flow, deceived, scriptedDice([]));
    const { as, ...prospect } = feint;
    const against = flow.forecast(table, as, prospect)?.against.find(({ option }) => option === answer);
    const won = Array.from({ length: TIMES }, (_, time) => {
      const battle = Battle.start(flow, deceived, seededDice(seedOf(`${answer} ${time}`)));
      battle.apply(feint);
      if (battle.prompts[0]?.kind === 'feint') battle.apply({ as: 'raider', answer });
      return battle.table.fighters.ana?.feints.includes('raider');
    });
    const chance = against?.odds.success ?? 0;
    expect(Math.abs(won.filter(Boolean).length / TIMES - chance)).toBeLessThan(tolerance(chance));
  });

  it.each([40, 20])('from the side of the target, after a roll of %i', (roll) => {
    for (const answer of ['agility', 'melee']) {
      const played = { name: answer, setup: deceived, does: feint, rolled: [roll] };
      const asked = { ...played, answer: { as: 'raider', kind: 'feint', answer } } as const;
      const { success } = oddsFor(asked);
      const seen = Array.from({ length: TIMES }, (_, time) => {
        const battle = upTo(asked, `${answer} ${time}`);
        battle.apply({ as: 'raider', answer });
        return battle.table.fighters.ana?.feints.length === 0;
      });
      expect(Math.abs(seen.filter(Boolean).length / TIMES - success)).toBeLessThan(tolerance(success));
    }
  });
});
