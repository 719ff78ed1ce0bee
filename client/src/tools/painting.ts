import { hexKey, isOnMap, range } from '@riposte/shared';
import { groundLabel } from '@riposte/shared/engine/gm/painting';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { SeatController } from '../session/seat-controller.ts';
import { NO_MARKS, type Tool } from '../session/tool.ts';
import * as words from '../words/gm.ts';

/** The terrain to paint, and the radius of the brush in hexes. */
export interface Painting {
  readonly ground: string;
  readonly reach: number;
}

/** Selects the GM's tool for painting terrain. */
export function paint(controller: SeatController, painting: Painting): void {
  controller.activity.useTool((snapshot) => paintingTool(controller, snapshot, painting));
}

/** Returns the tool that paints terrain. Each press paints a hex and the hexes around it. */
function paintingTool(
  controller: SeatController,
  { ruleset, table: { map } }: BattleSnapshot,
  painting: Painting,
): Tool {
  const { ground, reach } = painting;
  const under = (at: readonly [number, number]) => range(at, reach).filter((hex) => isOnMap(map, hex));
  return {
    name: 'painting',
    hint: words.paintHow(groundLabel(ruleset.gm, ground)),
    marks(over) {
      if (!over) return NO_MARKS;
      return { ...NO_MARKS, hexes: under(over).map((at) => ({ at, label: '', band: 0 })) };
    },
    press(at) {
      const distinct = new Map(under(at).map((hex) => [hexKey(hex), hex]));
      const hexes = [...distinct.values()].map(([q, r]) => [q, r]);
      void controller.inputs.send({ as: 'gm', do: 'gm.terrain', hexes, terrain: ground }, null);
      paint(controller, painting);
    },
    exit: () => controller.activity.drop(),
  };
}
