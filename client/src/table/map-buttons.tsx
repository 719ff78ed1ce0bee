import { Maximize, Minus, Plus, Printer } from 'lucide';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Board } from '../map/board.ts';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import * as words from '../words/fight.ts';

const loadPrint = async () => (await import('../print/print-sheet.tsx')).PrintSheet;

interface Of {
  readonly board: Board | null;
  /** Additional buttons, shown above the zoom buttons. */
  readonly children?: ComponentChildren;
}

/** Buttons that zoom the map, for devices without a mouse wheel, and a button that prints it. */
export function MapButtons({ board, children }: Of): VNode {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <div class="map-buttons">
        {children}
        <button
          type="button"
          class="button icon-only"
          aria-label={words.printOrPicture}
          title={words.printOrPicture}
          disabled={!board}
          data-testid="print-open"
          onClick={() => setPrinting(true)}
        >
          <Icon of={Printer} />
        </button>
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
      {board && isPrinting && <Lazy load={loadPrint} with={{ board, onClose: () => setPrinting(false) }} />}
    </>
  );
}
