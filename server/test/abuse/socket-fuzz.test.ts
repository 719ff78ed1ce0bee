import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pick } from '@riposte/shared/bots/policy';
import { type Dice, rollDie, seededDice } from '@riposte/shared/engine/state/dice';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Guest, gather, onDisk, serve, shown, UNBOUNDED } from '../support/harness.ts';

/** The number of messages; `npm run fuzz-socket` sends 100,000. */
const MESSAGES = Number(process.env.FUZZ_MESSAGES ?? 2_000);
const VOLLEY = 4;
const MOST_GROWTH = 24 * 1024 * 1024;

vi.setConfig({ testTimeout: 120_000 + MESSAGES * 10 });

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, UNBOUNDED);
});
afterAll(() => server.stop());

const WORDS = [
  'ana',
  'ben',
  'gm',
  'hit',
  'shout',
  'guard',
  'p1',
  'claim',
  'start',
  '__proto__',
  'constructor',
  '',
];
const SCALARS = [null, true, -1, 0, 1e308, Number.NaN, 2 ** 53, 'x'.repeat(3_000), '\u202e<b>', ...WORDS];
const KEYS = [
  'id',
  'prompt',
  'input',
  'as',
  'do',
  'answer',
  'rev',
  'target',
  'fighter',
  'seat',
  'after',
  '__proto__',
  'toString',
];

/** Returns a random value for a message. */
function anything(dice: Dice, depth = 0): unknown {
  const kind = rollDie(dice, depth > 3 ? 2 : 5);
  if (kind <= 2) return pick(dice, SCALARS);
  const size = rollDie(dice, 4);
  if (kind === 3) return Array.from({ length: size }, () => anything(dice, depth + 1));
  const fields = Array.from({ length: size }, () => [pick(dice, KEYS), anything(dice, depth + 1)] as const);
  return Object.fromEntries(fields);
}

/** Returns a plausible message with a random fault. */
function message(dice: Dice): readonly [string, unknown] {
  const input = { as: pick(dice, WORDS), do: pick(dice, WORDS), target: anything(dice, 2) };
  const seat = {
    do: pick(dice, ['claim', 'release', 'assign', 'start', 'x']),
    fighter: pick(dice, WORDS),
    seat: anything(dice, 3),
  };
  return pick<readonly [string, unknown]>(dice, [
    ['intent', { id: `f${rollDie(dice, 1_000_000)}`, rev: rollDie(dice, 3), input }],
    [
      'intent',
      {
        id: 'x',
        rev: 1,
        prompt: pick(dice, WORDS),
        input: { as: pick(dice, WORDS), answer: pick(dice, WORDS) },
      },
    ],
    ['intent', anything(dice)],
    ['seat', seat],
    ['history', { after: anything(dice, 3) }],
    [pick(dice, WORDS), anything(dice)],
  ]);
}

/** Returns the bytes of a valid message with some changed, dropped or repeated, or random bytes. */
function mutated(dice: Dice, good: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(good);
  const at = rollDie(dice, bytes.length) - 1;
  const kind = rollDie(dice, 4);
  if (kind === 1) bytes[at] = rollDie(dice, 256) - 1;
  if (kind === 2) return bytes.slice(0, at);
  if (kind === 3) return Uint8Array.from([...bytes, ...bytes.slice(at)]);
  if (kind === 4) return bytes.map(() => rollDie(dice, 256) - 1);
  return bytes;
}

/** Returns the bytes of one valid message of each kind. */
async function recorded({ room }: Guest): Promise<readonly Uint8Array[]> {
  const { connection } = room;
  const send = connection.send;
  const all: Uint8Array[] = [];
  connection.send = (data) => {
    all.push(Uint8Array.from(data as Uint8Array));
    send.call(connection, data);
  };
  await room.request('seat', { do: 'claim', fighter: 'ana' });
  await room.request('intent', { id: 'good', rev: 1, prompt: 'p2', input: { as: 'ben', answer: 'guard' } });
  await room.request('history', { after: 0 });
  connection.send = send;
  return all;
}

/**
 * Sends several messages. Resolves when the server has handled them, with true if the connection is still
 * open.
 */
async function volley({ room }: Guest, dice: Dice, good: readonly Uint8Array[]): Promise<boolean> {
  const closed = new Promise<false>((resolve) => room.onLeave(() => resolve(false)));
  for (let count = 1; count < VOLLEY; count++) {
    const [type, body] = message(dice);
    room.request(type, body).catch(() => undefined);
  }
  room.connection.send(mutated(dice, pick(dice, good)) as Uint8Array<ArrayBuffer>);
  const answered = room.request('history', { after: 1_000 }).then(() => true);
  return await Promise.race([answered.catch(() => false), closed]);
}

const collect = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

function memory(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

it(`${MESSAGES} random and mutated messages change nothing at the table`, async () => {
  const { id, tokens, gm, ann, guests } = await gather(server.url);
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const before = { table: gm.table, hash: (await onDisk(server.store, id)).hash(), rev: gm.state.rev };
  const dice = seededDice(seedOf('socket'));
  let settled = Number.POSITIVE_INFINITY;
  for (const role of ['player', 'spectator'] as const) {
    let guest = await Guest.join(server.url, id, { token: tokens[role] });
    const good = await recorded(guest);
    for (let sent = 0; sent < MESSAGES / 2; sent += VOLLEY) {
      if (!(await volley(guest, dice, good)))
        guest = await Guest.join(server.url, id, { token: tokens[role] });
    }
    await guest.leave();
    settled = Math.min(settled, memory());
  }
  expect(memory() - settled).toBeLessThan(MOST_GROWTH);
  expect(gm.table).toEqual(before.table);
  expect(gm.state.rev).toBe(before.rev);
  expect((await onDisk(server.store, id)).hash()).toBe(before.hash);
  await shown(await ann.say({ as: 'ana', do: 'cheer' }), ...guests);
});
