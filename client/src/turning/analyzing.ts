import { signal } from '@preact/signals';
import { analyze, type DoTasks, estimateChances, USUAL_EFFORT } from '@riposte/shared/analysis/analyze';
import type { Results, Task, TaskOf } from '@riposte/shared/analysis/tasks';
import type { Analysis } from '@riposte/shared/recording/analysis';
import type { Chances } from '@riposte/shared/recording/chances';
import type { Recording } from '@riposte/shared/recording/recording';
import type { Variation } from '@riposte/shared/recording/variation';
import { AnalysisWorkerClient, type AnalyzedFight } from './analysis-worker-client.ts';

/** For each kind of task, its share of the total time, and the maximum number of tasks. */
type Parts = Partial<Readonly<Record<Task['kind'], { readonly share: number; readonly tasks: number }>>>;

/** Analyzes a recorded fight, or estimates the win probability along another line of play. The work runs in workers. */
export class Analyzing {
  readonly isOn = signal(false);
  /** The progress in percent. */
  readonly progress = signal(0);
  readonly state = signal<'new' | 'stopped' | 'failed'>('new');
  readonly #fight: AnalyzedFight;
  readonly #parts: Parts;
  /** Computes the result and returns a function that stores it. */
  readonly #calculate: (doTasks: DoTasks) => Promise<() => void>;
  #workers: readonly AnalysisWorkerClient[] = [];

  private constructor(
    fight: AnalyzedFight,
    parts: Parts,
    calculate: (doTasks: DoTasks) => Promise<() => void>,
  ) {
    this.#fight = fight;
    this.#parts = parts;
    this.#calculate = calculate;
  }

  /** Prepares the analysis of a recorded fight. `store` gets the result. */
  static ofFight(recording: Recording, store: (analysis: Analysis) => void): Analyzing {
    const parts = {
      survey: { share: 0.02, tasks: 1 },
      playout: { share: 0.56, tasks: USUAL_EFFORT.playouts },
      chances: { share: 0.06, tasks: USUAL_EFFORT.anchors },
      moment: { share: 0.26, tasks: recording.moments.length },
      decision: { share: 0.1, tasks: USUAL_EFFORT.decisions },
    };
    return new Analyzing({ recording }, parts, async (doTasks) => {
      const analysis = await analyze(doTasks);
      return () => store(analysis);
    });
  }

  /** Prepares the win probabilities of a line of play that departs from a recorded fight. `store` gets the result. */
  static ofLine(recording: Recording, line: Variation, store: (chances: Chances) => void): Analyzing {
    const parts = {
      survey: { share: 0.02, tasks: 1 },
      playout: { share: 0.6, tasks: USUAL_EFFORT.playouts },
      chances: { share: 0.38, tasks: line.inputs.length + USUAL_EFFORT.anchors },
    };
    return new Analyzing({ recording, line }, parts, async (doTasks) => {
      const chances = await estimateChances(doTasks);
      return () => store(chances);
    });
  }

  start(): void {
    this.#end();
    this.isOn.value = true;
    this.progress.value = 0;
    const count = Math.max(1, Math.min(8, navigator.hardwareConcurrency));
    const workers = Array.from({ length: count }, () => new AnalysisWorkerClient(this.#fight));
    this.#workers = workers;
    this.#calculate(this.#doTasksWith(workers))
      .then((store) => {
        if (this.#workers === workers) store();
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
    const { share, tasks } = this.#parts[kind] ?? { share: 0, tasks: 1 };
    this.progress.value = Math.min(99, this.progress.peek() + (100 * share) / Math.max(1, tasks));
  }
}
