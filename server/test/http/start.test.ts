import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { createAndTake } from '../contracts/sample-battle.ts';
import { Child, runMain } from '../support/child.ts';
import { serve } from '../support/harness.ts';

vi.setConfig({ testTimeout: 30_000 }); // long, because the tests start whole processes

let folder: string;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
  writeFileSync(join(folder, 'file'), '');
  server = await serve();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  {
    name: 'an invalid setting',
    environment: { PORT: 'http' },
    says: /^PORT is "http".*0 to 65535\.$/,
  },
  {
    name: 'a missing content folder',
    environment: { RIPOSTE_CONTENT: '/nowhere/packs' },
    says: /^RIPOSTE_CONTENT: Cannot read the folder "\/nowhere\/packs": name a folder with content packs\.$/,
  },
  {
    name: 'the address of another machine',
    environment: { HOST: '192.0.2.1' },
    says: /^HOST is "192\.0\.2\.1"/,
  },
])('the server does not start with $name, and says what to do', async ({ environment, says }) => {
  const { code, output } = await runMain({ PORT: '0', RIPOSTE_DATA: join(folder, 'data'), ...environment });
  expect(output.trim()).toMatch(says);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

it('the server does not start on a port in use, and says what to do', async () => {
  const { port } = new URL(server.url);
  const { code, output } = await runMain({ PORT: port, RIPOSTE_DATA: join(folder, 'data') });
  expect(output.trim()).toBe(
    `Port ${port} is already in use: stop the other program, or set PORT to another number.`,
  );
  expect(code).toBe(1);
});

it('the server does not start without a writable data folder, and says what to do', async () => {
  const { code, output } = await runMain({ PORT: '0', RIPOSTE_DATA: join(folder, 'file', 'data') });
  expect(output).toMatch(/^The data folder .*file\/data cannot be used .* set RIPOSTE_DATA to a folder/);
  expect(code).toBe(1);
});

it('the server creates a data folder that other users of the machine cannot read', async () => {
  const data = join(folder, 'new', 'data');
  await (await openStore(data)).close();
  expect(statSync(data).mode & 0o077).toBe(0);
});

it('the server deletes only battles that have gone unvisited for longer than the host keeps them', async () => {
  const data = join(folder, 'swept');
  const store = await openStore(data);
  for (const id of ['old', 'b']) await createAndTake(store, id);
  await store.seen(['old'], 1);
  await store.close();
  const child = await Child.start(
    { PORT: '0', RIPOSTE_DATA: data, RIPOSTE_KEEP_FORGOTTEN: '1' },
    '../../src/main.ts',
  );
  await expect
    .poll(child.output)
    .toContain('deleted battles, libraries, campaigns and key rings that no one visits anymore');
  expect(await child.stop()).toBe(0);
  const after = await openStore(data);
  expect([await after.find('old'), await after.find('b')]).toMatchObject([undefined, { id: 'b' }]);
  await after.close();
});
