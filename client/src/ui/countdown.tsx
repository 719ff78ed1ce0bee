import './countdown.css';
import { formatDuration } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useBattle } from '../session/context.ts';
import * as words from '../words/table.ts';

const CIRCLE = 2 * Math.PI * 16;

/** The time left until a deadline, by the server's clock. */
export function Countdown({
  deadline,
  seconds,
}: {
  readonly deadline: number;
  readonly seconds: number | null;
}): VNode {
  const { skew } = useBattle();
  const leftNow = () => Math.max(0, deadline - (Date.now() + skew.value));
  const [left, setLeft] = useState(leftNow);
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftNow()), 200);
    return () => clearInterval(timer);
  }, [deadline]);
  const share = seconds ? Math.min(1, left / (seconds * 1000)) : 1;
  const says = words.timeLeft(formatDuration(Math.ceil(left / 1000)));
  return (
    <span class={`countdown ${left < 5000 ? 'short' : ''}`} role="timer" title={says} aria-label={says}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" />
        <circle cx="20" cy="20" r="16" class="left" stroke-dasharray={`${CIRCLE * share} ${CIRCLE}`} />
      </svg>
      <b data-testid="countdown">{shortly(left)}</b>
    </span>
  );
}

/** Returns a duration as text: in seconds, or in minutes, hours or days if it is long. */
function shortly(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 1000) return `${seconds}`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 1) return `${Math.floor(seconds / 60)}m`;
  return hours < 48 ? `${hours}h` : `${Math.floor(hours / 24)}d`;
}
