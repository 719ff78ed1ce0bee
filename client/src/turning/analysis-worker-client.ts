import type { Line } from '@riposte/shared/analysis/fight-moments';
import type { Results, Task } from '@riposte/shared/analysis/tasks';
import type { Recording } from '@riposte/shared/recording/recording';

/** The fight that a worker analyzes: a recorded one, or a line of play that departs from it. */
export interface AnalyzedFight {
  readonly recording: Recording;
  readonly line?: Line;
}

/** The reply to a task: its result, or the reason why it failed. */
export type AnalysisReply =
  | { readonly result: Results[Task['kind']] | undefined }
  | { readonly fault: string };

/** A worker that does the tasks of an analysis, one at a time. */
export class AnalysisWorkerClient {
  readonly #worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });

  constructor(fight: AnalyzedFight) {
    this.#worker.postMessage(fight);
  }

  /** Returns the result of a task. Rejects if the task fails, or if the worker cannot be loaded. */
  do(task: Task): Promise<Results[Task['kind']]> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<AnalysisReply>) => {
        if ('fault' in data || data.result === undefined)
          reject(new Error('fault' in data ? data.fault : ''));
        else resolve(data.result);
      };
      this.#worker.onerror = ({ message }) => reject(new Error(message));
      this.#worker.postMessage(task);
    });
  }

  end(): void {
    this.#worker.terminate();
  }
}
