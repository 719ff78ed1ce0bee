import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { mapRow } from '../battle/draft.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { useController } from '../session/context.ts';
import type { SeatController } from '../session/seat-controller.ts';
import type { Tool } from '../session/tool.ts';
import { aimingTool } from './aiming.ts';
import { idleTool } from './idle.ts';
import { pointingTool } from './pointing.ts';

/** Returns the map tool for the current activity; null until the table has loaded. */
export function currentTool(controller: SeatController): ReadonlySignal<Tool | null> {
  const { model, activity } = controller;
  return computed(() => {
    const snapshot = model.snapshot.value;
    const tool = snapshot && toolFor(controller, snapshot);
    return tool && (activity.measuring.value?.over(tool) ?? tool);
  });
}

function toolFor(controller: SeatController, snapshot: BattleSnapshot): Tool {
  const { activity } = controller;
  const selected = activity.tool.value;
  const draft = activity.draft.value;
  if (activity.isPointing.value) return pointingTool(controller);
  if (selected !== null) return selected(snapshot);
  const row = draft ? mapRow(draft) : undefined;
  return draft && row ? aimingTool(controller, snapshot, draft, row) : idleTool(controller, snapshot);
}

/** Returns the current map tool of this page's seat; its value is null until the table has loaded. */
export function useCurrentTool(): ReadonlySignal<Tool | null> {
  const controller = useController();
  return useMemo(() => currentTool(controller), [controller]);
}
