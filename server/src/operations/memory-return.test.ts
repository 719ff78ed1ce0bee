import { expect, it } from 'vitest';
import { MemoryReturn } from './memory-return.ts';

it('the server returns memory to the system once after all rooms have closed', () => {
  let rooms = 0;
  const memory = new MemoryReturn(() => rooms);
  const looks = [0, 2, 1, 0, 0, 1, 0].map((open) => {
    rooms = open;
    return memory.look();
  });
  memory.stop();
  expect(looks).toEqual([false, false, false, true, false, false, true]);
});
