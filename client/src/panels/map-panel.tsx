import './map-panel.css';
import type { ReadonlySignal } from '@preact/signals';
import type { Hex } from '@riposte/shared';
import { Maximize, Minus, Plus } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../map/board.ts';
import { useScene, useStage } from '../store/context.ts';
import { nameIn, type Scene } from '../store/scene.ts';
import { fighterAt } from '../tools/idle.ts';
import type { Tool } from '../tools/tool.ts';
import { Icon } from './icon.tsx';

interface Of {
  /** What the pointer means. */
  readonly tool: ReadonlySignal<Tool | null>;
}

/** The map in its place: drawn by Pixi, steered by pointer, fingers or arrow keys. */
export function MapPanel({ tool }: Of): VNode {
  const stage = useStage();
  const scene = useScene();
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
        aria-label="Map: arrow keys move the cursor, Enter acts there"
        data-testid="map"
        data-ready={board !== null}
        onKeyDown={(event) => {
          if (board?.key(event.key)) event.preventDefault();
        }}
        onMouseLeave={() => {
          stage.over.value = null;
        }}
      />
      <p class="sr-only" aria-live="polite">
        {place(scene, stage.over.value)}
      </p>
      <div class="map-buttons">
        <button
          type="button"
          class="button icon-only"
          aria-label="Zoom in"
          onClick={() => board?.zoomBy(0.25)}
        >
          <Icon of={Plus} />
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label="Zoom out"
          onClick={() => board?.zoomBy(-0.2)}
        >
          <Icon of={Minus} />
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label="Show the whole map"
          onClick={() => board?.fit()}
        >
          <Icon of={Maximize} />
        </button>
      </div>
    </>
  );
}

function place({ table }: Scene, at: Hex | null): string {
  if (!at) return '';
  const id = fighterAt(table, at);
  return `${at.join(', ')}${id === undefined ? '' : `: ${nameIn(table, id)}`}`;
}
