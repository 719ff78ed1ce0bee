import { type Fight, playOn } from '../bots/fight.ts';
import { tempered } from '../bots/levels.ts';
import type { Policy, Situation } from '../bots/policy.ts';
import type { Battle } from '../engine/battle/battle.ts';
import type { Edition } from '../engine/history/edition.ts';
import { traitsIn } from '../engine/setup/bot-traits.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { seededDice } from '../engine/state/dice.ts';
import { fightersOf, standing } from '../engine/state/table.ts';
import { seedOf } from '../fuzz/chance.ts';
import { type Decided, pressesOf } from './presses.ts';
import { addFighters, addPresses, count, credit, emptyTally, type Tally, under } from './statistics.ts';

export interface Simulation extends Edition {
  readonly setup: Setup;
  /** The seed of all fights. The same seed gives the same fights. */
  readonly seed: string;
  /** The policies of the sides, in the order of the setup; the last one plays all further sides. */
  readonly policies: readonly [Policy, ...Policy[]];
  /**
   * The minimum gain, in percent of a fighter's health, for which the first side is asked to react; if omitted, it is
   * always asked. Its fighters begin with a standing order that passes if no option gains that much.
   */
  readonly askFrom?: number | undefined;
  /** Returns the time in milliseconds, to measure decisions; the rules have no clock. */
  readonly now: () => number;
}

const MAX_ROUNDS = 60;
const MAX_INPUTS = 20_000;

/**
 * Plays one fight of a simulation between bots and returns its tally. A fight depends only on the simulation and the
 * fight's number, so any worker can play it.
 */
export function simulateFight(simulation: Simulation, number: number): Tally {
  const { ruleset, Battle, setup, policies } = simulation;
  const tally = emptyTally();
  const sides = [...new Set(setup.combatants.map(({ side }) => side))];
  const cast = { traits: traitsIn(setup.combatants), content: setup.content };
  const policyOf = (side: string) =>
    tempered(policies[Math.min(sides.indexOf(side), policies.length - 1)] ?? policies[0], cast);
  const decided: Decided[] = [];
  let laid = 0;
  const seed = seedOf(`${simulation.seed}/${number}`);
  const battle = Battle.start(ruleset, setup, seededDice(seed));
  if (simulation.askFrom !== undefined) orderPasses(battle, sides[0], simulation.askFrom);
  const fight = playOn(battle, {
    seed,
    policyOf: (side) => timed(policyOf(side), simulation.now, tally),
    maxRounds: MAX_ROUNDS,
    maxInputs: MAX_INPUTS,
    watch: ({ situation, decision, events, battle }) => {
      addFighters(tally, Object.values(battle.table.fighters));
      countDecision(tally, situation, decision.option);
      decided.push({ side: situation.side ?? 'gm', kind: situation.kind, option: decision.option, laid });
      laid = battle.table.laid;
      for (const event of events) credit(tally, event);
    },
  });
  countOutcome(tally, fight);
  addPresses(tally, pressesOf(decided));
  return tally;
}

/**
 * Gives the fighters of a side a standing order to pass if every option gains less than `below` percent of a fighter's
 * health.
 */
function orderPasses(battle: Battle, side: string | undefined, below: number): void {
  for (const fighter of fightersOf(battle.table))
    if (fighter.side === side)
      battle.apply({ as: fighter.id, do: 'standing-order', policy: 'never-below', below });
}

function countDecision(tally: Tally, { kind, side = 'gm' }: Situation, option: string): void {
  if (kind === 'turn') count(under(tally.actions, side), option);
  else count(under(tally.answers, kind), option);
}

function countOutcome(tally: Tally, { battle, isEndless }: Fight): void {
  tally.fights++;
  tally.rounds.push(battle.table.round);
  count(tally.wins, battle.table.over?.winner ?? 'none');
  if (isEndless) tally.endless++;
  for (const { id } of standing(battle.table)) {
    const fighter = tally.fighters.get(id);
    if (fighter) fighter.survived++;
  }
}

/** Returns the policy with its decision time measured. */
function timed({ name, decide, choose }: Policy, now: () => number, { decisions }: Tally): Policy {
  decisions[name] ??= { count: 0, milliseconds: 0 };
  const spent = decisions[name];
  const measured = <Result>(think: () => Result): Result => {
    const start = now();
    const result = think();
    if (spent) {
      spent.milliseconds += now() - start;
      spent.count++;
    }
    return result;
  };
  return {
    name,
    decide: (situation) => measured(() => decide(situation)),
    ...(choose && { choose: (situations) => measured(() => choose(situations)) }),
  };
}
