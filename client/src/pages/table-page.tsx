import './table-page.css';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ActionBar, begin } from '../action/action-bar.tsx';
import { PathNote } from '../action/path-note.tsx';
import type { LogEntry } from '../log/log.ts';
import { replayPath } from '../net/link.ts';
import { picturesOf } from '../net/pictures.ts';
import { PromptCard } from '../prompt/prompt-card.tsx';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { pressKey } from '../session/keys.ts';
import type { SeatController } from '../session/seat-controller.ts';
import { Announcer } from '../table/announcer.tsx';
import { LogPanel } from '../table/log-panel.tsx';
import { MapPanel } from '../table/map-panel.tsx';
import { StackPanel } from '../table/stack-panel.tsx';
import { StatusBar } from '../table/status-bar.tsx';
import { Mirror, Ways } from '../table/text-map.tsx';
import { TurnRibbon } from '../table/turn-ribbon.tsx';
import { Hint } from '../ui/hint.tsx';
import { Lazy } from '../ui/lazy.tsx';
import { Toasts } from '../ui/toasts.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/table.ts';
import { Waiting } from './waiting.tsx';

const loadAim = async () => (await import('../action/aim-card.tsx')).AimCard;
const loadHands = async () => (await import('../gm/context-menu.tsx')).HandsMenu;
const loadAttention = async () => (await import('../table/attention.tsx')).Attention;
const loadBook = async () => (await import('../table/rules-sheet.tsx')).BookSheet;
const loadEnd = async () => (await import('../end/end-screen.tsx')).EndScreen;
const loadLobby = async () => (await import('../lobby/lobby-panel.tsx')).LobbyPanel;
const loadHelp = async () => (await import('../table/help-sheet.tsx')).HelpSheet;
const loadSheet = async () => (await import('../table/own-sheet.tsx')).OwnSheet;
const loadPassphrase = async () => (await import('./passphrase-page.tsx')).PassphrasePage;
const loadRewinding = async () => (await import('../gm/rewinding.tsx')).Rewinding;
const loadBringing = async () => (await import('../heroes/bring-heroes.tsx')).Bringing;
const loadTalk = async () => (await import('../table/chat-panel.tsx')).TalkPanel;
const loadGmSide = async () => (await import('../gm/gm-side.tsx')).GmSide;

/** What stands beside the map; on a small page, instead of it. */
type Side = 'log' | 'talk' | 'gm';

/** The table: the map in the middle, and around it what is read and pressed. */
export function TablePage({ battle }: { readonly battle: string }): VNode {
  const model = useBattle();
  const controller = useController();
  useHotkeys();
  if (controller.connection.value === 'lost') return <Closed sentence={controller.refusal.value} />;
  if (controller.passphrase.value !== null)
    return <Lazy load={loadPassphrase} with={{ sentence: controller.passphrase.value }} />;
  if (!model.snapshot.value || !controller.welcome.value)
    return <Waiting sentence={controller.refusal.value} />;
  return <Table battle={battle} />;
}

