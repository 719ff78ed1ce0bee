import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { ReplayLine } from './replay-line.ts';

/** A line, and what has gone through it by address. */
function newLine() {
  const line = new ReplayLine(({ headers }) => headers.from ?? '');
  const done: string[] = [];
  const ask = (from: string, destroyed = false) =>
    line.through({ headers: { from }, socket: { destroyed } } as Request, async () => done.push(from));
  return { ask, done };
}

describe('the line of replays', () => {
  it('lets addresses take turns, however much waits of one of them', async () => {
    const { ask, done } = newLine();
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map((from) => ask(from)));
    expect(done.join('')).toBe('aabcaba');
  });

  it('refuses what is too much of one address, and lets another in', async () => {
    const { ask, done } = newLine();
    const many = Array.from({ length: 20 }, () => ask('a'));
    await ask('b');
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'busy' } });
    expect(done).toHaveLength(14);
  });

  it('refuses what is too much of all addresses together', async () => {
    const { ask } = newLine();
    const many = Array.from({ length: 100 }, (_, number) => ask(`address ${number}`));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(39);
  });

  it('passes over a requester who has left', async () => {
    const { ask, done } = newLine();
    await expect(ask('a', true)).rejects.toThrow();
    await ask('b');
    expect(done).toEqual(['b']);
  });
});
