import './table-page.css';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { replayPath } from '../net/link.ts';
import { picturesOf } from '../net/pictures.ts';
import { ActionBar, begin } from '../panels/action-bar.tsx';
import { Announcer } from '../panels/announcer.tsx';
import { Hint } from '../panels/hint.tsx';
import { Lazy } from '../panels/lazy.tsx';
import { LogPanel } from '../panels/log-panel.tsx';
import { MapPanel } from '../panels/map-panel.tsx';
import { Mirror, Ways } from '../panels/mirror.tsx';
import { PathNote } from '../panels/path-note.tsx';
import { PromptCard } from '../panels/prompt-card.tsx';
import { PromptTabs } from '../panels/prompt-tabs.tsx';
import { StackPanel } from '../panels/stack-panel.tsx';
import { StatusBar } from '../panels/status-bar.tsx';
import { Toasts } from '../panels/toasts.tsx';
import { TurnRibbon } from '../panels/turn-ribbon.tsx';
import { useHand, useScene, useStage } from '../store/context.ts';
import type { Hand } from '../store/hand.ts';
import { pressKey } from '../store/keys.ts';
import type { LogEntry } from '../store/log.ts';
import * as common from '../words/common.ts';
import * as words from '../words/table.ts';
import { Waiting } from './waiting.tsx';

const loadAim = async () => (await import('../panels/aim-card.tsx')).AimCard;
const loadHands = async () => (await import('../panels/hands-menu.tsx')).HandsMenu;
const loadAttention = async () => (await import('../panels/attention.tsx')).Attention;
const loadBook = async () => (await import('../panels/book-sheet.tsx')).BookSheet;
const loadEnd = async () => (await import('../panels/end-screen.tsx')).EndScreen;
const loadLobby = async () => (await import('../panels/lobby-panel.tsx')).LobbyPanel;
const loadHelp = async () => (await import('../panels/help-sheet.tsx')).HelpSheet;
const loadSheet = async () => (await import('../panels/own-sheet.tsx')).OwnSheet;
const loadPassphrase = async () => (await import('./passphrase-page.tsx')).PassphrasePage;
const loadRewinding = async () => (await import('../panels/rewinding.tsx')).Rewinding;
const loadBringing = async () => (await import('../panels/bringing.tsx')).Bringing;
const loadTalk = async () => (await import('../panels/talk-panel.tsx')).TalkPanel;
const loadGmSide = async () => (await import('../panels/gm-side.tsx')).GmSide;

/** What stands beside the map; on a small page, instead of it. */
type Side = 'log' | 'talk' | 'gm';

/** The table: the map in the middle, and around it what is read and pressed. */
export function TablePage({ battle }: { readonly battle: string }): VNode {
  const stage = useStage();
  const hand = useHand();
  useHotkeys();
  if (hand.connection.value === 'lost') return <Closed sentence={hand.refusal.value} />;
  if (hand.passphrase.value !== null)
    return <Lazy load={loadPassphrase} with={{ sentence: hand.passphrase.value }} />;
  if (!stage.scene.value || !hand.welcome.value) return <Waiting sentence={hand.refusal.value} />;
  return <Table battle={battle} />;
}

