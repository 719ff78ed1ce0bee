import './table-page.css';
import './variation-page.css';
import type { Ruleset } from '@riposte/shared';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { MOST_INPUTS, type Variation } from '@riposte/shared/recording/variation';
import type { Origin } from '@riposte/shared/variations/variation-play';
import { ArrowLeft, FastForward, ScrollText, Undo2 } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ActionBar } from '../action/action-bar.tsx';
import { PathNote } from '../action/path-note.tsx';
import { PromptCard } from '../prompt/prompt-card.tsx';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { BattleProvider, ControllerProvider, useBattle, useSnapshot } from '../session/context.ts';
import { usePictures } from '../session/use-pictures.ts';
import { Announcer } from '../table/announcer.tsx';
import { LogPanel } from '../table/log-panel.tsx';
import { MapPanel } from '../table/map-panel.tsx';
import { StackPanel } from '../table/stack-panel.tsx';
import { ReachableHexes, TextMap } from '../table/text-map.tsx';
import { TurnRibbon } from '../table/turn-ribbon.tsx';
import { useCurrentTool } from '../tools/current.ts';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { LocalTable } from '../variations/local-table.ts';
import { ShareVariation } from '../variations/variation-list.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/variations.ts';
import { useHotkeys } from './table-keys.ts';
import { Waiting } from './waiting.tsx';

const loadAim = async () => (await import('../action/aim-card.tsx')).AimCard;
const loadMenu = async () => (await import('../gm/context-menu.tsx')).HexMenu;
const loadBook = async () => (await import('../table/rules-sheet.tsx')).RulesSheet;
const loadSheet = async () => (await import('../table/own-sheet.tsx')).OwnSheet;

interface Props {
  readonly origin: Origin;
  readonly ruleset: Ruleset;
  readonly variation: Variation;
  readonly linkTo: Parameters<typeof ShareVariation>[0]['linkTo'];
  /** Saves the current state of the variation. */
  readonly onKeep: (variation: Variation) => void;
  readonly onBack: () => void;
}

/** The page of a variation: one person plays on from a moment of a replay, against bots. */
export function VariationPage({ origin, ruleset, variation, linkTo, onKeep, onBack }: Props): VNode {
  const [table] = useState(() => new LocalTable(origin, ruleset, variation));
  useEffect(() => {
    const keep = () => onKeep({ ...variation, inputs: table.inputs.peek() });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      table.skip();
      keep();
      table.close();
    };
  }, [table]);
  if (table.fault.value !== '') return <Failed sentence={table.fault.value} onBack={onBack} />;
  if (!table.controller.model.snapshot.value) return <Waiting sentence="" />;
  return (
    <BattleProvider value={table.controller.model}>
      <ControllerProvider value={table.controller}>
        <Table table={table} variation={variation} linkTo={linkTo} onBack={onBack} />
      </ControllerProvider>
    </BattleProvider>
  );
}

interface Of extends Pick<Props, 'variation' | 'linkTo' | 'onBack'> {
  readonly table: LocalTable;
}

function Failed({ sentence, onBack }: { readonly sentence: string; readonly onBack: () => void }): VNode {
  return (
    <main class="closed">
      <h1>{words.whatIf}</h1>
      <p role="alert">{sentence}</p>
      <button type="button" class="button" onClick={onBack}>
        {words.backToReplay}
      </button>
    </main>
  );
}

function Table(props: Of): VNode {
  const snapshot = useSnapshot();
  const tool = useCurrentTool();
  const [isLogShown, showLog] = useState(false);
  useHotkeys(tool);
  usePictures();
  const undo = () => props.table.undo();
  return (
    <main
      class={`table variation ${isLogShown ? 'with-side' : ''}`}
      data-status={snapshot.status}
      data-rev={snapshot.rev}
    >
      <Header {...props} onLog={() => showLog(!isLogShown)} />
      <TurnRibbon />
      <MapArea tool={tool} table={props.table} />
      <ActionBar />
      <div class="table-side">
        <LogPanel onClose={() => showLog(false)} onUndo={{ label: words.undoMyStep, run: undo }} />
      </div>
      <div class="cards">
        <Lazy load={loadAim} with={{}} />
      </div>
      <div class="question">
        <PromptTabs />
        <PromptCard />
      </div>
      <Toasts />
      <Announcer />
    </main>
  );
}

/** The name of the variation, and buttons to undo, to catch up, to share and to go back. */
function Header({ table, variation, linkTo, onBack, onLog }: Of & { readonly onLog: () => void }): VNode {
  const current = { ...variation, inputs: table.inputs.value };
  return (
    <header class="status-bar">
      <button type="button" class="button small" data-testid="back-to-replay" onClick={onBack}>
        <Icon of={ArrowLeft} /> <span>{words.backToReplay}</span>
      </button>
      <div class="status-title">
        <h1>{variation.name}</h1>
        <span>{words.lineFrom(variation.from)}</span>
      </div>
      {table.isCatchingUp.value && (
        <button type="button" class="button small" data-testid="skip-steps" onClick={() => table.skip()}>
          <Icon of={FastForward} /> {words.skip}
        </button>
      )}
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={words.undoMyStep}
        title={words.undoMyStep}
        data-testid="undo-line"
        onClick={() => table.undo()}
      >
        <Icon of={Undo2} />
      </button>
      <ShareVariation variation={current} linkTo={linkTo} />
      <button type="button" class="button small log-toggle" onClick={onLog}>
        <Icon of={ScrollText} /> <span class="status-word">{common.log}</span>
      </button>
    </header>
  );
}

/** The map and the panels that lie over it. */
function MapArea({
  tool,
  table,
}: Pick<Of, 'table'> & { readonly tool: ReturnType<typeof useCurrentTool> }): VNode {
  const model = useBattle();
  return (
    <div class="stage">
      <MapPanel tool={tool} />
      <TextMap>
        <ReachableHexes />
      </TextMap>
      <Ending table={table} />
      <div class="stage-left">
        {model.inspected.value !== null && <Lazy load={loadSheet} with={{}} />}
        <StackPanel />
      </div>
      <div class="stage-bottom">
        <PathNote />
      </div>
      {model.menu.value && <Lazy load={loadMenu} with={{}} />}
      {model.lookedUp.value !== null && <Lazy load={loadBook} with={{}} />}
    </div>
  );
}

/** A line over the map that says that the variation has ended, and how. */
function Ending({ table }: Pick<Of, 'table'>): VNode | null {
  const { over } = useSnapshot().table;
  if (over) {
    return (
      <p class="banner" role="status" data-testid="line-over">
        {over.winner === null ? words.isOver : words.hasWon(sideLabel(over.winner))}
      </p>
    );
  }
  return table.inputs.value.length < MOST_INPUTS ? null : <p class="banner warn">{words.isFull}</p>;
}
