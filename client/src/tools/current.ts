import { computed, type ReadonlySignal } from '@preact/signals';
import { mapRow } from '../store/draft.ts';
import type { Play } from '../store/play.ts';
import { aimingTool } from './aiming.ts';
import { idleTool } from './idle.ts';
import { placingTool } from './placing.ts';
import type { Tool } from './tool.ts';

/** What the pointer means now; null as long as there is no table. */
export function currentTool(play: Play): ReadonlySignal<Tool | null> {
  return computed(() => {
    const [scene, placing, draft] = [play.scene.value, play.placing.value, play.draft.value];
    if (!scene) return null;
    if (placing !== null) return placingTool(play, scene, placing);
    const row = draft ? mapRow(scene.table, draft) : undefined;
    return draft && row ? aimingTool(play, scene, draft, row) : idleTool(play, scene);
  });
}
