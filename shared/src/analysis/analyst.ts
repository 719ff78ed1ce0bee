import type { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Edition } from '../engine/history/edition.ts';
import { Features } from '../prediction/features.ts';
import type { Recording } from '../recording/recording.ts';
import { playToTheEnd, playTurn, withDice } from './bots.ts';
import { chosenOption, isTypical, type Maker, makerOf, otherOptions, typicalInput } from './decisions.ts';
import { FightMoments, type Line } from './fight-moments.ts';
import type {
  ChancesEstimate,
  DecisionEstimate,
  MomentEstimate,
  Results,
  Survey,
  Task,
  TaskOf,
} from './tasks.ts';
import {
  chancesOf,
  type Estimate,
  estimateOf,
  type Models,
  meanOf,
  type PlayedOut,
  type Valued,
  varianceOfMean,
} from './win-chance.ts';

/**
 * The number of times that bots play the rest of a turn: to evaluate a moment, and to compare the options of a
 * decision.
 */
const LOOKS = 10;
const LOOKS_OF_DECISION = 32;

/** Performs the tasks for the analysis of one fight, or of a line of play that leaves it. */
export class Analyst {
  readonly #fight: FightMoments;
  readonly #features: Features;
  /**
   * The string from which the dice of all playouts derive. It depends only on the recording, so all machines use the
   * same dice. The seed of a running fight is secret, so the public hash of the seed replaces it.
   */
  readonly #name: string;
  readonly #first: number;

  /**
   * Replays the fight. Throws if the recording lacks the data for it, if the rules reject an input, or if the line does
   * not fit.
   */
  constructor(edition: Edition, recording: Pick<Recording, 'head' | 'moments'>, line?: Line) {
    this.#fight = new FightMoments(edition, recording, line);
    this.#features = new Features(edition.ruleset, this.#fight.start);
    this.#first = line ? recording.moments.findIndex(({ rev }) => rev === line.from) : 0;
    const seed = line?.seed ?? recording.head.proof?.seed ?? recording.head.diceHash;
    this.#name = `${seed}/${this.#fight.moments.length}`;
  }

  /** Returns the result of a task. */
  do<Kind extends Task['kind']>(task: TaskOf<Kind>): Results[Kind];
  do(task: Task): Results[Task['kind']] {
    if (task.kind === 'survey') return this.#survey();
    if (task.kind === 'playout') return this.#playOut(task.moment, `${this.#name}/playout/${task.number}`);
    if (task.kind === 'chances') return this.#estimateChances(task.moment, task.models);
    if (task.kind === 'moment') return this.#estimateMoment(task.moment, task.models);
    return this.#estimateDecision(task.moment, task.models);
  }

