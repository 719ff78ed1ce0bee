import { describe, expect, it } from 'vitest';
import { type Alternative, bestAlternatives, candidates, oddsOf } from '../advice/alternatives.ts';
import { dangerOf } from '../advice/danger.ts';
import type { Plan } from '../advice/rehearsal.ts';
import { SUBJECTS } from '../authoring/subjects.ts';
import { pick } from '../bots/policy.ts';
import { randomChoice } from '../bots/random.ts';
import { partyOf } from '../bots/situations.ts';
import { asIfAt } from '../bots/worth.ts';
import { Battle } from '../engine/battle/battle.ts';
import { toInput } from '../engine/battle/input.ts';
import { turnChoices } from '../engine/core/choices.ts';
import { prospectOf } from '../engine/core/forecast.ts';
import { foretell } from '../engine/core/foretell.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { presentEdition } from '../engine/history/edition.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import { findFighter, type Table } from '../engine/state/table.ts';
import { view } from '../engine/visibility/view.ts';
import { type Viewer, viewerOf } from '../engine/visibility/viewer.ts';
import { chanceOf, oneIn, seedOf } from './chance.ts';
import { fightNames } from './fuzz.ts';
import { disguise } from './indistinguishable.ts';
import { randomSetup, withHidden } from './setups.ts';

const FIGHTS = Number(process.env.ADVICE_FIGHTS ?? 8);
const INPUTS = 60;
/** The maximum number of plans per fight: `checked` for the test of alternatives, `compared` for the test of views. */
const PLANS = { checked: 4, compared: 2 };
const TIMEOUT_MS = 600_000;

/** A fighter's turn in a random fight, and one of its possible attacks in the view of its side. */
interface Moment {
  readonly battle: Battle;
  readonly viewer: Viewer;
  readonly plan: Plan;
  readonly dice: Dice;
}

/**
 * Yields turns in which a fighter plans an attack with odds, at most `most` per fight. Callers must not change the
 * battle.
 */
function* moments(ruleset: Ruleset, most: number, hasHidden: boolean): Generator<Moment> {
  for (const name of fightNames(FIGHTS, hasHidden ? 'ambush' : 'players')) {
    const dice = chanceOf(`advice/${ruleset.id}/${name}`);
    const setup = randomSetup(ruleset, dice);
    const battle = Battle.start(
      ruleset,
      hasHidden ? withHidden(setup, dice) : setup,
      seededDice(seedOf(name)),
    );
    let plans = 0;
    for (let count = 0; count < INPUTS && plans < most && !battle.table.over; count++) {
      const prompt = pick(dice, battle.prompts);
      const side = findFighter(battle.table, prompt.for)?.side;
      const plan =
        prompt.kind === 'turn' && side !== undefined && oneIn(dice, 2)
          ? attackOf(battle, prompt.for, dice)
          : undefined;
      if (plan && side !== undefined) {
        plans++;
        yield { battle, viewer: partyOf(battle.table, side).viewer, plan, dice };
      }
      const decision = randomChoice(prompt.choices(), dice);
      battle.apply(
        decision
          ? battle.heard(toInput(prompt, decision), viewerOf(prompt.speaker))
          : { as: 'gm', do: 'gm.timeout' },
      );
    }
  }
}

/** Returns a random attack in a fighter's turn whose odds its side can know; undefined if there is none. */
function attackOf({ ruleset, table }: Battle, by: string, dice: Dice): Plan | undefined {
  const { side } = table.fighters[by] ?? {};
  const seen = side === undefined ? table : view(ruleset, table, partyOf(table, side).viewer);
  const attacks = turnChoices(table, ruleset.actions, by)
    .filter(({ option }) => ruleset.description.actions[option]?.group === 'attack')
    .flatMap(({ option, variants }) => (variants?.() ?? []).map((params) => ({ by, option, params })))
    .filter((plan) => oddsOf(ruleset, seen, plan));
  return attacks.length > 0 ? pick(dice, attacks) : undefined;
}

function alternativesTo({ battle, viewer, plan }: Moment): Alternative[] {
  const { ruleset, table } = battle;
  const seen = view(ruleset, table, viewer);
  const odds = oddsOf(ruleset, seen, plan);
  return odds ? bestAlternatives(odds, candidates(presentEdition(ruleset), seen, plan)) : [];
}

/** Returns the chance of a plan in a view; undefined if the plan has no odds. */
function chanceOfPlan(ruleset: Ruleset, seen: Table, { by, option, params }: Plan): number | undefined {
  return foretell(ruleset, seen, by, prospectOf('turn', option, params))?.odds?.success;
}

/** Takes a step in a copy of the real battle, declines all reactions, and returns the table. */
function tableAfter({ ruleset, table }: Battle, step: Plan): Table {
  const copy = Battle.restore(ruleset, { ...table, keyed: undefined } as typeof table);
  const isTurn = () => copy.prompts.some((prompt) => prompt.kind === 'turn' && prompt.for === step.by);
  const own = copy.prompts.find((prompt) => prompt.kind === 'turn' && prompt.for === step.by);
  if (own) copy.apply(toInput(own, step));
  while (!isTurn()) copy.apply({ as: 'gm', do: 'gm.timeout' });
  return copy.table;
}

describe.each(Object.values(SUBJECTS))('the alternatives to attacks in $id', (ruleset) => {
  it(
    'are legal, and the forecast after their step gives the same chance',
    () => {
      let checked = 0;
      for (const moment of moments(ruleset, PLANS.checked, false)) {
        const { battle, viewer, plan } = moment;
        checked++; // rules without modifiers have plans, but nothing that would improve them
        for (const { kind, step, end, chance } of alternativesTo(moment)) {
          if (kind === 'ally') {
            const placed = asIfAt(view(ruleset, battle.table, viewer), step.by, end ?? [0, 0], {});
            expect(chanceOfPlan(ruleset, placed, plan)).toBe(chance);
            continue;
          }
          const prompt = battle.prompts.find((one) => one.kind === 'turn' && one.for === step.by);
          expect(prompt && battle.check(toInput(prompt, step), viewer)).toBeNull();
          const then = kind === 'details' ? battle.table : tableAfter(battle, step);
          const next = kind === 'details' ? step : plan;
          expect(chanceOfPlan(ruleset, view(ruleset, then, viewer), next)).toBeCloseTo(chance, 9);
          const again = presentEdition(ruleset).Battle.restore(ruleset, then).prompts;
          const turn = again.find((one) => one.kind === 'turn' && one.for === plan.by);
          expect(
            turn
              ?.choices()
              .find(({ option }) => option === next.option)
              ?.check?.(next.params),
          ).toBe(undefined);
        }
      }
      expect(checked).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );

  it(
    'do not depend on what the seat cannot know, and neither does the danger map',
    () => {
      let compared = 0;
      for (const moment of moments(ruleset, PLANS.compared, true)) {
        const { battle, viewer, plan, dice } = moment;
        const told = () => {
          const seen = view(ruleset, battle.table, viewer);
          const danger = dangerOf(presentEdition(ruleset), seen, plan.by);
          const hexes = danger?.hexes.slice(0, 3) ?? [];
          return JSON.stringify([
            alternativesTo(moment),
            danger?.unknown,
            danger?.hexes,
            hexes.map((at) => danger?.at(at)),
          ]);
        };
        const one = told();
        const undo = disguise(battle, viewer, dice);
        const other = told();
        undo();
        expect(other).toBe(one);
        compared++;
      }
      expect(compared).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});
