import './table-page.css';
import './stream-page.css';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Backdrop } from '../net/link.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { usePictures } from '../session/use-pictures.ts';
import { MapPanel } from '../table/map-panel.tsx';
import { StackPanel } from '../table/stack-panel.tsx';
import { TurnRibbon } from '../table/turn-ribbon.tsx';
import { useCurrentTool } from '../tools/current.ts';
import { Lazy } from '../ui/lazy.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/stream.ts';
import { Waiting } from './waiting.tsx';

const loadTurning = async () => (await import('../turning/stream-turning.tsx')).StreamTurning;
const loadPassphrase = async () => (await import('./passphrase-page.tsx')).PassphrasePage;

/** The number of log lines that the stream shows. */
const LINES = 3;

interface Of {
  readonly backdrop: Backdrop;
}

/** The page of a fight for video streams. It is large and has no controls. */
export function StreamPage({ backdrop }: Of): VNode {
  const { snapshot } = useBattle();
  const { welcome, refusal, passphrase, state } = useController().link;
  useEffect(() => {
    document.documentElement.dataset.stream = backdrop;
  }, [backdrop]);
  if (passphrase.value !== null) return <Lazy load={loadPassphrase} with={{ sentence: passphrase.value }} />;
  if (state.value === 'lost' || !snapshot.value || !welcome.value)
    return <Waiting sentence={refusal.value} />;
  return welcome.value.role === 'spectator' ? <Fight /> : <Waiting sentence={words.notToBeShown} />;
}

function Fight(): VNode {
  const model = useBattle();
  const tool = useCurrentTool();
  const snapshot = useSnapshot();
  usePictures();
  return (
    <main class="table stream" data-status={snapshot.status} data-testid="stream" inert>
      <header>
        <h1>{snapshot.title}</h1>
        <span>
          {snapshot.status === 'gathering' ? words.itBeginsSoon : common.round(snapshot.table.round)}
        </span>
      </header>
      <TurnRibbon />
      <div class="stage">
        <MapPanel tool={tool} />
        <div class="stage-left">
          <StackPanel />
        </div>
        <ol class="stream-lines" data-testid="stream-lines">
          {model.log.value.slice(-LINES).map(({ key, text, set }) => (
            <li key={key}>
              {text} {set}
            </li>
          ))}
        </ol>
        {snapshot.status === 'over' && snapshot.settings.openReplay && <Lazy load={loadTurning} with={{}} />}
      </div>
    </main>
  );
}
