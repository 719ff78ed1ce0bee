import { presentEdition } from '@riposte/shared/engine/history/edition';
import { LONGEST_DELAY } from '@riposte/shared/protocol/settings';
import { RecordedTables } from '@riposte/shared/recording/changes';
import { checkDice } from '@riposte/shared/recording/check-dice';
import { type Recording, readRecording } from '@riposte/shared/recording/recording';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gather, serve, shown, UNBOUNDED } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, UNBOUNDED);
});
afterAll(() => server.stop());

/** Requests a recording. Returns its text, or an error code. */
async function ask(id: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${server.url}/api/battles/${id}/recording`, init);
  return response.ok
    ? await response.text()
    : ((await response.json()) as { error: { code: string } }).error.code;
}

function read(file: string): Recording {
  const recording = readRecording(file);
  if ('line' in recording) throw new Error(`${file.slice(0, 200)}: ${recording.message}`);
  return recording;
}

/** Starts an ambush in which a fighter was attacked beside a hidden one. */
async function ambushed() {
  const table = await gather(server.url, 'ambush');
  const { id, tokens, gm, ann, guests } = table;
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const of = (eyes: object) => ask(id, { token: tokens.gm, ...eyes });
  const seatOf = ({ welcome }: typeof ann) => ({ token: tokens.player, seatKey: welcome.seatKey });
  const end = async () => shown(await gm.say({ as: 'gm', do: 'gm.end' }), gm);
  return { ...table, of, seatOf, end };
}

it('a recording of a running fight ends at the current state, as the seat sees it', async () => {
  const { id, tokens, gm, ann, seatOf, of } = await ambushed();
  for (const [file, guest] of [
    [await of({}), gm],
    [await ask(id, seatOf(ann)), ann],
  ] as const) {
    const recording = read(file);
    const last = recording.moments.length - 1;
    expect(new RecordedTables(recording).table(last)).toEqual(guest.table);
    expect(recording.moments.at(-1)?.rev).toBe(guest.state.rev);
  }
  const open = read(await ask(id, { token: tokens.spectator }));
  expect(open.head.eyes).toBe('everybody');
  expect(open.moments.map(({ rev }) => rev)).toEqual([0, 1]);
});

it('a recording contains nothing that its viewer may not know, and no seed during the fight', async () => {
  const { id, tokens, ann, bob, seatOf, of, end } = await ambushed();
  const { seed = 'none' } = (await server.store.find(id)) ?? {};
  expect(await of({})).toContain('lurker');
  expect(await of({})).not.toContain(seed);
  const secrets = [{ token: tokens.spectator }, { token: tokens.player }, seatOf(ann), seatOf(bob)];
  const early = await Promise.all(secrets.map((secret) => ask(id, secret)));
  await end();
  const late = await Promise.all([...secrets.map((secret) => ask(id, secret)), of({ eyes: 'everybody' })]);
  for (const file of [...early, ...late]) {
    expect(read(file).head.proof).toBeUndefined();
    expect(file).not.toContain('lurker');
    expect(file).not.toContain(seed);
  }
});

it('with the setting, only the GM gets the inputs and dice of a running fight, without any seed', async () => {
  const { id, tokens, gm, ann, bob, seatOf, of, end, guests } = await ambushed();
  await shown(await bob.say({ as: 'ben', answer: 'pass' }), ...guests);
  expect(read(await of({})).head.underway).toBeUndefined();
  await gm.seat({ do: 'settings', seesWinChance: true });
  await shown(await gm.say({ as: 'gm', do: 'gm.windows', seconds: null }), ...guests);
  await gm.seat({ do: 'rewind', to: 3, rev: gm.state.rev });
  const seeds = [
    (await server.store.find(id))?.seed,
    ...(await server.store.journal(id)).flatMap(({ input }) => input.seed ?? []),
  ];
  expect(seeds.length).toBe(2);
  const file = await of({});
  for (const seed of seeds) expect(file).not.toContain(seed);
  const { head, moments } = read(file);
  expect(head.underway?.setup.combatants.length).toBeGreaterThan(0);
  expect(moments.map(({ input }) => input?.do)).toEqual([
    undefined,
    'hit',
    undefined,
    'gm.chances',
    undefined,
  ]);
  expect(moments[2]).toMatchObject({ input: { answer: 'pass' }, faces: [expect.any(Number)] });
  const others = [{ token: tokens.spectator }, { token: tokens.player }, seatOf(ann), seatOf(bob)];
  for (const secret of [...others, { token: tokens.gm, eyes: 'everybody' }]) {
    const seen = await ask(id, secret);
    expect(seen).not.toMatch(/"faces"|"input"|"underway"|lurker/);
    for (const seed of seeds) expect(seen).not.toContain(seed);
  }
  await end();
  expect(read(await of({})).head).toMatchObject({ proof: { seed: seeds[0] } });
});

it('after the fight, the GM can check its dice, and so can all viewers if the GM opens the replay', async () => {
  const { id, tokens, gm, of, end } = await ambushed();
  await end();
  const edition = presentEdition(hiding);
  expect(checkDice(edition, read(await of({})))).toMatchObject({ is: 'fair' });
  const secrets = { token: tokens.spectator, eyes: 'whole' };
  expect(await ask(id, secrets)).toBe('not-open');
  await gm.seat({ do: 'settings', openReplay: true });
  expect(checkDice(edition, read(await ask(id, secrets)))).toMatchObject({ is: 'fair' });
});

it('a finished fight that is rewound keeps the seed of its new dice secret', async () => {
  const { id, gm, of, end, guests } = await ambushed();
  await end();
  await gm.seat({ do: 'rewind', to: 1, rev: gm.state.rev, why: 'Once more' });
  await Promise.all(guests.map((guest) => guest.until(({ status }) => status === 'fighting')));
  const [last] = (await server.store.journal(id)).slice(-1);
  const file = await of({});
  expect(read(file).moments.at(-1)?.events).toMatchObject([{ type: 'rewound', why: 'Once more' }]);
  expect(file).not.toContain(String(last?.input.seed));
});

it('a finished fight that is rewound, and then rewound back to its end, has the proof of its dice again', async () => {
  const { gm, of, end, guests } = await ambushed();
  await end();
  for (const [to, status] of [
    [1, 'fighting'],
    [2, 'over'],
  ] as const) {
    await gm.seat({ do: 'rewind', to, rev: gm.state.rev });
    await Promise.all(guests.map((guest) => guest.until((state) => state.status === status)));
  }
  expect(checkDice(presentEdition(hiding), read(await of({})))).toMatchObject({ is: 'fair', branches: 1 });
});

it('a delayed spectator gets no recording until something is due, as if the fight had not started', async () => {
  const { id, tokens, gm, end } = await ambushed();
  await gm.seat({ do: 'settings', spectatorsDelay: LONGEST_DELAY, openReplay: true });
  await end();
  const spectators = { token: tokens.spectator };
  expect(await ask(id, spectators)).toBe('not-started');
  expect(await ask(id, { ...spectators, eyes: 'whole' })).toBe('not-started');
});

it('a locked table shows its recordings only to guests with a seat', async () => {
  const { id, tokens, gm, ann, seatOf } = await ambushed();
  await gm.seat({ do: 'settings', locked: true });
  expect(await ask(id, { token: tokens.player })).toBe('locked');
  expect(read(await ask(id, seatOf(ann))).head.eyes).toBe('seat');
});

it.each([
  { name: 'without a link', body: {}, code: 'bad-link' },
  { name: 'for a wrong link', body: { token: 'x' }, code: 'bad-link' },
  { name: 'for an unknown viewer', body: { token: 'x', eyes: 'gm' }, code: 'bad-request' },
])('there is no recording $name', async ({ body, code }) => {
  const { id } = await ambushed();
  expect(await ask(id, body)).toBe(code);
});

it.each(['gm', 'player', 'spectator'] as const)(
  'a recording names the role of its link, %s, so that the page shares only spectators’ links',
  async (role) => {
    const { id, tokens } = await ambushed();
    const response = await fetch(`${server.url}/api/battles/${id}/recording`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: tokens[role] }),
    });
    expect(response.headers.get('riposte-role')).toBe(role);
  },
);
