import { type Client, SchemaSerializer } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';

type Timing = Parameters<SchemaSerializer<Schema>['getFullState']>[1];

/**
 * The framework's serializer with a buffer for states of any size. The original writes private parts into a
 * buffer that may be too small, so tables of two hundred fighters could not be read.
 */
export class LargeStateSerializer<State extends Schema> extends SchemaSerializer<State> {
  override getFullState(client?: Client, timing?: Timing) {
    super.getFullState();
    if (this.fullEncodeCache.buffer !== this.fullEncodeBuffer.buffer)
      this.fullEncodeBuffer = new Uint8Array(this.fullEncodeCache.buffer);
    return super.getFullState(client, timing);
  }
}