function Table({ battle }: { readonly battle: string }): VNode {
  const model = useBattle();
  const controller = useController();
  const snapshot = useSnapshot();
  const [side, setSide] = useState<Side | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useHelpKey(() => setHelpOpen(true));
  const close = () => setSide(null);
  const toggle = (one: Side) => setSide(side === one ? null : one);
  const isGm = controller.welcome.value?.role === 'gm';
  useEffect(() => {
    void picturesOf(snapshot.ruleset.id).then((pictures) => {
      model.pictures.value = pictures;
    });
  }, [snapshot.ruleset.id]);
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
      <div class="stage">
        <MapPanel tool={controller.tool} />
        <Mirror>
          <Ways />
        </Mirror>
        <Banner />
        <div class="stage-left">
          {!controller.wielded.value && model.inspected.value !== null && <Lazy load={loadSheet} with={{}} />}
          <StackPanel />
        </div>
        <div class="stage-bottom">
          {controller.turn.value && !controller.draft.value && <Hint id="turn" />}
          <PathNote />
        </div>
        {snapshot.status !== 'fighting' && (
          <div class="stage-middle">
            {snapshot.status === 'gathering' && <Lazy load={loadLobby} with={{ battle }} />}
            {snapshot.table.over && <Lazy load={loadEnd} with={{}} />}
          </div>
        )}
      </div>
      <ActionBar />
      <div class="table-side">
        {side === 'talk' ? (
          <Lazy load={loadTalk} with={{ onClose: close }} />
        ) : (
          <>
            {isGm && side === 'gm' && <Lazy load={loadGmSide} with={{ battle, onClose: close }} />}
            <LogPanel
              onClose={close}
              replay={snapshot.status === 'gathering' ? undefined : replayPath()}
              onUndo={undoOf(controller)}
              onBack={backOf(controller)}
              onUndone={undoneOf(controller)}
            />
          </>
        )}
      </div>
      <div class="cards">
        <PromptTabs />
        <Lazy load={loadAim} with={{}} />
        <PromptCard />
      </div>
      {(controller.backTo.value !== null || snapshot.takeback) && <Lazy load={loadRewinding} with={{}} />}
      {(controller.isBringing.value || snapshot.heroes.length > 0) && <Lazy load={loadBringing} with={{}} />}
      {model.menu.value && <Lazy load={loadHands} with={{}} />}
      <Toasts />
      <Announcer />
      <Lazy load={loadAttention} with={{}} />
      {model.lookedUp.value !== null && <Lazy load={loadBook} with={{}} />}
      {isHelpOpen && <Lazy load={loadHelp} with={{ onClose: () => setHelpOpen(false) }} />}
    </main>
  );
}

/** How this seat takes its last step back; undefined: there is nothing yet, or it only looks on. */
function undoOf(
  controller: SeatController,
): { readonly label: string; readonly run: () => void } | undefined {
  const role = controller.welcome.value?.role;
  if (controller.model.snapshot.value?.status === 'gathering' || role === 'spectator') return undefined;
  return role === 'gm'
    ? { label: words.takeBackTheLastStep, run: () => goBack(controller, 'last') }
    : { label: words.takeBackMyLastStep, run: () => void controller.ask({ do: 'takeback' }) };
}

/** Only a GM goes back to wherever they like. */
function backOf(controller: SeatController): ((rev: number) => void) | undefined {
  return controller.welcome.value?.role === 'gm' ? (rev) => goBack(controller, rev - 1) : undefined;
}

/** What was taken back, in the words of the log: for a GM. */
function undoneOf(controller: SeatController): ((rev: number) => Promise<readonly LogEntry[]>) | undefined {
  if (controller.welcome.value?.role !== 'gm') return undefined;
  return async (rev) => (await controller.undone(rev)).flatMap((told) => controller.model.linesOf(told));
}

function goBack(controller: SeatController, to: number | 'last'): void {
  controller.backTo.value = to;
}

/** What is being done with the pointer, or that the line is down. */
function Banner(): VNode | null {
  const controller = useController();
  const snapshot = useSnapshot();
  const hint = controller.tool.value?.hint ?? '';
  if (controller.connection.value !== 'connected')
    return <p class="banner warn">{controller.refusal.value || words.connectionLost}</p>;
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

/** Whether a sheet lies over the table: then keys are for it alone. */
function isReading(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** The key that everybody tries first. */
function useHelpKey(open: () => void): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (key === '?' && !isTyping && !isReading()) open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Keys that work wherever nothing is being typed. */
function useHotkeys(): void {
  const model = useBattle();
  const controller = useController();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      const isButton = target instanceof HTMLButtonElement && event.key === 'Enter';
      const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z' && backOf(controller);
      if (isUndo && !isTyping && !isReading()) goBack(controller, 'last');
      if (isTyping || isOther || isButton || isReading()) return;
      const snapshot = model.snapshot.value;
      const isMeant =
        snapshot && pressKey(controller, event.key, (offer) => begin(controller, snapshot, offer));
      if (isMeant) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [controller]);
}
