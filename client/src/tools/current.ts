import { computed, type ReadonlySignal } from '@preact/signals';
import { mapRow } from '../store/draft.ts';
import type { Hand } from '../store/hand.ts';
import { aimingTool } from './aiming.ts';
import { idleTool } from './idle.ts';
import { pointingTool } from './pointing.ts';
import type { Tool } from './tool.ts';

/** What the pointer means now; null as long as there is no table. */
export function currentTool(hand: Hand): ReadonlySignal<Tool | null> {
  return computed(() => {
    const [scene, wielded, draft] = [hand.stage.scene.value, hand.wielded.value, hand.draft.value];
    if (!scene) return null;
    const pointing = hand.pointing.value;
    if (pointing !== null) return pointingTool(hand, pointing);
    if (wielded !== null) return wielded(scene);
    const row = draft ? mapRow(draft) : undefined;
    return draft && row ? aimingTool(hand, scene, draft, row) : idleTool(hand, scene);
  });
}
