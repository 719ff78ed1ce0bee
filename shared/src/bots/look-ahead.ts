import type { Battle } from '../engine/battle/battle.ts';
import { type Dice, rollDie, seededDice } from '../engine/state/dice.ts';
import { standing, type Table } from '../engine/state/table.ts';
import { dot } from '../prediction/dot.ts';
import { Features } from '../prediction/features.ts';
import { logistic } from '../prediction/logistic.ts';
import type { Option } from './alternatives.ts';
import { playOn } from './fight.ts';
import type { Policy, Situation } from './policy.ts';
import { inputOf } from './situations.ts';
import { tactical } from './tactical.ts';
import { withBotValues } from './values.ts';

/** The number of playouts of each option between two comparisons, and the maximum number of comparisons. */
const PLAYOUTS = 6;
const COMPARISONS = 4;
/** The number of standard errors by which another option must be better to replace the first. */
const SURE = 1.5;
/** The number of standard errors by which an option must be worse to be dropped. */
const DROPPED = 0.5;
/** The maximum number of inputs in a playout, which is far more than a round needs. */
const MOST_INPUTS = 400;

/** A situation from whose view battles can be started. */
export type PlayableSituation = Situation & { readonly restore: NonNullable<Situation['restore']> };

/**
 * Compares options by playouts from the view of a side, which all use the same dice. Returns the first option unless
 * another is clearly better. If the time runs out, the playouts so far count. Throws a `RangeError` if there are none.
 */
export function lookAhead(situation: PlayableSituation, options: readonly Option[]): Option {
  const [first, ...others] = options;
  if (!first) throw new RangeError('There are no options to compare.');
  const chances = new Chances(situation);
  let rivals: readonly Option[] = others;
  for (let round = 0; round < COMPARISONS && rivals.length > 0 && situation.timeLeft() > 0; round++) {
    chances.extend([first, ...rivals], PLAYOUTS);
    rivals = rivals.filter((rival) => chances.lead(rival, first, DROPPED) > 0);
  }
  const better = rivals.filter((rival) => chances.lead(rival, first, -SURE) > 0);
  return better.reduce(
    (best, rival) => (chances.lead(rival, first) > chances.lead(best, first) ? rival : best),
    first,
  );
}

/** The chances of a side to win after each of its options, estimated by playouts. */
class Chances {
  readonly #situation: PlayableSituation;
  readonly #features: Features;
  readonly #weights: readonly number[];
  readonly #policy: Policy;
  /** The chance after each playout, by option. */
  readonly #known = new Map<Option, number[]>();

  constructor(situation: PlayableSituation) {
    const { ruleset, view, values } = situation;
    this.#situation = situation;
    this.#features = new Features(ruleset, view);
    this.#weights = this.#features.priors.map(({ mean }) => mean);
    this.#policy = withBotValues(tactical, values);
  }

  /** Plays out each option this many times, or less often if the time runs out. */
  extend(options: readonly Option[], times: number): void {
    for (let time = 0; time < times; time++) {
      const seed = newSeed(this.#situation.dice);
      const row = options.map((option) => this.#chanceAfter(option, seed));
      if (this.#situation.timeLeft() <= 0) return;
      options.forEach((option, index) => {
        this.#known.set(option, [...(this.#known.get(option) ?? []), row[index] ?? 0]);
      });
    }
  }

  /**
   * Returns the average difference between the chances after two options, plus a number of standard errors. With fewer
   * than two playouts, returns 0.
   */
  lead(option: Option, over: Option, errors = 0): number {
    const those = this.#known.get(over) ?? [];
    const each = (this.#known.get(option) ?? []).map((chance, index) => chance - (those[index] ?? 0));
    if (each.length < 2) return 0;
    const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
    const squares = each.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    return mean + errors * Math.sqrt(squares / (each.length - 1) / each.length);
  }

  /** Plays a battle from the view for as many turns as it has fighters. */
  #chanceAfter({ situation, decision }: Option, seed: string): number {
    const { view, restore, timeLeft } = this.#situation;
    if (timeLeft() <= 0) return 0;
    const battle = restore({ ...view, dice: seededDice(seed) });
    battle.apply(inputOf(battle, situation, decision));
    const isFarEnough = passing(standing(view).length);
    playOn(battle, {
      seed,
      policyOf: () => this.#policy,
      maxRounds: Number.POSITIVE_INFINITY,
      maxInputs: MOST_INPUTS,
      timeLeft,
      until: (now) => timeLeft() <= 0 || isFarEnough(now),
    });
    return this.#chanceIn(battle.table);
  }

  #chanceIn(table: Table): number {
    const { side = '' } = this.#situation;
    if (table.over) return table.over.winner === null ? 0.5 : Number(table.over.winner === side);
    return logistic(dot(this.#weights, this.#features.of(table, side)));
  }
}

/**
 * Returns a function that returns whether a battle is between actions and has had this many turns since the first call.
 */
function passing(most: number): (battle: Battle) => boolean {
  let [turn, turns] = ['', -1];
  return ({ table, prompts }) => {
    const now = `${table.round} ${table.turn} ${table.phase}`;
    if (now !== turn) turns++;
    turn = now;
    return turns >= most && table.stack.length === 0 && prompts.every(({ kind }) => kind === 'turn');
  };
}

/** Returns a new seed of 64 hex digits. */
function newSeed(dice: Dice): string {
  return Array.from({ length: 64 }, () => (rollDie(dice, 16) - 1).toString(16)).join('');
}
