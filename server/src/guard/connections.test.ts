import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { guardConnections } from './connections.ts';
import { LIMITS } from './limits.ts';
import { LocalRateCounts } from './rate-counts.ts';

/** Returns a guarded connection, the messages sent to it, and the limits that it broke before it was cut. */
function guarded() {
  const sent: unknown[] = [];
  const cuts: string[] = [];
  const connection = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    isTerminated: false,
    send: (data: unknown) => void sent.push(data),
    close: () => undefined,
    terminate() {
      connection.isTerminated = true;
    },
  });
  const connections = new EventEmitter();
  guardConnections(connections, {
    limits: { ...LIMITS, unread: 1_000 },
    proxies: 0,
    rateCounts: new LocalRateCounts(LIMITS),
    onCut: (limit) => cuts.push(limit),
  });
  connections.emit('connection', connection, {
    socket: { bytesRead: 0, remoteAddress: '127.0.0.1', cork: () => undefined, uncork: () => undefined },
    headers: {},
  });
  connections.emit('close');
  return { connection, sent, cuts };
}

it('the server sends for as long as the client reads', () => {
  const { connection, sent } = guarded();
  connection.bufferedAmount = 1_000;
  connection.send('one');
  expect([sent, connection.isTerminated]).toEqual([['one'], false]);
});

it('the server cuts a connection with too many unread bytes instead of sending more', () => {
  const { connection, sent, cuts } = guarded();
  connection.bufferedAmount = 1_001;
  connection.send('one');
  connection.send('two');
  expect([sent, connection.isTerminated, cuts]).toEqual([[], true, ['unread']]);
});
