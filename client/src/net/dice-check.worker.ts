import { EDITIONS } from '@riposte/shared/editions';
import { findEdition } from '@riposte/shared/engine/history/edition';
import { checkDice, verdictText } from '@riposte/shared/recording/check-dice';
import type { Recording } from '@riposte/shared/recording/recording';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import type { Judged } from './dice-check.ts';

/* Plays a recorded fight again beside the page, which goes on meanwhile; what it needs for that the page is spared. */

async function judge(recording: Recording): Promise<Judged> {
  const { ruleset: id } = recording.head;
  const ruleset = Object.hasOwn(SHELF, id) ? await SHELF[id]?.() : undefined;
  const rulesets = ruleset ? { [id]: ruleset } : {};
  const edition = await findEdition({ rulesets, kept: EDITIONS }, recording.head);
  const verdict = edition ? checkDice(edition, recording) : ({ is: 'unknown' } as const);
  return { is: verdict.is, text: verdictText(verdict) };
}

addEventListener('message', ({ data }: MessageEvent<Recording>) => {
  void judge(data).then((judged) => postMessage(judged));
});
