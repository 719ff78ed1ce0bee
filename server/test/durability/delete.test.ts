import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SEAT_REMOVED } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, gather, serve, shown } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

async function ask(id: string, path: string, secret: object): Promise<{ status: number; code?: string }> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(secret) };
  const response = await fetch(`${server.url}/api/battles/${id}/${path}`, init);
  const { error } = response.status === 204 ? {} : await response.json();
  return { status: response.status, ...(error && { code: error.code }) };
}

const sentAway = ({ room }: Guest) => new Promise<number>((resolve) => room.onLeave(resolve));

it.each(['link', 'seat'] as const)('a GM can delete a battle for good with their %s', async (by) => {
  const { id, tokens, gm, ann, guests } = await gather(server.url);
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const away = Promise.all(guests.map(sentAway));
  const secret = by === 'link' ? { token: tokens.gm } : { seatKey: gm.welcome.seatKey };
  expect(await ask(id, 'delete', secret)).toEqual({ status: 204 });
  for (const code of await away) expect(code).not.toBe(SEAT_REMOVED); // with any other code, the page looks up the battle again and then shows that it was deleted
  const kept = [await server.store.find(id), await server.store.journal(id), await server.store.seats(id)];
  expect(kept).toEqual([undefined, [], []]);
  for (const path of ['open', 'delete'])
    expect(await ask(id, path, { token: tokens.gm })).toEqual({ status: 404, code: 'no-such-battle' });
});

it('deleting a battle also disconnects delayed spectators', async () => {
  const { id, tokens, gm } = await gather(server.url);
  await gm.seat({ do: 'settings', spectatorsDelay: 300 });
  const late = await Guest.join(server.url, id, { token: tokens.spectator });
  const away = sentAway(late);
  await ask(id, 'delete', { token: tokens.gm });
  expect(await away).not.toBe(SEAT_REMOVED);
});

it.each(['player', 'spectator'] as const)('a %s cannot delete a battle', async (role) => {
  const { id, tokens } = await gather(server.url);
  expect(await ask(id, 'delete', { token: tokens[role] })).toEqual({ status: 403, code: 'not-gm' });
  expect(await server.store.find(id)).toBeDefined();
});

const NODE = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

/** Runs one of the host's commands while the server runs. */
async function command(name: string, id: string): Promise<string> {
  const file = fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url));
  const env = { ...process.env, RIPOSTE_DATA: server.folder };
  const run = promisify(execFile)(NODE, [file, id], { env });
  return await run.then(
    ({ stdout }) => stdout,
    ({ stderr }) => `refused: ${stderr}`,
  );
}

it('the host can delete a battle by command while the server runs', async () => {
  const { id, ann, guests } = await gather(server.url);
  const away = Promise.all(guests.map(sentAway));
  expect(await command('delete-battle', id)).toContain('Deleted');
  ann.say({ as: 'ana', do: 'hit', target: 'ben' }).catch(() => undefined); // the server never replies to this input, because the battle is deleted
  await away;
  expect(await server.store.find(id)).toBeUndefined();
  expect(await command('delete-battle', id)).toContain(`refused: There is no battle "${id}".`);
});

it('the host can delete a library, with all its public links, by command', async () => {
  const { shelves } = server.store;
  await shelves.create({ id: 'attic', keyHash: 'k' });
  const map = {
    id: 'mill',
    kind: 'map',
    name: 'The mill',
    ruleset: 'flow',
    size: 2,
    at: 0,
    linkHash: 'l',
  } as const;
  await shelves.put('attic', { ...map, document: '{}' }, { things: 1, bytes: 99 });
  expect(await command('delete-library', 'mill')).toContain(
    '"mill" is an item in the library "attic" (items: 1)',
  );
  expect(await command('delete-library', 'attic')).toContain('everything in it (items: 1)');
  expect([await shelves.find('attic'), await shelves.read('mill')]).toEqual([undefined, undefined]);
  expect(await command('delete-library', 'attic')).toContain('refused: There is no library "attic".');
});
