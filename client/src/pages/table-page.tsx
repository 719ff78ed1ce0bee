import './table-page.css';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ActionBar, begin } from '../panels/action-bar.tsx';
import { AimCard } from '../panels/aim-card.tsx';
import { EndScreen } from '../panels/end-screen.tsx';
import { GmDrawer } from '../panels/gm-drawer.tsx';
import { LobbyPanel } from '../panels/lobby-panel.tsx';
import { LogPanel } from '../panels/log-panel.tsx';
import { MapPanel } from '../panels/map-panel.tsx';
import { Mirror } from '../panels/mirror.tsx';
import { PathNote } from '../panels/path-note.tsx';
import { PromptCard } from '../panels/prompt-card.tsx';
import { SheetCard } from '../panels/sheet-card.tsx';
import { StackPanel } from '../panels/stack-panel.tsx';
import { StatusBar } from '../panels/status-bar.tsx';
import { TableSettings } from '../panels/table-settings.tsx';
import { Toasts } from '../panels/toasts.tsx';
import { TurnRibbon } from '../panels/turn-ribbon.tsx';
import { usePlay, useScene } from '../store/context.ts';
import { pressKey } from '../store/keys.ts';
import { currentTool } from '../tools/current.ts';
import { PassphrasePage } from './passphrase-page.tsx';
import { Waiting } from './waiting.tsx';

/** The table: the map in the middle, and around it what is read and pressed. */
export function TablePage({ battle }: { readonly battle: string }): VNode {
  const play = usePlay();
  useHotkeys();
  if (play.connection.value === 'lost') return <Closed sentence={play.refusal.value} />;
  if (play.passphrase.value !== null) return <PassphrasePage sentence={play.passphrase.value} />;
  if (!play.scene.value || !play.welcome.value) return <Waiting />;
  return <Table battle={battle} />;
}

function Table({ battle }: { readonly battle: string }): VNode {
  const { play, scene } = useScene();
  const [isLogOpen, setLogOpen] = useState(false);
  const [isGmOpen, setGmOpen] = useState(false);
  const isGm = play.welcome.value?.role === 'gm';
  return (
    <main
      class={`table ${isLogOpen || isGmOpen ? 'with-side' : ''}`}
      data-status={scene.status}
      data-rev={scene.rev}
    >
      <StatusBar onLog={() => setLogOpen(!isLogOpen)} onGm={isGm ? () => setGmOpen(!isGmOpen) : undefined} />
      <TurnRibbon />
      <div class="stage">
        <MapPanel />
        <Banner />
        <div class="stage-left">
          <SheetCard />
          <StackPanel />
        </div>
        <div class="stage-bottom">
          <PathNote />
        </div>
        {scene.status !== 'fighting' && (
          <div class="stage-middle">
            <LobbyPanel battle={battle} />
            <EndScreen />
          </div>
        )}
      </div>
      <ActionBar />
      <div class="table-side">
        {isGm && isGmOpen ? (
          <div class="table-gm">
            <GmDrawer battle={battle} onClose={() => setGmOpen(false)} />
            <TableSettings />
          </div>
        ) : (
          <LogPanel onClose={() => setLogOpen(false)} />
        )}
      </div>
      <div class="cards">
        <AimCard />
        <PromptCard />
      </div>
      <Toasts />
      <Mirror />
      <Announcer />
    </main>
  );
}

/** What is being done with the pointer, or that the line is down. */
function Banner(): VNode | null {
  const { play, scene } = useScene();
  const hint = currentTool(play).value?.hint ?? '';
  if (play.connection.value !== 'connected') return <p class="banner warn">Connection lost. Coming back…</p>;
  if (hint === '' && scene.settings.paused)
    return <p class="banner">The game master has stopped all clocks.</p>;
  return hint === '' ? null : (
    <p class="banner">
      {hint} <kbd>Esc</kbd>
    </p>
  );
}

/** Tells screen readers when it is this seat's move. */
function Announcer(): VNode {
  const { play, scene } = useScene();
  const { reaction, turn } = play;
  const kind = reaction.value?.kind;
  const question = kind === undefined ? '' : (scene.ruleset.description.prompts[kind]?.label ?? kind);
  return (
    <p class="sr-only" role="status" aria-live="assertive">
      {question || (turn.value ? `${scene.table.fighters[turn.value.for]?.name ?? ''}: your turn` : '')}
    </p>
  );
}

function Closed({ sentence }: { readonly sentence: string }): VNode {
  return (
    <main class="closed">
      <h1>This table is closed to you</h1>
      <p role="alert">{sentence}</p>
      <a class="button" href="/">
        To the front page
      </a>
    </main>
  );
}

/** Keys that work wherever nothing is being typed. */
function useHotkeys(): void {
  const play = usePlay();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      const isButton = target instanceof HTMLButtonElement && event.key === 'Enter';
      if (isTyping || isOther || isButton) return;
      const scene = play.scene.value;
      const isMeant = scene && pressKey(play, event.key, (_play, offer) => begin(play, scene, offer));
      if (isMeant) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [play]);
}
