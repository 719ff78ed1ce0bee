import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { OutgoingBatches } from './outgoing-batches.ts';

/** Returns a socket, and the writes that reach its other end. */
function openSocket() {
  const writes: string[] = [];
  const socket = new Writable({
    write(chunk, _encoding, done) {
      writes.push(String(chunk));
      done();
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      done();
    },
  });
  return { socket, writes };
}

it('all messages of a tick are sent in one write', async () => {
  const batches = new OutgoingBatches();
  const { socket, writes } = openSocket();
  for (const message of ['one ', 'two ', 'three']) {
    batches.cork(socket);
    socket.write(message);
  }
  expect(writes).toEqual([]);
  await new Promise(process.nextTick);
  expect(writes).toEqual(['one two three']);
});

it('the messages of the next tick are sent in another write', async () => {
  const batches = new OutgoingBatches();
  const { socket, writes } = openSocket();
  for (const message of ['one', 'two']) {
    batches.cork(socket);
    socket.write(message);
    await new Promise(process.nextTick);
  }
  expect(writes).toEqual(['one', 'two']);
});

it('outgoing data stays unchanged when the framework reuses its memory', () => {
  const batches = new OutgoingBatches();
  const memory = Uint8Array.of(1, 2, 3, 0);
  const first = batches.copyOf(memory.subarray(0, 3));
  memory.set([4, 5, 6, 7]);
  expect([first, batches.copyOf(memory)]).toEqual([Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6, 7)]);
});

it('outgoing data is copied only once for all clients of a table', () => {
  const batches = new OutgoingBatches();
  const patch = Uint8Array.of(1, 2);
  expect(batches.copyOf(patch)).toBe(batches.copyOf(patch));
});

it('text is passed on unchanged', () => {
  expect(new OutgoingBatches().copyOf('text')).toBe('text');
});
