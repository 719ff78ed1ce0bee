import type { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Edition } from '../engine/history/edition.ts';
import { isRewind } from '../engine/history/rewind.ts';
import { fightersOf, type Table } from '../engine/state/table.ts';
import { begin, drawn, step } from '../recording/play-again.ts';
import type { Recording } from '../recording/recording.ts';

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

/** Gives access to the battle at every moment of a recorded fight. */
export class FightMoments {
  readonly edition: Edition;
  readonly moments: readonly FightMoment[];
  readonly start: Table;
  /** The table after the last moment. */
  readonly end: Table;
  /** The sides, in the order of the fighters. */
  readonly sides: readonly string[];
  readonly #snapshots = new Map<number, Table>();
  readonly #inputs: readonly Input[];

  /** Replays the recording. Throws if it has no proof, or if the rules reject one of its inputs. */
  constructor(edition: Edition, { head, moments }: Pick<Recording, 'head' | 'moments'>) {
    if (!head.proof) throw new Error('The recording has no proof, so its fight cannot be replayed.');
    this.edition = edition;
    const battle = begin(edition, { ...head.proof, entries: [] });
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
    const inputs: Input[] = [];
    for (const { rev, input } of moments.slice(1)) {
      if (!input) throw new Error(`The recording lacks input ${rev}.`);
      const before = drawn(battle.table);
      step(battle, input);
      inputs.push(input);
      const hasDice = !isRewind(input) && drawn(battle.table) !== before;
      add({ rev, input: isRewind(input) ? undefined : input, hasDice });
    }
    this.#inputs = inputs;
    this.moments = found;
    this.end = battle.table;
    this.sides = [...new Set(fightersOf(this.start).map(({ side }) => side))];
  }

  /** Returns a new battle at a moment, with the original dice. Throws a `RangeError` for an unknown moment. */
  battleAt(moment: number): Battle {
    const from = [...this.#snapshots.keys()].findLast((index) => index <= moment);
    const snapshot = from === undefined ? undefined : this.#snapshots.get(from);
    if (from === undefined || !snapshot || moment >= this.moments.length)
      throw new RangeError(`The fight has no moment ${moment}.`);
    const battle = this.edition.Battle.restore(this.edition.ruleset, snapshot);
    for (const input of this.#inputs.slice(from, moment)) step(battle, input);
    return battle;
  }

  #save(index: number, battle: Battle): void {
    const snapshot = battle.snapshot();
    if (snapshot) this.#snapshots.set(index, snapshot);
  }
}

/** Identifies the turn that a table is in. */
export function turnOf({ round, turn, phase, over }: Table): string {
  return over ? 'over' : `${round} ${turn} ${phase}`;
}

/** Returns whether a battle waits for the next action, so that its table describes its whole state. */
export function isBetweenActions({ table, prompts }: Battle): boolean {
  return table.over !== null || (table.stack.length === 0 && prompts.every(({ kind }) => kind === 'turn'));
}
