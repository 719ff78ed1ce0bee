import { computed, type ReadonlySignal } from '@preact/signals';
import { mapRow } from '../store/draft.ts';
import type { Hand } from '../store/hand.ts';
import { aimingTool } from './aiming.ts';
import { idleTool } from './idle.ts';
import { paintingTool } from './painting.ts';
import { placingTool } from './placing.ts';
import { pointingTool } from './pointing.ts';
import type { Tool } from './tool.ts';

/** What the pointer means now; null as long as there is no table. */
export function currentTool(hand: Hand): ReadonlySignal<Tool | null> {
  return computed(() => {
    const [scene, placing, draft] = [hand.stage.scene.value, hand.placing.value, hand.draft.value];
    if (!scene) return null;
    const pointing = hand.pointing.value;
    if (pointing !== null) return pointingTool(hand, pointing);
    const painting = hand.painting.value;
    if (painting !== null) return paintingTool(hand, scene, painting);
    if (placing !== null) return placingTool(hand, scene, placing);
    const row = draft ? mapRow(draft) : undefined;
    return draft && row ? aimingTool(hand, scene, draft, row) : idleTool(hand, scene);
  });
}
