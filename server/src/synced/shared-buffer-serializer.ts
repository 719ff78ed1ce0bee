import { Protocol, SchemaSerializer } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';

/** The initial size of each buffer in bytes: enough for most rooms with 200 spectators. */
const BUFFER_BYTES = 128 * 1024;

/** The buffer that patches are encoded into. A room that needs a larger one gets its own. */
const patchBuffer = new Uint8Array(BUFFER_BYTES);

/** The buffer that full states are encoded into. It grows to the largest state. */
let stateBuffer: Uint8Array = new Uint8Array(BUFFER_BYTES);

/**
 * The framework's serializer with buffers that all rooms share. The original reserves two buffers per room. It also
 * sends parts of them without a copy, so a slow connection could receive bytes of a later patch.
 */
export class SharedBufferSerializer<State extends Schema> extends SchemaSerializer<State> {
  override reset(state: State): void {
    super.reset(state);
    this.fullEncodeBuffer = stateBuffer;
    const { encoder } = this;
    const encode = encoder.encode.bind(encoder);
    const encodeAll = encoder.encodeAll.bind(encoder);
    const encodeAllView = encoder.encodeAllView.bind(encoder);
    encoder.sharedBuffer = patchBuffer;
    encoder.encode = (...all) => encode(...all).slice();
    encoder.encodeAll = (it) => {
      stateBuffer[0] = Protocol.ROOM_STATE;
      const encoded = encodeAll(it, stateBuffer);
      if (encoded.buffer !== stateBuffer.buffer) stateBuffer = new Uint8Array(encoded.buffer);
      return encoded.slice();
    };
    encoder.encodeAllView = (view, sharedOffset, it) => {
      stateBuffer.set(this.fullEncodeCache); // writes the state again, because another room may have overwritten the shared buffer
      return encodeAllView(view, sharedOffset, it, stateBuffer);
    };
  }
}