function Table({ battle }: { readonly battle: string }): VNode {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  const [side, setSide] = useState<Side | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useHelpKey(() => setHelpOpen(true));
  const close = () => setSide(null);
  const toggle = (one: Side) => setSide(side === one ? null : one);
  const isGm = hand.welcome.value?.role === 'gm';
  useEffect(() => {
    void picturesOf(scene.ruleset.id).then((pictures) => {
      stage.pictures.value = pictures;
    });
  }, [scene.ruleset.id]);
  useEffect(() => {
    void loadSheet();
    if (isGm) void loadGmSide();
  }, [isGm]);
  return (
    <main class={`table ${side ? 'with-side' : ''}`} data-status={scene.status} data-rev={scene.rev}>
      <StatusBar
        onLog={() => toggle('log')}
        onTalk={() => toggle('talk')}
        onHelp={() => setHelpOpen(true)}
        onGm={isGm ? () => toggle('gm') : undefined}
      />
      <TurnRibbon />
      <div class="stage">
        <MapPanel tool={hand.tool} />
        <Mirror>
          <Ways />
        </Mirror>
        <Banner />
        <div class="stage-left">
          {!hand.wielded.value && stage.inspected.value !== null && <Lazy load={loadSheet} with={{}} />}
          <StackPanel />
        </div>
        <div class="stage-bottom">
          {hand.turn.value && !hand.draft.value && <Hint id="turn" />}
          <PathNote />
        </div>
        {scene.status !== 'fighting' && (
          <div class="stage-middle">
            {scene.status === 'gathering' && <Lazy load={loadLobby} with={{ battle }} />}
            {scene.table.over && <Lazy load={loadEnd} with={{}} />}
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
              replay={scene.status === 'gathering' ? undefined : replayPath()}
              onUndo={undoOf(hand)}
              onBack={backOf(hand)}
              onUndone={undoneOf(hand)}
            />
          </>
        )}
      </div>
      <div class="cards">
        <PromptTabs />
        <Lazy load={loadAim} with={{}} />
        <PromptCard />
      </div>
      {(hand.backTo.value !== null || scene.takeback) && <Lazy load={loadRewinding} with={{}} />}
      {(hand.isBringing.value || scene.heroes.length > 0) && <Lazy load={loadBringing} with={{}} />}
      {stage.menu.value && <Lazy load={loadHands} with={{}} />}
      <Toasts />
      <Announcer />
      <Lazy load={loadAttention} with={{}} />
      {stage.lookedUp.value !== null && <Lazy load={loadBook} with={{}} />}
      {isHelpOpen && <Lazy load={loadHelp} with={{ onClose: () => setHelpOpen(false) }} />}
    </main>
  );
}

/** How this seat takes its last step back; undefined: there is nothing yet, or it only looks on. */
function undoOf(hand: Hand): { readonly label: string; readonly run: () => void } | undefined {
  const role = hand.welcome.value?.role;
  if (hand.stage.scene.value?.status === 'gathering' || role === 'spectator') return undefined;
  return role === 'gm'
    ? { label: words.takeBackTheLastStep, run: () => goBack(hand, 'last') }
    : { label: words.takeBackMyLastStep, run: () => void hand.ask({ do: 'takeback' }) };
}

/** Only a GM goes back to wherever they like. */
function backOf(hand: Hand): ((rev: number) => void) | undefined {
  return hand.welcome.value?.role === 'gm' ? (rev) => goBack(hand, rev - 1) : undefined;
}

/** What was taken back, in the words of the log: for a GM. */
function undoneOf(hand: Hand): ((rev: number) => Promise<readonly LogEntry[]>) | undefined {
  if (hand.welcome.value?.role !== 'gm') return undefined;
  return async (rev) => (await hand.undone(rev)).flatMap((told) => hand.stage.linesOf(told));
}

function goBack(hand: Hand, to: number | 'last'): void {
  hand.backTo.value = to;
}

/** What is being done with the pointer, or that the line is down. */
function Banner(): VNode | null {
  const hand = useHand();
  const scene = useScene();
  const hint = hand.tool.value?.hint ?? '';
  if (hand.connection.value !== 'connected')
    return <p class="banner warn">{hand.refusal.value || words.connectionLost}</p>;
  if (hint === '' && scene.settings.paused && scene.status !== 'over')
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
  const stage = useStage();
  const hand = useHand();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      const isButton = target instanceof HTMLButtonElement && event.key === 'Enter';
      const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z' && backOf(hand);
      if (isUndo && !isTyping && !isReading()) goBack(hand, 'last');
      if (isTyping || isOther || isButton || isReading()) return;
      const scene = stage.scene.value;
      const isMeant = scene && pressKey(hand, event.key, (offer) => begin(hand, scene, offer));
      if (isMeant) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [hand]);
}