  #survey(): Survey {
    const { sides, moments, end } = this.#fight;
    return {
      sides,
      moments: moments.map(({ rev, hasDice, isTurnStart }) => ({ rev, hasDice, isTurnStart })),
      first: this.#first,
      winner: end.over?.winner ?? null,
      priors: this.#features.priors,
    };
  }

  #playOut(moment: number, name: string): PlayedOut {
    const turns: number[][][] = [];
    const { sides } = this.#fight;
    const battle = withDice(this.#fight.battleAt(moment), name);
    const { inputs } = playToTheEnd(battle, name, ({ table }) => {
      if (!table.over) turns.push(sides.map((side) => this.#features.of(table, side)));
    });
    return { turns, winner: battle.table.over?.winner ?? null, inputs: inputs.length };
  }

  /**
   * Returns the chances after a moment; null if they equal those of the previous moment. They do if a bot could have
   * made the input, no dice were rolled, and the turn is the same.
   */
  #estimateChances(
    moment: number,
    models: Models,
    asBot = () => this.#decisionAt(moment).asBot,
  ): ChancesEstimate {
    const [before, now] = [this.#fight.moments[moment - 1], this.#fight.moments[moment]];
    const isSameTurn = moment > this.#first && before?.turn === now?.turn && !now?.hasDice;
    return isSameTurn && asBot() ? { chances: null } : this.#chancesAt(moment, models);
  }

  /** Returns who made the input of a moment, if there is one, and whether a bot could have made it. */
  #decisionAt(moment: number): { readonly maker?: Maker; readonly asBot: boolean } {
    const { input } = this.#fight.moments[moment] ?? {};
    if (!input) return { asBot: true };
    const battle = this.#fight.battleAt(moment - 1);
    const maker = makerOf(battle, input);
    return { maker, asBot: maker.side !== null && isTypical(battle, maker, input, this.#name) };
  }

  #estimateMoment(moment: number, models: Models): MomentEstimate {
    const { input } = this.#fight.moments[moment] ?? {};
    const same = this.#fight.sides.map((): Estimate => ({ mean: 0, variance: 0 }));
    const { maker, asBot } = this.#decisionAt(moment);
    const estimate = {
      ...this.#estimateChances(moment, models, () => asBot),
      choice: same,
      isTypical: asBot,
    };
    if (!input || !maker) return estimate;
    const isOfBot = asBot || maker.side === null;
    const choice = isOfBot ? same : this.#difference(moment, maker, input, undefined, models, LOOKS);
    return { ...estimate, choice, side: maker.side };
  }

  #estimateDecision(moment: number, models: Models): DecisionEstimate {
    const { input } = this.#fight.moments[moment] ?? {};
    if (!input) throw new RangeError(`No decision led to moment ${moment}.`);
    const battle = this.#fight.battleAt(moment - 1);
    const maker = makerOf(battle, input);
    const own = this.#fight.sides.indexOf(maker.side ?? '');
    const choice = this.#difference(moment, maker, input, undefined, models, LOOKS_OF_DECISION);
    let better: DecisionEstimate['better'] = null;
    for (const other of otherOptions(battle, maker, input, this.#name)) {
      const gain = this.#difference(moment, maker, other.input, input, models, LOOKS_OF_DECISION)[own];
      if (gain && gain.mean > (better?.gain.mean ?? 0)) better = { option: other.option, gain };
    }
    return { choice, chosen: chosenOption(battle, maker, input), better };
  }

  /**
   * Returns the chances at a moment. At the start of a turn and at the end of the fight, they come from the table. In
   * between, they are the average of the chances after the turn, because an action may be pending.
   */
  #chancesAt(moment: number, models: Models): Pick<MomentEstimate, 'chances' | 'ahead'> {
    const { turn = '', isTurnStart } = this.#fight.moments[moment] ?? {};
    const { table } = this.#fight.battleAt(moment);
    const now = estimateOf(models, [chancesOf(models, this.#fight.sides, this.#features, table)]);
    if (table.over) return { chances: now };
    const values = Array.from({ length: LOOKS }, (_, look) => {
      const name = this.#lookName(look);
      return this.#valueAfterTurn(withDice(this.#fight.battleAt(moment), name), name, turn, models);
    });
    const ahead = estimateOf(models, values);
    return isTurnStart ? { chances: now, ahead } : { chances: ahead };
  }

  /**
   * Returns how much each side's chance differs between two inputs, with the same dice for both. If `other` is omitted,
   * compares with the decision of a bot.
   */
  #difference(
    moment: number,
    maker: Maker,
    input: Input,
    other: Input | undefined,
    models: Models,
    looks: number,
  ): Estimate[] {
    const values = (with_: (battle: Battle, look: number) => Input | undefined) =>
      Array.from({ length: looks }, (_, look) => this.#valueAfter(moment, look, with_, models));
    const these = values(() => input);
    const those = values((battle, look) => other ?? typicalInput(battle, maker, this.#lookName(look)));
    return models.map((_, side) => {
      const each = these.map(({ chances }, look) => (chances[side] ?? 0) - (those[look]?.chances[side] ?? 0));
      return { mean: meanOf(each), variance: varianceOfMean(each) };
    });
  }

  #valueAfter(
    moment: number,
    look: number,
    inputFor: (battle: Battle, look: number) => Input | undefined,
    models: Models,
  ): Valued {
    const { turn = '' } = this.#fight.moments[moment - 1] ?? {};
    const name = this.#lookName(look);
    const battle = withDice(this.#fight.battleAt(moment - 1), name);
    const input = inputFor(battle, look);
    if (input) battle.apply(input);
    return this.#valueAfterTurn(battle, name, turn, models);
  }

  #valueAfterTurn(battle: Battle, name: string, turn: string, models: Models): Valued {
    const { table } = playTurn(battle, name, turn);
    return chancesOf(models, this.#fight.sides, this.#features, table);
  }

  #lookName(look: number): string {
    return `${this.#name}/look/${look}`;
  }
}
