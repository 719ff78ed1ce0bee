import { useEffect, useMemo } from 'preact/hooks';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { Numbered, Question, Reply, Seen } from './worker-messages.ts';

/** Asks a worker for advice. The first question starts the worker. Only the newest question gets replies. */
class AdviceWorkerClient {
  #worker: Worker | undefined;
  #number = 0;
  #onReply: (reply: Reply) => void = () => {};

  ask(content: Question, onReply: (reply: Reply) => void): void {
    this.#number++;
    this.#onReply = onReply;
    this.#open().postMessage({ number: this.#number, content } satisfies Numbered<Question>);
  }

  /** Ignores all replies to earlier questions. */
  forget(): void {
    this.#number++;
  }

  close(): void {
    this.forget();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { number, content } }: MessageEvent<Numbered<Reply>>) => {
      if (number === this.#number) this.#onReply(content);
    });
    this.#worker = worker;
    return worker;
  }
}

/** Returns a worker client that lives as long as the calling component. */
export function useAdviceWorker(): AdviceWorkerClient {
  const client = useMemo(() => new AdviceWorkerClient(), []);
  useEffect(() => () => client.close(), [client]);
  return client;
}

/** Returns a snapshot in the form in which the worker receives it. */
export function seenIn({ ruleset: { id, version }, table }: BattleSnapshot): Seen {
  return { ruleset: id, version, table };
}
