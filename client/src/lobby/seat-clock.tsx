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
  const left = (kind: 'turn' | 'reaction') =>
    clockFace(banks[kind] - (kind === running ? Math.max(0, now + skew.value - at) : 0));
  return (
    <small class="seat-clock" title={words.timeLeft} data-running={running ?? ''}>
      {left('turn')} / {left('reaction')}
    </small>
  );
}

function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
