import '../panels/map-panel.css';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../map/board.ts';
import { pressOnMap } from '../map/cursor.ts';
import { Fault } from '../panels/fault.tsx';
import { MapButtons } from '../panels/map-buttons.tsx';
import { nameIn } from '../store/scene.ts';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import type { Bench } from './bench.ts';
import { listenToHolds } from './take-hold.ts';

/** The drawn map; or why there is none, in a sentence. */
async function draw(host: HTMLElement, { stage, tool }: Bench): Promise<Board | string> {
  const code = await import('../map/board.ts').catch(() => undefined);
  if (!code) return words.mapNotLoaded;
  return await code.openBoard(host, stage, tool).catch(() => words.mapNotDrawn);
}

/** The fight's map, drawn as it is at the table; in words where it cannot be drawn. */
export function WorkshopMap({ bench }: { readonly bench: Bench }): VNode {
  const { stage, tool } = bench;
  const host = useRef<HTMLDivElement>(null);
  const [board, setBoard] = useState<Board | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let isGone = false;
    let opened: Board | undefined;
    const open = async (element: HTMLElement) => {
      const drawn = await draw(element, bench);
      if (typeof drawn === 'string') return setFault(drawn);
      opened = drawn;
      if (isGone) opened.destroy();
      else setBoard(opened);
    };
    if (host.current) void open(host.current);
    return () => {
      isGone = true;
      opened?.destroy();
    };
  }, [bench]);
  useEffect(() => {
    if (host.current && board) return listenToHolds(host.current, board, tool);
  }, [board, tool]);
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
          if (tool.value?.grip?.key(key)) return event.preventDefault();
          if (board ? board.key(key) : pressOnMap(key, stage, tool)) event.preventDefault();
        }}
        onMouseLeave={() => {
          over.value = null;
        }}
      />
      <p class="workshop-hint" aria-live="polite">
        {at ? `${at.join(', ')}${there && table ? `: ${nameIn(table, there.id)}` : ''}` : tool.value?.hint}
      </p>
      {fault === '' ? <MapButtons board={board} /> : <Fault says={fault} testId="map-not-drawn" />}
    </section>
  );
}
