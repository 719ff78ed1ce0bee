import type { ReadonlySignal } from '@preact/signals';
import { add, DIRECTIONS, type Direction, type Hex, isOnMap } from '@riposte/shared';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { Marks, Tool } from '../session/tool.ts';

/**
 * Returns the hex that an arrow key leads to; undefined for other keys. Hexes have no neighbor straight above, so up
 * and down alternate between two directions.
 */
export function stepOf(key: string, [q, r]: Hex): Hex | undefined {
  const isOddRow = r % 2 !== 0;
  const directions: Readonly<Record<string, Direction>> = {
    ArrowRight: 0,
    ArrowLeft: 3,
    ArrowUp: isOddRow ? 1 : 2,
    ArrowDown: isOddRow ? 5 : 4,
  };
  const direction = directions[key];
  return direction === undefined ? undefined : add([q, r], DIRECTIONS[direction]);
}

/**
 * Handles a key of the map's keyboard cursor: arrow keys move the cursor, and Enter presses the hex. Also works if
 * the map could not be drawn. Returns whether the key was handled.
 */
export function pressOnMap(
  key: string,
  { over, snapshot }: BattleViewModel,
  tool: ReadonlySignal<Tool | null>,
  onStep: (to: Hex) => void = () => {},
): boolean {
  const table = snapshot.value?.table;
  const { confirm } = tool.value ?? {};
  const at = over.value ?? tool.value?.marks(null).from ?? table?.fighters[table.turn ?? '']?.at ?? [0, 0];
  if (key === 'Enter' && confirm) confirm();
  else if (key === 'Enter' && over.value) tool.value?.press(at, 'key');
  const to = stepOf(key, at);
  if (to && table && isOnMap(table.map, to)) {
    over.value = to;
    onStep(to);
  }
  return to !== undefined || key === 'Enter';
}

/** Returns whether a press on the hex under the pointer would do something. */
export function isInteractive(
  { hexes, targets }: Marks,
  over: Hex | null,
  { table }: BattleSnapshot,
): boolean {
  if (!over) return false;
  const isHere = (at: Hex | null | undefined) => at?.[0] === over[0] && at[1] === over[1];
  return hexes.some(({ at }) => isHere(at)) || targets.some((id) => isHere(table.fighters[id]?.at));
}
