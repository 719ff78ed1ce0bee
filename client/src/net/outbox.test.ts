import type { IntentMessage } from '@riposte/shared/protocol/messages';
import { expect, it, vi } from 'vitest';
import { Outbox } from './outbox.ts';

const input = { as: 'ana', do: 'end-turn' };

it('the outbox sends an intent that was made offline as soon as there is a connection', async () => {
  const outbox = new Outbox();
  const answer = outbox.send(input, 'p1', 0);
  outbox.connect(async () => ({ ok: true, rev: 1 }));
  expect(await answer).toBeNull();
  expect(outbox.size).toBe(0);
});

it('the outbox works on a page served over plain HTTP, where browsers restrict the crypto API', async () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids: string[] = [];
  const outbox = new Outbox();
  outbox.connect(async ({ id }) => {
    ids.push(id);
    return { ok: true, rev: 1 };
  });
  for (let time = 0; time < 2; time++) expect(await outbox.send(input, 'p1', 0)).toBeNull();
  vi.unstubAllGlobals();
  expect(new Set(ids).size).toBe(2);
});

it('the outbox sends an unanswered intent again with the same id', async () => {
  const sent: IntentMessage[] = [];
  const outbox = new Outbox();
  outbox.connect(async (message) => {
    sent.push(message);
    throw new Error('connection lost');
  });
  const answer = outbox.send(input, 'p1', 0);
  outbox.connect(async (message) => {
    sent.push(message);
    return { ok: true, rev: 2 };
  });
  expect(await answer).toBeNull();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

it('the outbox returns the reason why an intent was rejected', async () => {
  const outbox = new Outbox();
  const rejection = { code: 'out-of-range', message: 'That is out of range.' };
  outbox.connect(async () => ({ ok: false, rejection }));
  expect(await outbox.send(input, null, 0)).toEqual(rejection);
});
