import './table-page.css';
import './stream-page.css';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Backdrop } from '../net/link.ts';
import { picturesOf } from '../net/pictures.ts';
import { Lazy } from '../panels/lazy.tsx';
import { MapPanel } from '../panels/map-panel.tsx';
import { StackPanel } from '../panels/stack-panel.tsx';
import { TurnRibbon } from '../panels/turn-ribbon.tsx';
import { useHand, useScene, useStage } from '../store/context.ts';
import * as common from '../words/common.ts';
import * as words from '../words/stream.ts';
import { Waiting } from './waiting.tsx';

const loadPassphrase = async () => (await import('./passphrase-page.tsx')).PassphrasePage;

/** So many of the last lines of the log are read on the stream. */
const LINES = 3;

interface Of {
  readonly backdrop: Backdrop;
}

/** A fight as it is shown on a stream: large, and with nothing to press. */
export function StreamPage({ backdrop }: Of): VNode {
  const { scene } = useStage();
  const { welcome, refusal, passphrase, connection } = useHand();
  useEffect(() => {
    document.documentElement.dataset.stream = backdrop;
  }, [backdrop]);
  if (passphrase.value !== null) return <Lazy load={loadPassphrase} with={{ sentence: passphrase.value }} />;
  if (connection.value === 'lost' || !scene.value || !welcome.value)
    return <Waiting sentence={refusal.value} />;
  return welcome.value.role === 'spectator' ? <Fight /> : <Waiting sentence={words.notToBeShown} />;
}

function Fight(): VNode {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  useEffect(() => {
    void picturesOf(scene.ruleset.id).then((pictures) => {
      stage.pictures.value = pictures;
    });
  }, [scene.ruleset.id]);
  return (
    <main class="table stream" data-status={scene.status} data-testid="stream" inert>
      <header>
        <h1>{scene.title}</h1>
        <span>{scene.status === 'gathering' ? words.itBeginsSoon : common.round(scene.table.round)}</span>
      </header>
      <TurnRibbon />
      <div class="stage">
        <MapPanel tool={hand.tool} />
        <div class="stage-left">
          <StackPanel />
        </div>
        <ol class="stream-lines" data-testid="stream-lines">
          {stage.log.value.slice(-LINES).map(({ key, text, set }) => (
            <li key={key}>
              {text} {set}
            </li>
          ))}
        </ol>
      </div>
    </main>
  );
}
