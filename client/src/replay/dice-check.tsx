import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { checkDiceInWorker } from '../net/dice-check.ts';
import type { DiceCheckResult } from '../net/dice-check-result.ts';
import type { Playback } from '../playback/playback.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/replay.ts';

const ICONS = {
  fair: ShieldCheck,
  unknown: ShieldQuestionMark,
  'other-seed': ShieldAlert,
  'other-fight': ShieldAlert,
} as const;

/** Shows whether a recorded fight's dice match its seed. Replays the fight in this browser to find out. */
export function Verdict({ playback: { film } }: { readonly playback: Playback }): VNode {
  const [result, setResult] = useState<DiceCheckResult | null>(null);
  useEffect(() => checkDiceInWorker(film.recording, setResult), [film]);
  return (
    <p class={`verdict ${result?.is ?? ''}`} role="status" data-testid="verdict" data-verdict={result?.is}>
      {result && <Icon of={ICONS[result.is]} />}
      <span>{result ? result.text : words.diceAreChecked}</span>
    </p>
  );
}
