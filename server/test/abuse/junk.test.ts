import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { matchMaker } from '@colyseus/core';
import { Packr } from 'msgpackr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, gather, serve, shown, UNBOUNDED } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, UNBOUNDED);
});
afterAll(() => server.stop());

const ORDER = { as: 'ana', do: 'standing-order', kind: 'brace', policy: 'never' };
const MEGABYTE = 2 ** 20;

/**
 * Returns a value with this many levels, each of which refers to the next one twice. As a tree, it would have
 * 2^levels nodes.
 */
function twofold(levels: number): unknown {
  let junk: unknown = { l: 1, r: 1 };
  for (let level = 1; level < levels; level++) junk = { l: junk, r: junk };
  return junk;
}

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)];
}

const sharing = new Packr({ structuredClone: true, useRecords: false });

/** Sends a request of a type with a value that is already encoded. */
function ask({ room }: Guest, type: string, value: Uint8Array): Promise<unknown> {
  const { connection } = room;
  const send = connection.send;
  connection.send = (data) => {
    const head = Uint8Array.from(data as Uint8Array).subarray(0, 3 + type.length);
    connection.send = send;
    send.call(connection, Uint8Array.from([...head, ...value]));
  };
  return room.request(type, null);
}

it('a message with shared references is neither expanded nor stored', async () => {
  const { id, ann, gm, guests } = await gather(server.url);
  const message = { id: 'junk', rev: 0, input: { ...ORDER, junk: twofold(22) } };
  await expect(ask(ann, 'intent', sharing.pack(message))).rejects.toThrow();
  await shown(await ann.say(ORDER), ...guests);
  expect(await server.store.journal(id)).toMatchObject([{ input: ORDER }]);

  const before = memory();
  for (const guest of guests) await guest.leave();
  await expect.poll(() => matchMaker.getLocalRoomById(id)).toBeUndefined();
  await Guest.join(server.url, id, { seatKey: gm.welcome.seatKey ?? '' });
  expect(memory() - before).toBeLessThan(8 * MEGABYTE);
});

it('only the parameters that an action declares are stored', async () => {
  const { id, ann } = await gather(server.url);
  await ann.say({ ...ORDER, junk: { of: ['mine'] }, target: 'ben' });
  const [entry] = await server.store.journal(id);
  expect(entry?.input).toStrictEqual(ORDER);
});

const WRONG = [
  { name: 'a huge integer', junk: 2n ** 62n },
  { name: 'NaN', junk: Number.NaN },
  { name: 'infinity', junk: [Number.NEGATIVE_INFINITY] },
  { name: 'a date', junk: new Date(0) },
  { name: 'bytes', junk: new Uint8Array(8) },
  { name: 'an undefined list item', junk: [undefined] },
  { name: 'a NUL character', junk: 'a\0b' },
  { name: 'more than four thousand bytes', junk: 'x'.repeat(4 * 1024) },
  { name: 'a value that is nested too deeply', junk: nested(20) },
] as const;

it.each(WRONG)('an input that contains $name is refused and not saved', async ({ junk }) => {
  const { id, ann } = await gather(server.url);
  const { room, table } = ann;
  for (const input of [
    { ...ORDER, junk },
    { as: 'ana', do: 'think', note: junk },
  ]) {
    const reply = await room.request('intent', { id: 'junk', rev: 0, input });
    expect(reply).toMatchObject({ ok: false, rejection: { code: 'bad-input' } });
  }
  expect(await server.store.journal(id)).toEqual([]);
  expect(ann.table).toEqual(table);
});

/** Yields all kinds of invalid messages. */
function* nuisances(): Generator<(guest: Guest) => Promise<unknown>> {
  for (const { junk } of WRONG) {
    const inputs = [
      { ...ORDER, junk },
      { ...ORDER, kind: junk },
      { as: junk, do: 'think', note: 'x' },
      { as: 'ana', do: 'think', note: junk },
      { as: 'ana', answer: 'guard', to: junk },
      junk,
    ];
    const messages = inputs.map((input) => ({ id: 'x', rev: 0, input }));
    for (const message of [
      ...messages,
      { id: junk, rev: 0, input: ORDER },
      { id: 'x', rev: junk, input: ORDER },
      junk,
    ])
      yield ({ room }) => room.request('intent', message);
    yield ({ room }) => room.request('seat', { do: 'rename', name: junk });
    yield ({ room }) => room.request('history', { after: junk });
  }
  for (const levels of [22, 400]) {
    const value = sharing.pack({ id: 'x', rev: 0, input: { ...ORDER, junk: twofold(levels) } });
    for (const bytes of [value, Buffer.concat([value, Buffer.of(0)]), value.subarray(0, -1)])
      yield (guest) => ask(guest, 'intent', bytes);
  }
}

it('ten tables play on without losses while an eleventh sends all kinds of invalid messages', async () => {
  const tables = await Promise.all(Array.from({ length: 10 }, () => gather(server.url)));
  const { ann: nuisance } = await gather(server.url);
  let isOver = false;
  const disturb = async () => {
    for (const send of [...nuisances(), ...nuisances(), ...nuisances()])
      await send(nuisance).catch(() => undefined);
    isOver = true;
  };
  const play = async ({ ann }: (typeof tables)[number]) => {
    const notes: string[] = [];
    while (!isOver) {
      const note = `note ${notes.length}`;
      notes.push(note);
      expect(await ann.say({ as: 'ana', do: 'think', note })).toMatchObject({ ok: true });
    }
    return notes;
  };
  const [played] = await Promise.all([Promise.all(tables.map(play)), disturb()]);
  for (const [index, { id }] of tables.entries()) {
    const saved = (await server.store.journal(id)).map(({ input }) => input.note);
    expect(saved).toEqual(played[index]);
    expect(saved.length).toBeGreaterThan(20);
  }
});

const collect = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

function memory(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
