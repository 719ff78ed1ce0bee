import type { Hex } from '@riposte/shared';
import { Measuring } from '../session/measuring.ts';
import type { SeatController } from '../session/seat-controller.ts';

/**
 * Opens the measuring tool with the ruler. Without `from`, the ruler starts at the fighter whose turn it is, or else
 * at this seat's first fighter.
 */
export function startMeasuring({ activity, model, prompts }: SeatController, from?: Hex): void {
  const fighters = model.snapshot.value?.table.fighters ?? {};
  const own = fighters[prompts.turn.value?.for ?? model.mine.value[0] ?? ''];
  activity.measuring.value = new Measuring(model.over, from ?? own?.at ?? null, () => {
    activity.measuring.value = null;
  });
}
