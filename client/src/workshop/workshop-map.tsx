import '../table/map-panel.css';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { nameIn } from '../battle/snapshot.ts';
import type { Board } from '../map/board.ts';
import { pressOnMap } from '../map/cursor.ts';
import { MapButtons } from '../table/map-buttons.tsx';
import { Fault } from '../ui/error-text.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import { listenToHolds } from './grab.ts';
import type { Bench } from './open-fight.ts';

/** The drawn map; or why there is none, in a sentence. */
async function draw(host: HTMLElement, { model, tool }: Bench): Promise<Board | string> {
  const code = await import('../map/board.ts').catch(() => undefined);
  if (!code) return words.mapNotLoaded;
  return await code.openBoard(host, model, tool).catch(() => words.mapNotDrawn);
}

/** The fight's map, drawn as it is at the table; in words where it cannot be drawn. */
export function WorkshopMap({ bench }: { readonly bench: Bench }): VNode {
  const { model, tool } = bench;
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
  const { over, snapshot } = model;
  const table = snapshot.value?.table;
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
          if (board ? board.key(key) : pressOnMap(key, model, tool)) event.preventDefault();
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
