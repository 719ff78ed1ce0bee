import { add, DIRECTIONS, type Direction, type Hex } from '@riposte/shared';

/** Which way an arrow key leads; up and down zigzag, so that they go straight. */
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
