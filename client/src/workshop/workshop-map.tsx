import '../panels/map-panel.css';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../map/board.ts';
import { pressOnMap } from '../map/cursor.ts';
import { MapButtons } from '../panels/map-buttons.tsx';
import { nameIn } from '../store/scene.ts';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import type { Bench } from './bench.ts';

/** The fight's map, drawn as it is at the table; in words where it cannot be drawn. */
export function WorkshopMap({ bench: { stage, tool } }: { readonly bench: Bench }): VNode {
  const host = useRef<HTMLDivElement>(null);
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: Board | undefined;
    const open = async (element: HTMLElement) => {
      const { openBoard } = await import('../map/board.ts');
      opened = await openBoard(element, stage, tool);
      if (isGone) opened.destroy();
      else setBoard(opened);
    };
    if (host.current)
      open(host.current).catch(() => {
        stage.isDrawn.value = false;
      });
    return () => {
      isGone = true;
      opened?.destroy();
    };
  }, [stage]);
  const { over, scene } = stage;
  const table = scene.value?.table;
  const at = over.value;
  const there = Object.values(table?.fighters ?? {}).find((one) => at && `${one.at}` === `${at}`);
  return (
    <section class="workshop-map" aria-label={words.map}>
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
          if (board ? board.key(key) : pressOnMap(key, stage, tool)) event.preventDefault();
        }}
        onMouseLeave={() => {
          over.value = null;
        }}
      />
      <p class="workshop-hint" aria-live="polite">
        {at ? `${at.join(', ')}${there && table ? `: ${nameIn(table, there.id)}` : ''}` : tool.value?.hint}
      </p>
      {stage.isDrawn.value ? <MapButtons board={board} /> : <p>{words.mapNotDrawn}</p>}
    </section>
  );
}
