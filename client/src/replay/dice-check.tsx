import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Judged, judge } from '../net/dice-check.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/replay.ts';
import type { Playback } from './playback.ts';

const ICONS = {
  fair: ShieldCheck,
  unknown: ShieldQuestionMark,
  'other-seed': ShieldAlert,
  'other-fight': ShieldAlert,
} as const;

/** Whether the dice of a recorded fight are its seed's: it is played again here, in this browser. */
export function Verdict({ playback: { film } }: { readonly playback: Playback }): VNode {
  const [judged, setJudged] = useState<Judged | null>(null);
  useEffect(() => judge(film.recording, setJudged), [film]);
  return (
    <p class={`verdict ${judged?.is ?? ''}`} role="status" data-testid="verdict" data-verdict={judged?.is}>
      {judged && <Icon of={ICONS[judged.is]} />}
      <span>{judged ? judged.text : words.diceAreChecked}</span>
    </p>
  );
}
