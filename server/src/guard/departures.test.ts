import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveTogether } from './departures.ts';

let server: Server;
beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

it('lets what was sent leave as it was then, though the next is written into the same memory', async () => {
  const guest = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  const connections = new EventEmitter();
  leaveTogether(connections);
  const connection = { send: (data: unknown) => void socket.write(data as Uint8Array) };
  connections.emit('connection', connection, { socket });

  const memory = Uint8Array.of(1, 2, 3, 0);
  connection.send(memory.subarray(0, 3));
  memory.set([4, 5, 6, 7]);
  connection.send(memory.subarray(0, 4));
  socket.end();
  expect([...(await buffer(guest))]).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
