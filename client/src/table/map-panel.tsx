import type { ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { Board } from '../map/board.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { NO_MARKS, type Tool } from '../session/tool.ts';
import { hexDescription } from '../tools/hex-description.ts';
import { waysOf } from '../tools/paths.ts';
import { Lazy } from '../ui/lazy.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MapSurface, useMap } from './map-surface.tsx';

const loadMeasure = async () => (await import('./measure-switch.tsx')).MeasureSwitch;
const loadDanger = async () => (await import('../advice/danger-switch.tsx')).DangerSwitch;

/**
 * Opens the menu of the hex under the keyboard's cursor. If the map is not drawn, the menu opens in the middle of the
 * page.
 */
function openMenu(board: Board | null, model: BattleViewModel): void {
  const at = model.over.value;
  if (board) board.menu();
  else if (at) model.menu.value = { at, x: innerWidth / 2, y: innerHeight / 3 };
}

/** The map of the battle. For screen readers, it also describes the hex under the cursor. */
export function MapPanel({ tool }: { readonly tool: ReadonlySignal<Tool | null> }): VNode {
  const model = useBattle();
  const { prompts } = useController();
  const snapshot = useSnapshot();
  const map = useMap(model, tool);
  const { board } = map;
  const over = model.over.value;
  return (
    <>
      <MapSurface
        map={map}
        onContextMenu={(event) => {
          event.preventDefault();
          // the context menu key opens the menu of the hex under the keyboard's cursor; a right click opens the menu of
          // the hex under the pointer
          if (event.button === 2) board?.menu({ x: event.clientX, y: event.clientY });
          else openMenu(board, model);
        }}
      />
      <p class="sr-only" aria-live="polite" data-testid="cursor">
        {over &&
          hexDescription(
            snapshot,
            over,
            waysOf(snapshot, prompts.offers.value),
            model.hexNotes.value,
            tool.value?.marks(over) ?? NO_MARKS,
          )}
      </p>
      {model.isDrawn.value && (
        <MapButtons board={board}>
          <Lazy load={loadDanger} with={{ board }} />
          <Lazy load={loadMeasure} with={{ board }} />
        </MapButtons>
      )}
    </>
  );
}
