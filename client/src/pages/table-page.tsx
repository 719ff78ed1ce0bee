import './table-page.css';
import type { ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ActionBar } from '../action/action-bar.tsx';
import { replayPath } from '../net/link.ts';
import { PromptCard } from '../prompt/prompt-card.tsx';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import type { Tool } from '../session/tool.ts';
import { usePictures } from '../session/use-pictures.ts';
import { Announcer } from '../table/announcer.tsx';
import { HintStrip } from '../table/hint-strip.tsx';
import { LogPanel } from '../table/log-panel.tsx';
import { MapPanel } from '../table/map-panel.tsx';
import { StatusBar } from '../table/status-bar.tsx';
import { ReachableHexes, TextMap } from '../table/text-map.tsx';
import { TurnRibbon } from '../table/turn-ribbon.tsx';
import { useCurrentTool } from '../tools/current.ts';
import { Lazy } from '../ui/lazy.tsx';
import { Toasts } from '../ui/toasts.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/table.ts';
import { useHelpKey, useHotkeys } from './table-keys.ts';
import { rewindOf, undoButton, undoneLinesOf } from './undo-actions.ts';
import { Waiting } from './waiting.tsx';

const loadAim = async () => (await import('../action/aim-card.tsx')).AimCard;
const loadPathNote = async () => (await import('../action/path-note.tsx')).PathNote;
const loadStack = async () => (await import('../table/stack-panel.tsx')).StackPanel;
const loadMenu = async () => (await import('../gm/context-menu.tsx')).HexMenu;
const loadAttention = async () => (await import('../table/attention.tsx')).Attention;
const loadResponses = async () => (await import('../prompt/auto-responses.tsx')).AutoResponses;
const loadBook = async () => (await import('../table/rules-sheet.tsx')).RulesSheet;
const loadEnd = async () => (await import('../end/end-screen.tsx')).EndScreen;
const loadLobby = async () => (await import('../lobby/lobby-panel.tsx')).LobbyPanel;
const loadHelp = async () => (await import('../table/help-sheet.tsx')).HelpSheet;
const loadSheet = async () => (await import('../table/own-sheet.tsx')).OwnSheet;
const loadPassphrase = async () => (await import('./passphrase-page.tsx')).PassphrasePage;
const loadRewinding = async () => (await import('../gm/rewinding.tsx')).Rewinding;
const loadBringHeroes = async () => (await import('../heroes/bring-heroes.tsx')).BringHeroes;
const loadChat = async () => (await import('../table/chat-panel.tsx')).ChatPanel;
const loadGmSide = async () => (await import('../gm/gm-side.tsx')).GmSide;

/** The panel beside the map. On a small screen, it replaces the map. */
type Side = 'log' | 'talk' | 'gm';

/**
 * The page of a battle. It shows other pages while the seat has not joined yet, and after the server has refused it.
 */
export function TablePage({ battle }: { readonly battle: string }): VNode {
  const model = useBattle();
  const { link } = useController();
  const tool = useCurrentTool();
  useHotkeys(tool);
  if (link.state.value === 'lost') return <Closed sentence={link.refusal.value} />;
  if (link.passphrase.value !== null)
    return <Lazy load={loadPassphrase} with={{ sentence: link.passphrase.value }} />;
  if (!model.snapshot.value || !link.welcome.value)
    return <Waiting sentence={link.refusal.value || link.offline.value} />;
  return <Table battle={battle} tool={tool} />;
}

interface TableProps {
  readonly battle: string;
  readonly tool: ReadonlySignal<Tool | null>;
}

function Table({ battle, tool }: TableProps): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  const [side, setSide] = useState<Side | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useHelpKey(() => setHelpOpen(true));
  const toggle = (one: Side) => setSide(side === one ? null : one);
  const isGm = link.welcome.value?.role === 'gm';
  usePictures();
  useEffect(() => {
    void loadSheet();
    if (isGm) void loadGmSide();
  }, [isGm]);
  return (
    <main class={`table ${side ? 'with-side' : ''}`} data-status={snapshot.status} data-rev={snapshot.rev}>
      <StatusBar
        onLog={() => toggle('log')}
        onTalk={() => toggle('talk')}
        onHelp={() => setHelpOpen(true)}
        onGm={isGm ? () => toggle('gm') : undefined}
      />
      <TurnRibbon />
      <MapArea battle={battle} tool={tool} />
      <HintStrip battle={battle} />
      <ActionBar />
      <div class="table-side">
        <SidePanel battle={battle} side={side} onClose={() => setSide(null)} />
      </div>
      <div class="cards">
        <Lazy load={loadAim} with={{}} />
      </div>
      <div class="question">
        <PromptTabs />
        <PromptCard />
      </div>
      <Dialogs />
      {isHelpOpen && <Lazy load={loadHelp} with={{ onClose: () => setHelpOpen(false) }} />}
    </main>
  );
}

