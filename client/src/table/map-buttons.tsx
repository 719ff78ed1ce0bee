import { Maximize, Minus, Plus } from 'lucide';
import type { ComponentChildren, VNode } from 'preact';
import type { Board } from '../map/board.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/fight.ts';

interface Of {
  readonly board: Board | null;
  /** Additional buttons, shown above the zoom buttons. */
  readonly children?: ComponentChildren;
}

/** Buttons that zoom the map, for devices without a mouse wheel. */
export function MapButtons({ board, children }: Of): VNode {
  return (
    <div class="map-buttons">
      {children}
      <button
        type="button"
        class="button icon-only map-zoom"
        aria-label={words.zoomIn}
        onClick={() => board?.zoomBy(0.25)}
      >
        <Icon of={Plus} />
      </button>
      <button
        type="button"
        class="button icon-only map-zoom"
        aria-label={words.zoomOut}
        onClick={() => board?.zoomBy(-0.2)}
      >
        <Icon of={Minus} />
      </button>
      <button
        type="button"
        class="button icon-only"
        aria-label={words.showTheWholeMap}
        onClick={() => board?.fit()}
      >
        <Icon of={Maximize} />
      </button>
    </div>
  );
}
