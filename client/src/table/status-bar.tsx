import './status-bar.css';
import type { Role } from '@riposte/shared/protocol/messages';
import { BookOpen, CircleHelp, MessageCircle, ScrollText, ShieldHalf, Wifi, WifiOff } from 'lucide';
import type { VNode } from 'preact';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { PaceSelect } from '../lobby/pace-select.tsx';
import { Seats } from '../lobby/seats.tsx';
import type { ConnectionState } from '../net/connection-listener.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/table.ts';

const LINES: Readonly<Record<ConnectionState, string>> = {
  connecting: words.connecting,
  unreachable: words.notConnected,
  connected: words.connected,
  reconnecting: words.reconnecting,
  lost: words.notConnected,
};

const loadSpectators = async () => (await import('./spectators.tsx')).SpectatorCount;

interface Of {
  readonly onLog: () => void;
  readonly onTalk: () => void;
  readonly onHelp: () => void;
  /** Opens the GM's panels. Absent for other seats. */
  readonly onGm?: (() => void) | undefined;
}

/** Returns whether this seat may set the speed of bots. While no GM is connected, players may too. */
function mayPace({ seats, bots, status }: BattleSnapshot, role: Role | undefined): boolean {
  const isLed = seats.some((seat) => seat.role === 'gm' && seat.connected);
  return bots.size > 0 && status === 'fighting' && (role === 'gm' || (role === 'player' && !isLed));
}

/** The title and round of the fight, the seats, and the state of the connection. */
export function StatusBar({ onLog, onTalk, onHelp, onGm }: Of): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  const { table, ruleset } = snapshot;
  const phase = table.phase === null ? '' : (ruleset.description.phases[table.phase] ?? table.phase);
  return (
    <header class="status-bar">
      <a class="brand" href="/" aria-label={common.toTheFrontPage}>
        <img src="/favicon.svg" alt="" />
      </a>
      <div class="status-title">
        <h1>{snapshot.title}</h1>
        <span data-testid="round">
          {snapshot.status === 'gathering'
            ? ruleset.description.name
            : [common.round(table.round), phase].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Seats />
      {snapshot.watching.count > 0 && <Lazy load={loadSpectators} with={{}} />}
      <ConnectionStatus />
      {mayPace(snapshot, link.welcome.value?.role) && <PaceSelect />}
      {onGm && (
        <button type="button" class="button small" data-testid="open-gm" onClick={onGm}>
          <Icon of={ShieldHalf} /> <span class="status-word">{common.gameMaster}</span>
        </button>
      )}
      <PanelButtons onHelp={onHelp} onTalk={onTalk} onLog={onLog} />
    </header>
  );
}

function ConnectionStatus(): VNode {
  const line = useController().link.state.value;
  return (
    <span class={`line ${line}`} role="status" data-testid="connection" data-state={line} title={LINES[line]}>
      <Icon of={line === 'connected' ? Wifi : WifiOff} /> <span>{LINES[line]}</span>
    </span>
  );
}

/** Buttons that open the rules, the help sheet, the chat and the log. */
function PanelButtons({ onHelp, onTalk, onLog }: Omit<Of, 'onGm'>): VNode {
  const model = useBattle();
  const unread = model.chat.unread.value;
  return (
    <>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={common.theRules}
        data-testid="open-book"
        onClick={() => {
          model.lookedUp.value = '';
        }}
      >
        <Icon of={BookOpen} />
      </button>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={words.helpLookAndSound}
        data-testid="open-help"
        onClick={onHelp}
      >
        <Icon of={CircleHelp} />
      </button>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={unread > 0 ? words.newMessages(unread) : words.chat}
        data-testid="open-talk"
        onClick={onTalk}
      >
        <Icon of={MessageCircle} />
        {unread > 0 && <span class="unread">{Math.min(unread, 99)}</span>}
      </button>
      <button type="button" class="button small log-toggle" onClick={onLog}>
        <Icon of={ScrollText} /> <span class="status-word">{common.log}</span>
      </button>
    </>
  );
}
