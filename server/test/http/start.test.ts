import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { createAndTake } from '../contracts/battle-store.ts';
import { Child, runMain } from '../support/child.ts';
import { serve } from '../support/harness.ts';

vi.setConfig({ testTimeout: 30_000 }); // whole processes are started

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
    name: 'a setting that does not work',
    environment: { PORT: 'http' },
    says: /^PORT is "http".*0 to 65535\.$/,
  },
  {
    name: 'a folder of content that is not there',
    environment: { RIPOSTE_CONTENT: '/nowhere/packs' },
    says: /^RIPOSTE_CONTENT: Cannot read the folder "\/nowhere\/packs": name a folder with content packs\.$/,
  },
  {
    name: 'a host that is not this machine',
    environment: { HOST: '192.0.2.1' },
    says: /^HOST is "192\.0\.2\.1"/,
  },
])('does not start with $name, and says what to do', async ({ environment, says }) => {
  const { code, output } = await runMain({ PORT: '0', RIPOSTE_DATA: join(folder, 'data'), ...environment });
  expect(output.trim()).toMatch(says);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

it('does not start on a port in use, and says what to do', async () => {
  const { port } = new URL(server.url);
  const { code, output } = await runMain({ PORT: port, RIPOSTE_DATA: join(folder, 'data') });
  expect(output.trim()).toBe(
    `Port ${port} is already in use: stop the other program, or set PORT to another number.`,
  );
  expect(code).toBe(1);
});

it('does not start without a data folder it can write to, and says what to do', async () => {
  const { code, output } = await runMain({ PORT: '0', RIPOSTE_DATA: join(folder, 'file', 'data') });
  expect(output).toMatch(/^The data folder .*file\/data cannot be used .* set RIPOSTE_DATA to a folder/);
  expect(code).toBe(1);
});

it('creates a data folder that other users of the machine cannot read', async () => {
  const data = join(folder, 'new', 'data');
  await (await openStore(data)).close();
  expect(statSync(data).mode & 0o077).toBe(0);
});

it('deletes battles that were not visited for as long as the host keeps them, and no others', async () => {
  const data = join(folder, 'swept');
  const store = await openStore(data);
  for (const id of ['old', 'b']) await createAndTake(store, id);
  await store.seen(['old'], 1);
  await store.close();
  const child = await Child.start(
    { PORT: '0', RIPOSTE_DATA: data, RIPOSTE_KEEP_FORGOTTEN: '1' },
    '../../src/main.ts',
  );
  await expect.poll(child.output).toContain('deleted battles and libraries that no one visits anymore');
  expect(await child.stop()).toBe(0);
  const after = await openStore(data);
  expect([await after.find('old'), await after.find('b')]).toMatchObject([undefined, { id: 'b' }]);
  await after.close();
});
