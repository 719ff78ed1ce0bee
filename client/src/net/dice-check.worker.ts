import { editionOf } from '@riposte/shared/engine/history/edition';
import { checkDice, verdictText } from '@riposte/shared/recording/check-dice';
import type { Recording } from '@riposte/shared/recording/recording';
import type { DiceCheckResult } from './dice-check-result.ts';
import { rulebookOf } from './rulebooks.ts';

/* Replays a recorded fight in a worker, so that the page stays responsive and need not load the rules. */

async function check(recording: Recording): Promise<DiceCheckResult> {
  const edition = await editionOf(await rulebookOf(recording.head));
  const verdict = edition ? checkDice(edition, recording) : ({ is: 'unknown' } as const);
  return { is: verdict.is, text: verdictText(verdict) };
}

addEventListener('message', ({ data }: MessageEvent<Recording>) => {
  void check(data).then((result) => postMessage(result));
});
