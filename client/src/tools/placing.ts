import { type Hex, type Id, type Input, isOpenGround, occupant } from '@riposte/shared';
import { newcomersOf } from '../battle/new-fighters.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import type { SeatController } from '../session/seat-controller.ts';
import { NO_MARKS, type Tool } from '../session/tool.ts';
import * as words from '../words/gm.ts';

/** A fighter to move, or new fighters to add one after another. */
export type Placing =
  | { readonly target: Id }
  | { readonly kind: string; readonly side: string; readonly count: number };

/** Selects the GM's tool for placing fighters on the map. */
export function place(controller: SeatController, placing: Placing): void {
  controller.activity.useTool((snapshot) => placingTool(controller, snapshot, placing));
}

/**
 * Returns the tool that places a fighter on the hex of the next press. If there are several fighters, each further
 * press places another.
 */
function placingTool(controller: SeatController, snapshot: BattleSnapshot, placing: Placing): Tool {
  const { table } = snapshot;
  const more = 'count' in placing && placing.count > 1 ? { ...placing, count: placing.count - 1 } : null;
  return {
    name: 'placing',
    hint: more
      ? words.placeHowMore(nameOf(snapshot, placing), more.count)
      : words.placeHow(nameOf(snapshot, placing)),
    marks(over) {
      const isFree = over !== null && isOpenGround(table.map, over) && !occupant(table, over);
      return isFree ? { ...NO_MARKS, hexes: [{ at: over, label: '', band: 0 }] } : NO_MARKS;
    },
    press(at) {
      for (const input of inputsFor(snapshot, placing, at)) void controller.inputs.send(input, null);
      if (more) place(controller, more);
      else controller.activity.drop();
    },
    exit: () => controller.activity.drop(),
  };
}

function nameOf({ ruleset, table }: BattleSnapshot, placing: Placing): string {
  if ('target' in placing) return nameIn(table, placing.target);
  return ruleset.description.archetypes[placing.kind]?.label ?? placing.kind;
}

function inputsFor(snapshot: BattleSnapshot, placing: Placing, at: Hex): Input[] {
  if ('target' in placing) return [{ as: 'gm', do: 'gm.move', target: placing.target, to: [at[0], at[1]] }];
  return newcomersOf(snapshot, placing, [at]);
}
