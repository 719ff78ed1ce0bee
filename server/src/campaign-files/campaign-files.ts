import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { WholeCampaign } from '@riposte/shared/campaign/campaign-file';
import { Failure } from '../requests/failure.ts';
import { serverFault } from '../words/failures.ts';
import type { FileAnswer, FileTask, FileThreadData, ImportedCampaign } from './task.ts';

/** Milliseconds within which a thread must load the rulesets and finish its file. */
const MOST_MS = 60_000;
/** The memory, in megabytes, above which a thread is terminated. */
const MOST_MEMORY = 512;

/**
 * Reads and writes the files of campaigns. This can take hundreds of milliseconds, so it runs in other threads. Imports
 * and exports are rare, so each starts a thread. Callers must limit the number of files at once.
 */
export class CampaignFiles {
  readonly #registry: string;

  /** `registry` is the URL of a module that exports the ruleset registry as `REGISTRY`. */
  constructor(registry: string) {
    this.#registry = registry;
  }

  /**
   * Returns the campaign in the JSON body of an import, and the person who imports it. Throws a `Failure` if the body
   * is malformed.
   */
  async read(body: Uint8Array): Promise<ImportedCampaign> {
    const answer = await this.#run({ body });
    if ('imported' in answer) return answer.imported;
    throw 'refused' in answer ? new Failure(answer.refused, answer.faults) : new Failure(serverFault);
  }

  /** Returns the bytes of a campaign's file. */
  async write(whole: WholeCampaign): Promise<Uint8Array> {
    const answer = await this.#run({ whole });
    if ('file' in answer) return answer.file;
    throw new Failure(serverFault);
  }

  /** Returns a thread's answer to a task. Throws if the thread fails or takes too long. */
  async #run(task: FileTask): Promise<FileAnswer> {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { registry: this.#registry, task } satisfies FileThreadData,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
      execArgv: [],
      env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' },
    });
    thread.unref();
    try {
      const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(MOST_MS) });
      return answer as FileAnswer;
    } finally {
      void thread.terminate();
    }
  }
}
