import type { SeatController } from '../session/seat-controller.ts';
import { NO_MARKS, type Tool } from '../session/tool.ts';
import * as words from '../words/fight.ts';

/** Returns the tool for pointing at a hex. */
export function pointingTool({ activity, link }: SeatController): Tool {
  return {
    name: 'ping',
    hint: words.pointHow,
    marks: (over) => (over ? { ...NO_MARKS, hexes: [{ at: over, label: '', band: 0 }] } : NO_MARKS),
    press([q, r]) {
      activity.drop();
      void link.chat({ do: 'ping', at: [q, r] });
    },
    exit: () => activity.drop(),
  };
}
