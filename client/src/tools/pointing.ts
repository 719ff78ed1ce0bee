import { distance } from '@riposte/shared';
import { NO_MARKS, type Tool } from '../map/tool.ts';
import type { Pointing } from '../session/activity.ts';
import type { SeatController } from '../session/seat-controller.ts';
import * as words from '../words/fight.ts';

/** Returns the tool for pointing at a hex. With the ruler, two presses measure a distance. */
export function pointingTool(controller: SeatController, pointing: Pointing): Tool {
  const from = pointing.what === 'ruler' ? pointing.from : null;
  return {
    name: pointing.what,
    hint: hintOf(pointing),
    marks(over) {
      if (!over) return NO_MARKS;
      const label = from ? String(distance(from, over)) : '';
      return { ...NO_MARKS, from, hexes: [{ at: over, label, band: 0 }] };
    },
    press(at) {
      if (pointing.what === 'ruler' && !from) return controller.activity.point({ what: 'ruler', from: at });
      controller.activity.drop();
      const [q, r] = at;
      void controller.link.chat(
        from ? { do: 'measure', from: [...from], to: [q, r] } : { do: 'ping', at: [q, r] },
      );
    },
    exit: () => controller.activity.drop(),
  };
}

function hintOf(pointing: Pointing): string {
  if (pointing.what === 'ping') return words.pointHow;
  return pointing.from ? words.measureToWhere : words.measureFromWhere;
}
