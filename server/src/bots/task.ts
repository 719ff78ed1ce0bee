import type { Party } from '@riposte/shared/bots/situations';
import type { Input } from '@riposte/shared/engine/core/input';
import type { Viewer } from '@riposte/shared/engine/visibility/view';
import type { Replay } from '../battles/replay-log.ts';
import type { BattleRecord } from '../store/store.ts';

/** One choice of a bot, as a worker is asked for it. */
export interface Task {
  readonly edition: Pick<BattleRecord, 'ruleset' | 'version'>;
  readonly replay: Replay;
  /** The id of the open prompt. */
  readonly prompt: string;
  readonly party: Party;
  /** The eyes for which the odds that the bot weighed are told. */
  readonly everybody: Viewer;
  /** The time to choose in, in milliseconds. */
  readonly budget: number;
}

/** A message to a worker: one task at a time, or the id of a replay log that it needs no more. */
export type WorkerMessage = { readonly task: Task } | { readonly forget: string };

/** A worker's answer to a task; its first message only tells that it is ready. Null: the default counts. */
export type WorkerAnswer = { readonly input: Input | null } | { readonly error: unknown };
