import type { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Edition } from '../engine/history/edition.ts';
import { isRewind } from '../engine/history/rewind.ts';
import { scriptedDice, seededDice } from '../engine/state/dice.ts';
import { fightersOf, type Table } from '../engine/state/table.ts';
import { drawn, step } from '../recording/play-again.ts';
import type { RecordedMoment, Recording } from '../recording/recording.ts';
import type { Variation } from '../recording/variation.ts';

/** A line of play that leaves a recorded fight: where, with which dice, and its inputs. */
export type Line = Pick<Variation, 'from' | 'seed' | 'inputs'>;

/** One moment of a fight. */
export interface FightMoment {
  readonly rev: number;
  /** The input that led to this moment; undefined for the start and for a rewind. */
  readonly input: Input | undefined;
  /** True if dice were rolled for the input. */
  readonly hasDice: boolean;
  /** Identifies the turn that the moment belongs to. */
  readonly turn: string;
  /** True if this is the first moment of its turn at which no action is pending, and the battle is not over. */
  readonly isTurnStart: boolean;
}

/** Gives access to the battle at every moment of a recorded fight, or of a line of play that leaves it. */
export class FightMoments {
  readonly edition: Edition;
  readonly moments: readonly FightMoment[];
  readonly start: Table;
  /** The table after the last moment. */
  readonly end: Table;
  /** The sides, in the order of the fighters. */
  readonly sides: readonly string[];
  /** Starts the fight again, with its original dice. */
  readonly #begin: () => Battle;
  readonly #snapshots = new Map<number, Table>();
  readonly #steps: ((battle: Battle) => void)[] = [];

  /**
   * Replays the recording, or the line that leaves it: a finished fight from its seed, a running one from the faces of
   * its dice. Throws if the recording lacks them or the moment that the line leaves, or if the rules reject an input.
   */
  constructor(edition: Edition, { head, moments }: Pick<Recording, 'head' | 'moments'>, line?: Line) {
    const { proof, underway } = head;
    const { setup } = proof ?? underway ?? {};
    if (!setup) throw new Error('The recording has no proof, so its fight cannot be replayed.');
    this.edition = edition;
    const dice = proof ? seededDice(proof.seed) : scriptedDice(moments.flatMap(({ faces = [] }) => faces));
    this.#begin = () => edition.Battle.start(edition.ruleset, setup, { ...dice });
    const battle = this.#begin();
    this.start = structuredClone(battle.table);
    const found: FightMoment[] = [];
    let turn = '';
    const add = (moment: Pick<FightMoment, 'rev' | 'input' | 'hasDice'>) => {
      const now = turnOf(battle.table);
      const isTurnStart = !battle.table.over && isBetweenActions(battle) && now !== turn;
      if (isTurnStart) turn = now;
      found.push({ ...moment, turn: now, isTurnStart });
      this.#save(found.length - 1, battle);
    };
    add({ rev: 0, input: undefined, hasDice: false });
    for (const { rev, input, seed } of stepsOf(moments, line)) {
      if (!input && proof) throw new Error(`The recording lacks input ${rev}.`);
      const take = (at: Battle) => {
        if (seed !== undefined) at.table.dice = seededDice(seed);
        if (input) step(at, input); // a running fight's recording lacks the inputs of rewinds
      };
      const before = drawn(battle.table);
      take(battle);
      this.#steps.push(take);
      const wasRewound = !input || isRewind(input);
      const hasDice = !wasRewound && (seed === undefined ? before : 0) !== drawn(battle.table);
      add({ rev, input: wasRewound ? undefined : input, hasDice });
    }
    this.moments = found;
    this.end = battle.table;
    this.sides = [...new Set(fightersOf(this.start).map(({ side }) => side))];
  }

  /** Returns a new battle at a moment, with the original dice. Throws a `RangeError` for an unknown moment. */
  battleAt(moment: number): Battle {
    if (moment < 0 || moment >= this.moments.length)
      throw new RangeError(`The fight has no moment ${moment}.`);
    const from = [...this.#snapshots.keys()].findLast((index) => index <= moment) ?? 0;
    const snapshot = this.#snapshots.get(from);
    const battle = snapshot ? this.edition.Battle.restore(this.edition.ruleset, snapshot) : this.#begin(); // the fight may open with a question, so that it has no snapshot at its start
    for (const take of this.#steps.slice(from, moment)) take(battle);
    return battle;
  }

  #save(index: number, battle: Battle): void {
    const snapshot = battle.snapshot();
    if (snapshot) this.#snapshots.set(index, snapshot);
  }
}

interface Step extends Pick<RecordedMoment, 'rev' | 'input'> {
  /** The seed of new dice, which are used from this input on. */
  readonly seed?: string;
}

/**
 * Returns the inputs of a recorded fight. With a line of play, returns the inputs before the line leaves the fight, and
 * then those of the line. Throws if the recording lacks the moment that the line leaves.
 */
function stepsOf(moments: Recording['moments'], line: Line | undefined): Step[] {
  if (!line) return moments.slice(1);
  const { from, seed, inputs } = line;
  const last = moments.findIndex(({ rev }) => rev === from);
  if (last < 0) throw new Error(`The recording has no moment ${from}.`);
  const own = inputs.map((input, index) => ({
    rev: from + index + 1,
    input,
    ...(index === 0 && { seed }),
  }));
  return [...moments.slice(1, last + 1), ...own];
}

/** Identifies the turn that a table is in. */
export function turnOf({ round, turn, phase, over }: Table): string {
  return over ? 'over' : `${round} ${turn} ${phase}`;
}

/** Returns whether a battle waits for the next action, so that its table describes its whole state. */
export function isBetweenActions({ table, prompts }: Battle): boolean {
  return table.over !== null || (table.stack.length === 0 && prompts.every(({ kind }) => kind === 'turn'));
}
