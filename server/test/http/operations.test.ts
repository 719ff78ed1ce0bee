import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/guard/limits.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { runMain } from '../support/child.ts';
import { gather, onDisk, PASSWORD, post, serve, UNBOUNDED } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, UNBOUNDED);
});
afterAll(() => server.stop());

const basic = (password: string) => ({ authorization: `Basic ${btoa(`operator:${password}`)}` });
const statusOf = async (path: string, headers: Record<string, string>) =>
  (await fetch(server.url + path, { headers })).status;

describe('/health', () => {
  it('reports that the server is live and ready', async () => {
    const response = await fetch(`${server.url}/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, live: true, ready: true });
  });

  it('reports that it is not ready while its database cannot be written to', async () => {
    const other = new DatabaseSync(join(server.folder, 'riposte.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const response = await fetch(`${server.url}/health`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ok: false, live: true, ready: false });
    other.exec('ROLLBACK');
    other.close();
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});

describe('/metrics', () => {
  it('rejects a page that reaches this machine by another host name', async () => {
    const { port } = new URL(server.url);
    const status = await new Promise((resolve) =>
      get({ port, path: '/metrics', headers: { host: 'rebound.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }),
    );
    expect(status).toBe(401);
  });

  it('counts rooms, seats, inputs and refusals, and measures the time for inputs and journal writes', async () => {
    const { ann } = await gather(server.url);
    await ann.say({ as: 'ana', do: 'cheer' });
    await ann.say({ as: 'ana', do: 'hit' });
    await fetch(`${server.url}/api/battles`, { method: 'POST', body: 'x'.repeat(LIMITS.fight + 1) });
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/^riposte_rooms 1$/m);
    expect(text).toMatch(/^riposte_seats 4$/m);
    expect(text).toMatch(/^riposte_inputs_total 1$/m);
    expect(text).toMatch(/^riposte_rejections_total\{code="bad-input"\} 1$/m);
    expect(text).toMatch(/^riposte_turned_away_total\{limit="body"\} 1$/m);
    expect(text).toMatch(/^riposte_intent_seconds_count 1$/m);
    expect(text).toMatch(/^riposte_journal_append_seconds_count 1$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it.each([
    { who: 'the same machine', headers: {}, status: 200 },
    { who: 'a client behind a proxy', headers: { 'x-forwarded-for': '198.51.100.9' }, status: 401 },
    {
      who: 'a client with a guessed password',
      headers: { 'x-forwarded-for': '198.51.100.9', ...basic('guess') },
      status: 401,
    },
    {
      who: 'a client with the password',
      headers: { 'x-forwarded-for': '198.51.100.9', ...basic(PASSWORD) },
      status: 200,
    },
  ])('answers $who with $status', async ({ headers, status }) => {
    expect(await statusOf('/metrics', headers as Record<string, string>)).toBe(status);
  });
});

it.each([
  { who: 'a client on the same machine', headers: {}, status: 401 },
  { who: 'a client with the password', headers: basic(PASSWORD), status: 200 },
  {
    who: 'a foreign page in a browser that knows the password',
    headers: { ...basic(PASSWORD), 'sec-fetch-site': 'cross-site' },
    status: 403,
  },
])('/monitor answers $who with $status', async ({ headers, status }) => {
  expect(await statusOf('/monitor/api', headers as Record<string, string>)).toBe(status);
});

it('the server refuses a new battle with an unknown ruleset', async () => {
  const { id, tokens, guests } = await gather(server.url);
  for (const guest of guests) await guest.leave();
  const db = new DatabaseSync(join(server.folder, 'riposte.sqlite'));
  db.prepare('UPDATE battles SET version = version + 1 WHERE id = ?').run(id);
  db.close();
  expect(await post(server.url, `/api/battles/${id}/open`, { token: tokens.gm })).toMatchObject({
    error: { code: 'other-rules' },
  });
});

describe('the database', () => {
  const backUp = () => runMain({ RIPOSTE_DATA: server.folder }, '../../src/commands/backup.ts');

  it('can be backed up while the server writes to it', async () => {
    const { id, ann } = await gather(server.url);
    await ann.say({ as: 'ana', do: 'think', note: 'saved' });
    let isDone = false;
    const made = backUp().finally(() => {
      isDone = true;
    });
    while (!isDone) await ann.say({ as: 'ana', do: 'cheer' });
    const { code, output } = await made;
    expect(code).toBe(0);
    const file = /^Backed up to (.*\.sqlite)$/m.exec(output)?.[1] ?? '';
    expect(dirname(file)).toBe(join(server.folder, 'backups'));
    const folder = mkdtempSync(join(tmpdir(), 'riposte-backup-'));
    renameSync(file, join(folder, 'riposte.sqlite'));
    const copy = await openStore(folder);
    expect((await onDisk(copy, id)).table.fighters.ana).toMatchObject({ note: 'saved' });
    const taken = await copy.take(id);
    expect(taken).toMatchObject({ damage: null, scar: null });
    const [epoch, lastSeq] = [taken?.epoch ?? 0, taken?.lastSeq ?? 0];
    const next = { input: { as: 'ana', do: 'think', note: 'on' }, seat: null, message: null, at: 0 };
    await copy.append({ battle: id, epoch }, { ...next, seq: lastSeq + 1 });
    expect((await onDisk(copy, id)).table.fighters.ana).toMatchObject({ note: 'on' });
    await copy.close();
    rmSync(folder, { recursive: true });
  });

  it('is not backed up if it does not exist, and the command reports an error', async () => {
    const { code, output } = await runMain({ RIPOSTE_DATA: '/nowhere' }, '../../src/commands/backup.ts');
    expect(code).toBe(1);
    expect(output).toBe('No backup was made: there is no database at /nowhere/riposte.sqlite.\n');
  });

  it('from a newer release is left unchanged, and the server reports an error', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-newer-'));
    await (await openStore(folder)).close();
    const newer = new DatabaseSync(join(folder, 'riposte.sqlite'));
    newer.exec(`INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01')`);
    newer.close();
    await expect(openStore(folder)).rejects.toThrow('written by a newer release of Riposte');
    rmSync(folder, { recursive: true });
  });
});
