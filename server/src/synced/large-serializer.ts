import { type Client, SchemaSerializer } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';

type Timing = Parameters<SchemaSerializer<Schema>['getFullState']>[1];

/**
 * The framework's own, with room for every state. That one writes what a seat sees besides behind what everybody sees, into
 * the buffer that was too small for the latter, so that nobody could read a table of two hundred fighters.
 */
export class RoomySerializer<State extends Schema> extends SchemaSerializer<State> {
  override getFullState(client?: Client, timing?: Timing) {
    super.getFullState();
    if (this.fullEncodeCache.buffer !== this.fullEncodeBuffer.buffer)
      this.fullEncodeBuffer = new Uint8Array(this.fullEncodeCache.buffer);
    return super.getFullState(client, timing);
  }
}
