import { Flame, Maximize, Minus, Plus } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Board } from '../map/board.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import * as advice from '../words/advice.ts';
import * as words from '../words/fight.ts';

const loadDanger = async () => (await import('../advice/danger-panel.tsx')).DangerPanel;

/** Buttons that zoom the map, for devices without a mouse wheel, and the switch for the danger map. */
export function MapButtons({ board }: { readonly board: Board | null }): VNode {
  const { prompts } = useController();
  const { status } = useSnapshot();
  const [isOn, setOn] = useState(false);
  const canSwitch = status === 'fighting' && (isOn || prompts.turn.value !== null);
  return (
    <div class="map-buttons">
      {canSwitch && (
        <button
          type="button"
          class="button icon-only"
          aria-label={advice.dangerMap}
          title={advice.dangerMap}
          aria-pressed={isOn}
          data-testid="danger-switch"
          onClick={() => setOn(!isOn)}
        >
          <Icon of={Flame} />
        </button>
      )}
      {canSwitch && isOn && <Lazy load={loadDanger} with={{ board }} />}
      {useBattle().isDrawn.value && <ZoomButtons board={board} />}
    </div>
  );
}

function ZoomButtons({ board }: { readonly board: Board | null }): VNode {
  return (
    <>
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
    </>
  );
}
