import './seats.css';
import type { AbsencePolicy } from '@riposte/shared/protocol/settings';
import { ShieldHalf } from 'lucide';
import type { VNode } from 'preact';
import type { SeatInfo } from '../battle/snapshot.ts';
import { useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import * as words from '../words/fight.ts';

const loadClock = async () => (await import('./seat-clock.tsx')).SeatClock;

/** The labels of the substitutes for absent players. */
const STAND_INS: Readonly<Record<AbsencePolicy, string>> = {
  fallback: words.awayByDefault,
  bot: words.awayByBot,
  gm: words.awayByGameMaster,
};

function awayLine({ away }: SeatInfo): string {
  return away ? STAND_INS[away.by] : words.away;
}

/** Returns whether a seat belongs in the list. Spectators do not: the page only shows their number. */
function isPlaying({ role }: SeatInfo): boolean {
  return role !== 'spectator';
}

/** The list of seats at the table. It shows which players are absent, and the time that each has left. */
export function Seats(): VNode {
  const { seats } = useSnapshot();
  return (
    <ul class="seats" aria-label={words.atTheTable} data-testid="seats">
      {seats.filter(isPlaying).map((seat) => (
        <li
          key={seat.id}
          class={seat.connected ? '' : 'away'}
          title={`${seat.name}${seat.connected ? '' : ` (${awayLine(seat)})`}`}
          data-connected={seat.connected}
        >
          {seat.role === 'gm' && <Icon of={ShieldHalf} />}
          <span>{seat.name}</span>
          {!seat.connected && <small>{words.away}</small>}
          {seat.banks && <Lazy load={loadClock} with={{ banks: seat.banks }} />}
        </li>
      ))}
    </ul>
  );
}
