import { describe, expect, it } from 'vitest';
import type { Battle } from '../engine/battle/battle.ts';
import { anytimeActionsOn } from '../engine/core/action.ts';
import type { RatedForecast } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { placeholderDice } from '../engine/state/dice.ts';
import { emit } from '../engine/state/verbs.ts';
import { brawl, brawlSetup } from '../engine/testing/battles.ts';
import { type FreeOrderTable, freeOrder, freeOrderBattle } from '../engine/testing/free-order.ts';
import { toy } from '../engine/testing/toy.ts';
import type { ToyTable } from '../engine/testing/toy-table.ts';
import { playFight } from './fight.ts';
import { random } from './random.ts';
import { partyOf, situationsOf } from './situations.ts';
import { tactical } from './tactical.ts';

const SEED = '7'.repeat(64);

/** Returns a forecast with this value. */
const worth = (points: number): RatedForecast => ({
  cost: {},
  odds: { outcomes: [], success: 1, effects: [], worth: points },
  against: [],
  provokes: [],
});

/** Returns the tactical bot's decision for a side. If `timeLeft` is omitted, there is no limit. */
function chosenBy(
  battle: Battle<FreeOrderTable>,
  rules: Partial<Ruleset<FreeOrderTable>>,
  side = 'guard',
  timeLeft?: () => number,
) {
  const under = {
    ruleset: { ...freeOrder, ...rules },
    table: battle.table,
    prompts: battle.prompts,
  } as unknown as Battle;
  const chosen = tactical.choose(
    situationsOf(under, partyOf(battle.table, side), placeholderDice(), timeLeft),
  );
  return chosen && { by: chosen.situation.asked, ...chosen.decision, worth: undefined };
}

describe('a side that the tactical bot plays', () => {
  it('answers the prompt with the highest gain', () => {
    const bestIsBob: Ruleset<FreeOrderTable>['forecast'] = (_table, by, { answer }) =>
      answer === 'step' ? worth(by === 'bob' ? 3 : 1) : undefined;
    expect(chosenBy(freeOrderBattle('ann', 'bob', 'cat'), { forecast: bestIsBob })).toMatchObject({
      by: 'bob',
      option: 'step',
    });
  });

  it('takes the best option so far when its time is up, and evaluates no others', () => {
    const weighed: string[] = [];
    const bestIsCat: Ruleset<FreeOrderTable>['forecast'] = (_table, by, { answer }) => {
      if (answer !== 'step') return undefined;
      weighed.push(by);
      return worth(['ann', 'bob', 'cat'].indexOf(by) + 1);
    };
    const timeLeft = () => (weighed.includes('bob') ? 0 : 1);
    const chosen = chosenBy(freeOrderBattle('ann', 'bob', 'cat'), { forecast: bestIsCat }, 'guard', timeLeft);
    expect(chosen).toMatchObject({ by: 'bob', option: 'step' });
    expect(weighed).not.toContain('cat');
  });

  it('takes the default answer if it has no time at all', () => {
    const chosen = chosenBy(freeOrderBattle('ann', 'bob'), { forecast: () => worth(1) }, 'guard', () => 0);
    expect(chosen).toMatchObject({ by: 'ann', option: 'pass' });
  });

  it.each([
    { points: 2, does: { by: 'bob', option: 'walk-out' } },
    { points: 0, does: { by: 'ann', option: 'pass' } },
  ])('uses an anytime action only if its value is positive: $points points', ({ points, does }) => {
    const forecast: Ruleset<FreeOrderTable>['forecast'] = (_table, by, prospect) =>
      prospect.do === 'walk-out' && by === 'bob' ? worth(points) : undefined;
    expect(chosenBy(freeOrderBattle('ann', 'bob'), { forecast })).toMatchObject(does);
  });

  it.each([
    { reaction: -1, by: 'ann' },
    { reaction: 1, by: 'bob' },
  ])(
    'takes the target’s best reaction into account: $by acts if the reaction is worth $reaction',
    ({ reaction, by: best }) => {
      const met = {
        option: 'dodge',
        label: 'Dodge',
        odds: { outcomes: [], success: 1, effects: [], worth: reaction },
      };
      const forecast: Ruleset<FreeOrderTable>['forecast'] = (_table, by, prospect) => {
        if (prospect.do !== 'walk-out') return undefined;
        return by === 'ann' ? worth(1) : { ...worth(3), against: [met] };
      };
      expect(chosenBy(freeOrderBattle('ann', 'bob'), { forecast })).toMatchObject({
        by: best,
        option: 'walk-out',
      });
    },
  );

  it('does nothing without a prompt or an action worth taking', () => {
    expect(chosenBy(freeOrderBattle('ann'), {}, 'foes')).toBeUndefined();
  });
});

