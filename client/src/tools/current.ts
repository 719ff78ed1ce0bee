import { computed, type ReadonlySignal } from '@preact/signals';
import { mapRow } from '../battle/draft.ts';
import type { Tool } from '../map/tool.ts';
import type { SeatController } from '../session/seat-controller.ts';
import { aimingTool } from './aiming.ts';
import { idleTool } from './idle.ts';
import { pointingTool } from './pointing.ts';

/** What the pointer means now; null as long as there is no table. */
export function currentTool(controller: SeatController): ReadonlySignal<Tool | null> {
  return computed(() => {
    const [snapshot, wielded, draft] = [
      controller.model.snapshot.value,
      controller.wielded.value,
      controller.draft.value,
    ];
    if (!snapshot) return null;
    const pointing = controller.pointing.value;
    if (pointing !== null) return pointingTool(controller, pointing);
    if (wielded !== null) return wielded(snapshot);
    const row = draft ? mapRow(draft) : undefined;
    return draft && row ? aimingTool(controller, snapshot, draft, row) : idleTool(controller, snapshot);
  });
}
