import type { Party } from '@riposte/shared/bots/situations';
import type { Input } from '@riposte/shared/engine/battle/input';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type { TraitsById } from '@riposte/shared/engine/setup/bot-traits';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';
import type { Replay } from '../battles/replay-log.ts';

/** A request to a worker for one choice of a bot. */
export interface Task {
  readonly edition: RulesName;
  readonly replay: Replay;
  /** The id of the open prompt. */
  readonly prompt: string;
  readonly party: Party;
  /** The levels and temperaments of the battle's fighters, by id. */
  readonly traits: TraitsById;
  /** The viewer whose knowledge the published odds are based on. */
  readonly publicViewer: Viewer;
  /** The time for the choice, in milliseconds. */
  readonly budget: number;
}

/** A message to a worker: a task, or the id of a replay log to forget. */
export type WorkerMessage = { readonly task: Task } | { readonly forget: string };

/**
 * A worker's answer to a task. A null input means that the default applies. The first message of a worker is not an
 * answer: it only reports that the worker is ready.
 */
export type WorkerAnswer = { readonly input: Input | null } | { readonly error: unknown };
