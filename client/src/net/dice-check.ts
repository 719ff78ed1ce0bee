import type { Verdict } from '@riposte/shared/recording/check-dice';
import type { Recording } from '@riposte/shared/recording/recording';

/** Whether the dice of a fight are its seed's, and that in a sentence. */
export interface Judged {
  readonly is: Verdict['is'];
  readonly text: string;
}

/** Has a recorded fight played again beside the page, and tells what came of it. Gives the way to stop that. */
export function judge(recording: Recording, onJudged: (judged: Judged) => void): () => void {
  const worker = new Worker(new URL('./dice-check.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Judged>) => {
    onJudged(data);
    worker.terminate();
  });
  worker.postMessage(recording);
  return () => worker.terminate();
}
