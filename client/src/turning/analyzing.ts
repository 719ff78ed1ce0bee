import { type Signal, signal } from '@preact/signals';
import type { Analysis } from '@riposte/shared/analysis/analysis';
import { analyze, type DoTasks, USUAL_EFFORT } from '@riposte/shared/analysis/analyze';
import type { Results, Task, TaskOf } from '@riposte/shared/analysis/tasks';
import type { Recording } from '@riposte/shared/recording/recording';
import { AnalysisWorkerClient } from './analysis-worker-client.ts';

/** For each kind of task, its share of the total time, and the maximum number of tasks. */
const PARTS: Readonly<Record<Task['kind'], { share: number; tasks: (moments: number) => number }>> = {
  survey: { share: 0.02, tasks: () => 1 },
  playout: { share: 0.6, tasks: () => USUAL_EFFORT.playouts },
  moment: { share: 0.28, tasks: (moments) => moments + USUAL_EFFORT.anchors },
  decision: { share: 0.1, tasks: () => USUAL_EFFORT.decisions },
};

/** Calculates the analysis of a recorded fight in workers, and stores it in a signal. */
export class Analyzing {
  readonly isOn = signal(false);
  /** The progress in percent. */
  readonly progress = signal(0);
  readonly state = signal<'new' | 'stopped' | 'failed'>('new');
  readonly #result: Signal<Analysis | null>;
  readonly #recording: Recording;
  #workers: readonly AnalysisWorkerClient[] = [];

  constructor(recording: Recording, result: Signal<Analysis | null>) {
    this.#recording = recording;
    this.#result = result;
  }

  start(): void {
    this.#end();
    this.isOn.value = true;
    this.progress.value = 0;
    const count = Math.max(1, Math.min(8, navigator.hardwareConcurrency));
    const workers = Array.from({ length: count }, () => new AnalysisWorkerClient(this.#recording));
    this.#workers = workers;
    analyze(this.#doTasksWith(workers))
      .then((analysis) => {
        if (this.#workers === workers) this.#result.value = analysis;
      })
      .catch(() => {
        if (this.#workers === workers) this.state.value = 'failed';
      })
      .finally(() => {
        if (this.#workers === workers) this.#end();
      });
  }

  /** Stops the calculation without a result. */
  stop(): void {
    if (!this.isOn.peek()) return;
    this.state.value = 'stopped';
    this.#end();
  }

  #end(): void {
    for (const worker of this.#workers) worker.end();
    this.#workers = [];
    this.isOn.value = false;
  }

  #doTasksWith(workers: readonly AnalysisWorkerClient[]): DoTasks {
    return async <Kind extends Task['kind']>(tasks: readonly TaskOf<Kind>[]) => {
      const results: Results[Kind][] = [];
      let next = 0;
      const workOn = async (worker: AnalysisWorkerClient) => {
        while (next < tasks.length) {
          const index = next++;
          const task = tasks[index];
          if (!task) continue;
          results[index] = (await worker.do(task)) as Results[Kind];
          this.#count(task.kind);
        }
      };
      await Promise.all(workers.map(workOn));
      return results;
    };
  }

  #count(kind: Task['kind']): void {
    const { share, tasks } = PARTS[kind];
    const step = (100 * share) / Math.max(1, tasks(this.#recording.moments.length));
    this.progress.value = Math.min(99, this.progress.peek() + step);
  }
}
