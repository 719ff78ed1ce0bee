import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveTogether } from './outgoing-batches.ts';

let server: Server;
beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** A connection on which leaves together what is sent, and all that has arrived at its other end once it is over. */
async function connected() {
  const guest = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  const connections = new EventEmitter();
  leaveTogether(connections);
  const connection = { readyState: 1, send: (_data: unknown) => undefined };
  connections.emit('connection', connection, { socket });
  const arrived = async () => {
    socket.end();
    return await buffer(guest);
  };
  return { connection, arrived };
}

it('lets what was sent leave as it was then, though the next is written into the same memory', async () => {
  const { connection, arrived } = await connected();
  const memory = Uint8Array.of(1, 2, 3, 0);
  connection.send(memory.subarray(0, 3));
  memory.set([4, 5, 6, 7]);
  connection.send(memory.subarray(0, 4));
  expect([...(await arrived())]).toEqual([0x82, 3, 1, 2, 3, 0x82, 4, 4, 5, 6, 7]);
});

it.each([
  { length: 0, head: [0x82, 0] },
  { length: 125, head: [0x82, 125] },
  { length: 126, head: [0x82, 126, 0, 126] },
  { length: 0xffff, head: [0x82, 126, 0xff, 0xff] },
  { length: 0x1_0000, head: [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0] },
])('says of $length bytes how many they are, as the standard asks for', async ({ length, head }) => {
  const { connection, arrived } = await connected();
  connection.send(new Uint8Array(length).fill(7));
  const frame = await arrived();
  expect([...frame.subarray(0, head.length)]).toEqual(head);
  expect(frame.subarray(head.length).equals(Buffer.alloc(length, 7))).toBe(true);
});

it('leaves what is sent after the end to the connection itself', async () => {
  const { connection, arrived } = await connected();
  connection.readyState = 2;
  connection.send(Uint8Array.of(1));
  expect(await arrived()).toHaveLength(0);
});
