import { formatDuration } from '@riposte/shared/engine/language/intl';
import type { SyncedBanks } from '@riposte/shared/protocol/settings';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useBattle } from '../session/context.ts';
import * as words from '../words/fight.ts';

const TICK_MS = 500;

/** The time left in a player's two banks: for turns and for answers. */
export function SeatClock({ banks }: { readonly banks: SyncedBanks }): VNode {
  const { skew } = useBattle();
  const [now, setNow] = useState(Date.now());
  const { running, at } = banks;
  useEffect(() => {
    setNow(Date.now());
    if (running === null) return;
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [running, at]);
  const end = banks.until ?? (running ? at + banks[running] : 0);
  const left = (kind: 'turn' | 'reaction') =>
    clockFace(kind === running ? Math.min(end - Math.max(at, now + skew.value), end - at) : banks[kind]);
  return (
    <small class="seat-clock" title={words.timeLeft} data-running={running ?? ''}>
      {left('turn')} / {left('reaction')}
    </small>
  );
}

/** Returns a duration as minutes and seconds, or in words if it is a day or more. */
function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return formatDuration(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
