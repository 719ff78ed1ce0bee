import type { Delayed } from '@colyseus/core';

/** The clock of a room; its timeouts end with the room. */
export interface Timer {
  setTimeout(run: () => void, milliseconds: number): Delayed;
}