/** The map and the panels that lie over it. */
function MapArea({ battle, tool }: TableProps): VNode {
  const model = useBattle();
  const { activity } = useController();
  const snapshot = useSnapshot();
  return (
    <div class="stage">
      <MapPanel tool={tool} />
      <TextMap>
        <ReachableHexes />
      </TextMap>
      <Banner tool={tool} />
      <div class="stage-left">
        {!activity.tool.value && model.inspected.value !== null && <Lazy load={loadSheet} with={{}} />}
        <Lazy load={loadStack} with={{}} />
      </div>
      <div class="stage-bottom">
        <Lazy load={loadPathNote} with={{}} />
      </div>
      {snapshot.status !== 'fighting' && (
        <div class="stage-middle">
          {snapshot.status === 'gathering' && <Lazy load={loadLobby} with={{ battle }} />}
          {snapshot.table.over && <Lazy load={loadEnd} with={{}} />}
        </div>
      )}
    </div>
  );
}

interface SidePanelProps {
  readonly battle: string;
  readonly side: Side | null;
  readonly onClose: () => void;
}

/** The panel beside the map: the chat, or the log with the GM's panels above it. */
function SidePanel({ battle, side, onClose }: SidePanelProps): VNode {
  const controller = useController();
  const snapshot = useSnapshot();
  const isGm = controller.link.welcome.value?.role === 'gm';
  if (side === 'talk') return <Lazy load={loadChat} with={{ onClose }} />;
  return (
    <>
      {isGm && side === 'gm' && <Lazy load={loadGmSide} with={{ battle, onClose }} />}
      <LogPanel
        onClose={onClose}
        replay={snapshot.status === 'gathering' ? undefined : replayPath()}
        onUndo={undoButton(controller)}
        onBack={rewindOf(controller)}
        onUndone={undoneLinesOf(controller)}
      />
    </>
  );
}

/** Dialogs, menus and messages, each shown only while needed. */
function Dialogs(): VNode {
  const model = useBattle();
  const { rewindTo, isBringing } = useController();
  const { takeback, heroes } = useSnapshot();
  return (
    <>
      {(rewindTo.value !== null || takeback) && <Lazy load={loadRewinding} with={{}} />}
      {(isBringing.value || heroes.length > 0) && <Lazy load={loadBringHeroes} with={{}} />}
      {model.menu.value && <Lazy load={loadMenu} with={{}} />}
      <Toasts />
      <Announcer />
      <Lazy load={loadAttention} with={{}} />
      <Lazy load={loadResponses} with={{}} />
      {model.lookedUp.value !== null && <Lazy load={loadBook} with={{}} />}
    </>
  );
}

/** Shows a line of text over the map: that the connection is lost, that timers are stopped, or the map tool's hint. */
function Banner({ tool }: Pick<TableProps, 'tool'>): VNode | null {
  const { link } = useController();
  const snapshot = useSnapshot();
  const hint = tool.value?.hint ?? '';
  if (link.state.value !== 'connected')
    return <p class="banner warn">{link.refusal.value || link.offline.value || words.connectionLost}</p>;
  if (hint === '' && snapshot.settings.paused && snapshot.status !== 'over')
    return <p class="banner">{words.clocksStopped}</p>;
  return hint === '' ? null : (
    <p class="banner">
      {hint} <kbd>Esc</kbd>
    </p>
  );
}

function Closed({ sentence }: { readonly sentence: string }): VNode {
  return (
    <main class="closed">
      <h1>{words.tableIsClosed}</h1>
      <p role="alert">{sentence}</p>
      <div>
        <button type="button" class="button" onClick={() => location.reload()}>
          {common.tryAgain}
        </button>{' '}
        <a class="button" href="/">
          {common.goToTheFrontPage}
        </a>
      </div>
    </main>
  );
}
