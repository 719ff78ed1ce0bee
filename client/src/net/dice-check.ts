import type { Recording } from '@riposte/shared/recording/recording';
import type { DiceCheckResult } from './dice-check-result.ts';

/** Replays a recorded fight in a worker to check its dice. Returns a function that cancels the check. */
export function checkDiceInWorker(
  recording: Recording,
  onResult: (result: DiceCheckResult) => void,
): () => void {
  const worker = new Worker(new URL('./dice-check.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<DiceCheckResult>) => {
    onResult(data);
    worker.terminate();
  });
  worker.postMessage(recording);
  return () => worker.terminate();
}
