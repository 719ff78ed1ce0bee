import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Child } from '../support/child.ts';
import { Guest, gather, post, shown } from '../support/harness.ts';

vi.setConfig({ testTimeout: 30_000 }); // long, because the tests start whole processes

const PASSWORD = 'the password of this server';
const PASSPHRASES = ['nightingales sing twice', 'owls perhaps'] as const;

let folder: string;
let child: Child;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
  child = await Child.start({
    PORT: '0',
    RIPOSTE_DATA: folder,
    RIPOSTE_LOG: 'debug',
    RIPOSTE_PASSWORD: PASSWORD,
  });
});
afterEach(async () => {
  await child.stop();
  rmSync(folder, { recursive: true, force: true });
});

const lines = () => {
  const json = child
    .output()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line !== '' && !line.startsWith('Riposte is ready'));
  return json.map((line) => JSON.parse(line) as Record<string, unknown>);
};

/** Plays a fight with many failures. Returns every secret that was sent. */
async function eventfulFight(): Promise<string[]> {
  const { url } = child;
  const table = await gather(url);
  const { id, tokens, gm, ann, bob, guests } = table;
  const secrets = [...Object.values(tokens), ...PASSPHRASES, PASSWORD];
  for (const { welcome, room } of guests)
    secrets.push(welcome.seatKey ?? '', room.reconnectionToken.split(':')[1] ?? '');
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  await bob.say({ as: 'ben', answer: 'nothing of the kind' });
  await gm.seat({ do: 'passphrase', passphrase: PASSPHRASES[0] });
  for (const passphrase of PASSPHRASES)
    await Guest.join(url, id, { token: tokens.player, passphrase }).catch(() => undefined);
  for (const role of ['gm', 'player', 'spectator'] as const) {
    const { link = '' } = (await gm.seat({ do: 'rotate', role })) as { link?: string };
    secrets.push(link.split('#')[1] ?? '');
  }
  await post(url, `/api/battles/${id}/open`, { token: tokens.gm });
  await post(url, `/api/battles/${id}/open?token=${tokens.gm}`, { token: 7, seatKey: tokens.gm });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/api/battles`, { method: 'POST', headers, body: `{"token": "${tokens.gm}` });
  await fetch(`${url}/metrics`, {
    headers: { 'x-forwarded-for': '198.51.100.9', authorization: `Basic ${btoa(`me:${PASSWORD}!`)}` },
  });
  secrets.push(btoa(`me:${PASSWORD}!`));
  const closed = new Promise((resolve) => bob.room.onLeave(resolve));
  bob.room.send('seat', { do: tokens.player, passphrase: PASSPHRASES[0] });
  await closed;
  await Guest.join(url, id, { seatKey: bob.welcome.seatKey ?? '' });
  await gm.seat({ do: 'kick', seat: bob.welcome.seat });
  const other = new DatabaseSync(join(folder, 'riposte.sqlite'), { timeout: 5_000 });
  other.exec('BEGIN IMMEDIATE');
  await ann.say({ as: 'gm', do: 'gm.end' });
  await gm.say({ as: 'gm', do: 'gm.end' });
  const unsaved = await gm.seat({ do: 'passphrase', passphrase: PASSPHRASES[1] });
  expect(unsaved).toMatchObject({ ok: false, rejection: { code: 'not-saved' } });
  await post(url, '/api/battles', { ruleset: 'toy', scenario: 'brawl' });
  const { seed } = other.prepare('SELECT seed FROM battles WHERE id = ?').get(id) as { seed: string };
  other.exec('ROLLBACK');
  other.close();
  return [...secrets, seed];
}

it('the server logs failures and their causes as JSON lines, without any secret', async () => {
  const secrets = await eventfulFight();
  await expect.poll(() => lines().map(({ msg }) => msg)).toContain('a request failed'); // waits for the entry of the last failure
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8);
    expect(child.output()).not.toContain(secret);
  }
  expect(new Set(secrets).size).toBe(secrets.length);
  const saved = lines().find(({ msg }) => msg === 'an input could not be saved');
  expect(saved).toMatchObject({ error: { cause: { message: 'database is locked' } } });
  const said = new Set(lines().map(({ msg }) => msg));
  expect(said).not.toContain('uncaught error in a room');
  expect([...said]).toEqual(expect.arrayContaining(['battle opened', 'a join was denied', 'framework']));
});
