import './pace-select.css';
import { PACES, type Pace } from '@riposte/shared/protocol/settings';
import type { VNode } from 'preact';
import { useController, useSnapshot } from '../session/context.ts';
import * as words from '../words/fight.ts';

const PACE_LABELS: Readonly<Record<Pace, string>> = {
  slow: words.slowBots,
  normal: words.bots,
  'at-once': words.botsAtOnce,
};

/** A dropdown for the speed of bots. */
export function PaceSelect(): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  return (
    <select
      class="pace"
      aria-label={words.howFastBotsAct}
      data-testid="pace"
      value={snapshot.settings.pace}
      onChange={({ currentTarget }) => void link.ask({ do: 'pace', pace: currentTarget.value as Pace })}
    >
      {PACES.map((pace) => (
        <option key={pace} value={pace}>
          {PACE_LABELS[pace]}
        </option>
      ))}
    </select>
  );
}
