import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchInTime } from './fetch-in-time.ts';

const [SOON, LATER] = [50, 200];

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    response.write('A slow ');
    setTimeout(() => response.end('page'), LATER);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('a page whose body is slow arrives completely', async () => {
  const response = await fetchInTime(`${address}/slow`, SOON);
  expect(await response.text()).toBe('A slow page');
});

it('a server that does not begin to answer is given up', async () => {
  await expect(fetchInTime(`${address}/silent`, SOON)).rejects.toThrow();
});
