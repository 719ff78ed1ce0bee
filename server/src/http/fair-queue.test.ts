import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { replaysBusy } from '../words/failures.ts';
import { FairQueue } from './fair-queue.ts';

const TERMS = { mostOfOne: 12, most: 60, busy: replaysBusy };

/** Returns a queue, and the addresses in the order in which their work ran. */
function newLine() {
  const line = new FairQueue(({ headers }) => headers.from ?? '', TERMS);
  const done: string[] = [];
  const ask = (from: string, destroyed = false) =>
    line.through({ headers: { from }, socket: { destroyed } } as Request, async () => done.push(from));
  return { ask, done };
}

describe('the fair queue', () => {
  it('lets addresses take turns, however many requests one of them has waiting', async () => {
    const { ask, done } = newLine();
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map((from) => ask(from)));
    expect(done.join('')).toBe('aabcaba');
  });

  it('refuses too many requests from one address, but still accepts those from another', async () => {
    const { ask, done } = newLine();
    const many = Array.from({ length: 20 }, () => ask('a'));
    await ask('b');
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'busy' } });
    expect(done).toHaveLength(14);
  });

  it('refuses too many requests from all addresses together', async () => {
    const { ask } = newLine();
    const many = Array.from({ length: 100 }, (_, number) => ask(`address ${number}`));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(39);
  });

  it('skips a client that has disconnected', async () => {
    const { ask, done } = newLine();
    await expect(ask('a', true)).rejects.toThrow();
    await ask('b');
    expect(done).toEqual(['b']);
  });
});