/** Plays a short toy fight in which a taunt at any time lowers the pride of all fighters. */
function tauntedFight(policy: typeof random) {
  const taunt = anytimeActionsOn<ToyTable>()({
    check: (table, by) =>
      table.round > 1 && !table.done.includes(`taunted ${by}`) ? undefined : 'once-per-round',
    run: (table, by) => {
      table.done = [...table.done, `taunted ${by}`];
      emit(table, { type: 'cheered', by });
    },
  });
  const forecast: Ruleset<ToyTable>['forecast'] = (_table, _by, { do: what }) =>
    what === 'taunt' ? worth(1) : undefined;
  const ruleset = { ...toy, interjections: { taunt }, forecast } as unknown as Ruleset;
  const plan = { ruleset, setup: brawlSetup(), seed: SEED, maxRounds: 2, maxInputs: 40 };
  return playFight({ ...plan, policyOf: (side) => (side === 'foes' ? policy : tactical) }).inputs;
}

describe('in a fight', () => {
  it('the tactical bot uses anytime actions even outside its turn', () => {
    const taunts = tauntedFight(tactical).flatMap(({ do: what, as }) => (what === 'taunt' ? [as] : []));
    expect(taunts).toEqual(expect.arrayContaining(['ana', 'ben', 'rat', 'rex']));
  });

  it('the random bot never acts without a prompt', () => {
    const taunts = tauntedFight(random).flatMap(({ do: what, as }) => (what === 'taunt' ? [as] : []));
    expect(new Set(taunts)).toEqual(new Set(['ana', 'ben']));
  });
});

describe('a bot that looks one step ahead', () => {
  /**
   * Rules that value attacks by their odds. They predict that a fighter who chooses `think` will be next to the rat.
   */
  const rules: Partial<Ruleset<ToyTable>> = {
    forecast: (_table, _by, { do: what, target }) =>
      what === 'hit' ? worth(target === 'rat' ? 4 : 1) : undefined,
    imagine(table, by, { do: what }) {
      const me = table.fighters[by];
      if (what !== 'think' || !me) return undefined;
      return { ...table, fighters: { ...table.fighters, [by]: { ...me, at: [2, 0] } } };
    },
    description: { ...toy.description, actions: { hit: { label: '', help: '', group: 'attack' } } },
  };

  function intentOf(
    changes: Parameters<typeof brawl>[0],
    without: Partial<Ruleset<ToyTable>> = {},
  ): string | undefined {
    const battle = brawl(changes);
    const under = { ruleset: { ...toy, ...rules, ...without }, table: battle.table, prompts: battle.prompts };
    const heroes = partyOf(battle.table, 'heroes');
    return tactical.choose(situationsOf(under as unknown as Battle, heroes, placeholderDice()))?.decision
      .option;
  }

  it.each([
    {
      name: 'takes an action without odds that allows a better attack',
      at: [0, 0],
      rat: [3, 0],
      does: 'think',
    },
    { name: 'attacks at once if the best attack is already possible', at: [2, 0], rat: [3, 0], does: 'hit' },
    { name: 'skips an action that leads to no attack', at: [0, 0], rat: [-4, 0], does: 'end-turn' },
  ] as const)('$name', ({ at, rat, does }) => {
    const only = ['ana', 'rat', 'rex'];
    const fighters = { ana: { at }, rat: { at: rat }, rex: { at: [-4, 4] as const } };
    expect(intentOf({ only, fighters })).toBe(does);
  });

  it('skips actions whose results the rules do not predict', () => {
    const fighters = { rat: { at: [3, 0] as const }, rex: { at: [-4, 4] as const } };
    const { imagine: _none, ...plain } = rules;
    expect(intentOf({ only: ['ana', 'rat', 'rex'], fighters }, { ...plain, imagine: () => undefined })).toBe(
      'end-turn',
    );
  });
});

it('bots can play a game without a fixed turn order', () => {
  const combatants = ['ann', 'bob'].map((id, q) => ({
    id,
    side: 'guard',
    at: [q, 0],
    sheet: { kind: 'guard' },
  }));
  const setup = parseSetup({ ruleset: 'muster', map: { radius: 3 }, combatants });
  const plan = { ruleset: freeOrder as unknown as Ruleset, setup, seed: SEED, maxRounds: 3, maxInputs: 50 };
  expect(playFight({ ...plan, policyOf: () => tactical }).battle.table.round).toBe(4);
});
