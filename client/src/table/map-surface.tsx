import './map-surface.css';
import type { ReadonlySignal } from '@preact/signals';
import type { RefObject, VNode } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { Board } from '../map/board.ts';
import { pressOnMap } from '../map/cursor.ts';
import { useSkipKey } from '../map/skip-key.ts';
import type { Tool } from '../session/tool.ts';
import * as common from '../words/common.ts';

type BoardFault = 'not-loaded' | 'not-drawn';

interface MapState {
  readonly model: BattleViewModel;
  readonly tool: ReadonlySignal<Tool | null>;
  readonly host: RefObject<HTMLDivElement | null>;
  /** The drawn map; null until it is drawn, and if drawing fails. */
  readonly board: Board | null;
  readonly fault: BoardFault | null;
}

async function draw(
  host: HTMLElement,
  model: BattleViewModel,
  tool: ReadonlySignal<Tool | null>,
): Promise<Board | BoardFault> {
  const code = await import('../map/board.ts').catch(() => undefined);
  if (!code) return 'not-loaded';
  return await code.openBoard(host, model, tool).catch(() => 'not-drawn' as const);
}

/** Draws the map into `host`, and destroys it when the component is removed. */
export function useMap(model: BattleViewModel, tool: ReadonlySignal<Tool | null>): MapState {
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Board | BoardFault | null>(null);
  useEffect(() => {
    let isRemoved = false;
    let board: Board | undefined;
    const open = async (element: HTMLElement) => {
      const result = await draw(element, model, tool);
      if (typeof result !== 'string') board = result;
      model.isDrawn.value = board !== undefined;
      if (isRemoved) board?.destroy();
      else setDrawn(result);
    };
    if (host.current) void open(host.current);
    return () => {
      isRemoved = true;
      board?.destroy();
    };
  }, [model]);
  return typeof drawn === 'string'
    ? { model, tool, host, board: null, fault: drawn }
    : { model, tool, host, board: drawn, fault: null };
}

interface Of {
  readonly map: MapState;
  /** Handles a key before the map does. Returns true if the map must ignore the key. */
  readonly onKey?: (key: string) => boolean;
  readonly onContextMenu?: (event: MouseEvent) => void;
}

/** The element that contains the drawn map. It also takes the keyboard focus for the map. */
export function MapSurface({ map, onKey, onContextMenu }: Of): VNode {
  const { model, tool, host, board } = map;
  useSkipKey(useCallback(() => board?.skip(), [board]));
  return (
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
        if (onKey?.(key) || (board ? board.key(key) : pressOnMap(key, model, tool))) event.preventDefault();
      }}
      onContextMenu={onContextMenu}
      onMouseLeave={() => {
        model.over.value = null;
      }}
    />
  );
}
