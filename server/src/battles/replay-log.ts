import { randomUUID } from 'node:crypto';
import type { Battle } from '@riposte/shared/engine/battle/battle';
import type { Input } from '@riposte/shared/engine/battle/input';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { seededDice } from '@riposte/shared/engine/state/dice';
import type { Table } from '@riposte/shared/engine/state/table';
import type { BattleRecord, Snapshot } from '../store/store.ts';

/** The start of a replay: a setup, or a table with nothing pending. */
export type Origin = Pick<BattleRecord, 'setup' | 'seed'> | Pick<Snapshot, 'table'>;

/** The data that brings a copy of a battle up to date. */
export interface Replay {
  /** The id of the replay log. */
  readonly log: string;
  /** The state to start from; null if the copy continues from its current state. */
  readonly origin: Origin | null;
  readonly inputs: readonly Input[];
  /** The number of the log's inputs that the copy has received after this replay. */
  readonly length: number;
}

/** Opens the battle that an origin describes. Throws `SetupError` if the setup does not fit the rules. */
export function openBattle({ ruleset, Battle }: Edition, origin: Origin): Battle {
  return 'table' in origin
    ? Battle.restore(ruleset, origin.table)
    : Battle.start(ruleset, origin.setup, seededDice(origin.seed));
}

/** Keeps the inputs that lead to the current table, so that copies of the battle can be made and updated. */
export class ReplayLog {
  readonly id = randomUUID();
  #origin: Origin;
  #inputs: Input[] = [];
  #length = 0;

  constructor(origin: Origin) {
    this.#origin = origin;
  }

  add(input: Input): void {
    this.#inputs.push(input);
    this.#length++;
  }

  /** Lets new copies start from the current table, which must have nothing pending. */
  restart(table: Table): void {
    this.#origin = { table };
    this.#inputs = [];
  }

  /**
   * Returns the replay for a copy that has `known` inputs of this log; `known` is undefined if there is no
   * copy yet.
   */
  since(known: number | undefined): Replay {
    const { id: log } = this;
    const missing = known === undefined ? Number.POSITIVE_INFINITY : this.#length - known;
    const isNew = missing > this.#inputs.length;
    const inputs = isNew ? this.#inputs : this.#inputs.slice(this.#inputs.length - missing);
    return { log, origin: isNew ? this.#origin : null, inputs, length: this.#length };
  }
}
