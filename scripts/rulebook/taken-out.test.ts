import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../server/src/store/sqlite/open-store.ts';
import { arrangeBattle } from '../../server/test/support/arranged.ts';
import { Child } from '../../server/test/support/child.ts';
import { Guest } from '../../server/test/support/harness.ts';
import { buildPackage } from '../../shared/src/authoring/build.ts';
import { repositoryProject } from '../../shared/src/authoring/project.ts';
import type { Input } from '../../shared/src/engine/battle/input.ts';
import { RULESETS } from '../../shared/src/rulesets/registry.ts';
import { unmakeRuleset } from '../new-ruleset/make.ts';
import { copyProject, removeProject } from '../new-ruleset/project-copy.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // long, because the tests build packages and start processes

const SHARED = fileURLToPath(new URL('../../shared/', import.meta.url));
const BOOKS = Object.values(RULESETS);

/** Prints the options of the first group fight of each rulebook that the commands know, as the pins have them. */
const PRINT_PINS = `
import { REGISTRY } from './shared/src/cli/installed-registry.ts';
import { editionOf } from './shared/src/engine/history/edition.ts';
import { groupFight } from './shared/src/engine/setup/scenario.ts';
import { scriptedDice } from './shared/src/engine/state/dice.ts';
import { optionsTree } from './shared/src/fuzz/options-tree.ts';
for (const book of REGISTRY.rulebooks.latest) {
  const edition = await editionOf(book);
  const { setup } = groupFight(edition.ruleset.scenarios);
  const order = setup.combatants.map(({ id }) => id);
  const dice = scriptedDice(Array.from({ length: 20 }, () => 6));
  console.log(book.id, JSON.stringify(optionsTree(edition, { ...setup, order }, dice, 2)));
}`;

let project: string;
let installed: string;
beforeAll(async () => {
  installed = mkdtempSync(join(tmpdir(), 'riposte-taken-out-'));
  for (const { id } of BOOKS) await buildPackage(repositoryProject(id), installed);
  project = copyProject();
  for (const { id } of BOOKS) unmakeRuleset(project, id);
});
afterAll(() => {
  removeProject(project);
  rmSync(installed, { recursive: true, force: true });
});

/** Runs Node in the project without the five rulebooks, with their packages installed. */
function run(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: project,
    env: { ...process.env, RIPOSTE_RULEBOOKS: installed },
    encoding: 'utf8',
  });
  return { output: stdout + stderr, status };
}

it.each(BOOKS)('the installed package of $id passes all its cases', ({ id, version }) => {
  const { output, status } = run('shared/src/cli/case.ts', join(installed, `${id}-${version}`, 'cases'));
  expect(output).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
  expect(status).toBe(0);
});

it('the installed packages offer the pinned options', () => {
  const pins = BOOKS.map(
    ({ id }) => `${id} ${readFileSync(join(SHARED, `src/fuzz/pins/${id}.txt`), 'utf8')}`,
  );
  const { output } = run('--input-type=module', '--eval', PRINT_PINS);
  expect(output.match(/.+\n/g)?.sort()).toEqual(pins.sort());
});

describe('a server without the five rulebooks, with their packages installed', () => {
  let data: string;
  let server: Child;
  const keys = new Map<string, string>();
  const journalOf = (id: string, version: number) =>
    JSON.parse(readFileSync(join(SHARED, `journals/${id}/${version}/duel-1.json`), 'utf8'));
  const start = () =>
    Child.start(
      { PORT: '0', RIPOSTE_DATA: data, RIPOSTE_RULEBOOKS: installed },
      pathToFileURL(join(project, 'server/src/main.ts')).href,
    );

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'riposte-taken-out-data-'));
    const store = await openStore(data);
    for (const ruleset of BOOKS) {
      const { setup, seed } = journalOf(ruleset.id, ruleset.version);
      keys.set(ruleset.id, (await arrangeBattle(store, ruleset.id, { ruleset, setup, seed })).gm);
    }
    await store.close();
    server = await start();
  });
  afterAll(async () => {
    await server?.kill();
    rmSync(data, { recursive: true, force: true });
  });

  it.each(BOOKS)(
    'plays a battle of $id in a room to the recorded end, and its recording can be verified',
    async ({ id, version }) => {
      const token = keys.get(id) ?? '';
      const gm = await Guest.join(server.url, id, { token, name: 'Gloria' });
      await gm.seat({ do: 'start' });
      await gm.until(({ status }) => status === 'fighting');
      for (const input of journalOf(id, version).inputs as readonly Input[])
        expect(await gm.say(input)).toMatchObject({ ok: true });
      await gm.leave();
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ token });
      const asked = await fetch(`${server.url}/api/battles/${id}/recording`, {
        method: 'POST',
        headers,
        body,
      });
      const file = join(data, `${id}.jsonl`);
      writeFileSync(file, await asked.text());
      expect(run('shared/src/cli/verify.ts', file)).toMatchObject({ status: 0 });
    },
  );

  it('opens the battles again in the recorded end', async () => {
    await server.kill();
    server = await start();
    for (const { id } of BOOKS) {
      const gm = await Guest.join(server.url, id, { token: keys.get(id) ?? '', name: 'Gloria' });
      await gm.leave();
    }
    const opened = server
      .output()
      .split('\n')
      .filter((line) => line.includes('battle opened'));
    const hashes = opened.map((line) => JSON.parse(line) as { battle: string; hash: string });
    expect(new Map(hashes.map(({ battle, hash }) => [battle, hash]))).toEqual(
      new Map(BOOKS.map(({ id, version }) => [id, journalOf(id, version).hash])),
    );
  });
});
