import './map-panel.css';
import type { ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { Board } from '../map/board.ts';
import { pressOnMap } from '../map/cursor.ts';
import type { Tool } from '../map/tool.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { spotText } from '../tools/hex-description.ts';
import { waysOf } from '../tools/paths.ts';
import * as common from '../words/common.ts';
import { MapButtons } from './map-buttons.tsx';

interface Of {
  /** What the pointer means. */
  readonly tool: ReadonlySignal<Tool | null>;
}

/** The drawn map; undefined where nothing draws it, or its code does not come: it stands there in words then. */
async function draw(
  host: HTMLElement,
  model: BattleViewModel,
  tool: ReadonlySignal<Tool | null>,
): Promise<Board | undefined> {
  try {
    return await (await import('../map/board.ts')).openBoard(host, model, tool);
  } catch {
    return undefined;
  }
}

/** The menu of the hex that the cursor is on. Where nothing is drawn, it stands in the middle of the page. */
function openMenu(board: Board | null, model: BattleViewModel): void {
  const at = model.over.value;
  if (board) board.menu();
  else if (at) model.menu.value = { at, x: innerWidth / 2, y: innerHeight / 3 };
}

/** The map in its place: drawn by Pixi, steered by pointer, fingers or arrow keys. */
export function MapPanel({ tool }: Of): VNode {
  const model = useBattle();
  const { prompts } = useController();
  const snapshot = useSnapshot();
  const over = model.over.value;
  const host = useRef<HTMLDivElement>(null);
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: Board | undefined;
    const open = async (element: HTMLElement) => {
      opened = await draw(element, model, tool);
      model.isDrawn.value = opened !== undefined;
      if (isGone) opened?.destroy();
      else setBoard(opened ?? null);
    };
    if (host.current) void open(host.current);
    return () => {
      isGone = true;
      opened?.destroy();
    };
  }, []);
  useEffect(() => {
    const skip = ({ key, target }: KeyboardEvent) => {
      const isMeantElse =
        target instanceof HTMLElement && target.closest('button, input, select, summary, a');
      if (key === ' ' && !isMeantElse) board?.skip();
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [board]);
  return (
    <>
      <div
        ref={host}
        class="map"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the cursor over the map
        tabIndex={0}
        aria-label={common.mapHow}
        data-testid="map"
        data-ready={board !== null}
        onKeyDown={(event) => {
          const { key } = event;
          if (board ? board.key(key) : pressOnMap(key, model, tool)) event.preventDefault();
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          // the keyboard asks for the hex of the cursor, wherever the pointer lies
          if (event.button === 2) board?.menu({ x: event.clientX, y: event.clientY });
          else openMenu(board, model);
        }}
        onMouseLeave={() => {
          model.over.value = null;
        }}
      />
      <p class="sr-only" aria-live="polite" data-testid="cursor">
        {over && spotText(snapshot, over, waysOf(snapshot, prompts.offers.value))}
      </p>
      {model.isDrawn.value && <MapButtons board={board} />}
    </>
  );
}
