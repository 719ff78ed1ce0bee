import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type {
  RulebookAddress,
  RulebookInfo,
  RulesetInfo,
  SavedFight,
} from '@riposte/shared/protocol/messages';
import { integrityOf } from '@riposte/shared/rulebook/rulebook-package';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildSample, replaceModule } from '../../../scripts/rulebook/sample-package.ts';
import { Child } from '../support/child.ts';
import { createBattle, Guest, post, serve, shown } from '../support/harness.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 }); // long, because the tests start whole processes

const MAIN = '../../src/main.ts';

let folder: string;
let installed: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-rulebooks-'));
  installed = join(folder, 'rulebooks');
  buildSample(installed);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (data: string, environment = { RIPOSTE_RULEBOOKS: installed } as Record<string, string>) =>
  Child.start({ PORT: '0', RIPOSTE_DATA: join(folder, data), ...environment }, MAIN);

async function postText(url: string, path: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return await response.text();
}

async function fetched<Answer>(url: string): Promise<Answer> {
  return (await (await fetch(url)).json()) as Answer;
}

it('an installed rulebook is offered with the others, and its module is served with its hash', async () => {
  const server = await start('listed');
  try {
    const offered = await fetched<RulesetInfo[]>(`${server.url}/api/rulesets`);
    expect(offered.map(({ id }) => id)).toContain('tussle');
    const found = (await fetched<RulebookInfo[]>(`${server.url}/api/rulebooks`)).at(-1);
    expect(found).toMatchObject({ id: 'tussle', version: 1, title: 'Tussle' });
    const { address, origin } = found?.module ?? ({} as RulebookAddress);
    const response = await fetch(server.url + address);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(integrityOf(await response.text())).toBe(origin.hash);
  } finally {
    await server.stop();
  }
});

it('the chapters and icons of an installed rulebook are served', async () => {
  const server = await start('documents');
  try {
    const chapters = await fetched<string[]>(`${server.url}/rulebooks/tussle-1/chapters.json`);
    expect(chapters[0]).toMatch(/^# /);
    expect(await fetched(`${server.url}/rulebooks/tussle-1/chapters.de.json`)).toEqual(chapters); // it is not translated
    expect(await fetched(`${server.url}/rulebooks/tussle-1/icons.json`)).toEqual(expect.any(Object));
  } finally {
    await server.stop();
  }
});

it('only the files of the manifest are served, as they were when the server started', async () => {
  const odd = join(folder, 'odd');
  cpSync(installed, odd, { recursive: true });
  const texts = join(odd, 'tussle-1/texts/en');
  mkdirSync(join(texts, '98-folder.md'));
  appendFileSync(join(texts, '99-added.md'), '# Added');
  const server = await start('odd', { RIPOSTE_RULEBOOKS: odd });
  try {
    const chapters = () => fetched<string[]>(`${server.url}/rulebooks/tussle-1/chapters.json`);
    const before = await chapters();
    expect(before).not.toContain('# Added');
    rmSync(texts, { recursive: true });
    expect(await chapters()).toEqual(before);
  } finally {
    await server.stop();
  }
});

it('a module is not sent to a page that expects another hash', async () => {
  const server = await start('other-hash');
  try {
    expect((await fetch(`${server.url}/rulebooks/tussle-1.js?sha256-other`)).status).toBe(404);
  } finally {
    await server.stop();
  }
});

it('the folder of the packages can be relative to the folder in which the server starts', async () => {
  const server = await start('relative', { RIPOSTE_RULEBOOKS: relative(process.cwd(), installed) });
  try {
    const listed = await fetched<RulebookInfo[]>(`${server.url}/api/rulebooks`);
    expect(listed.map(({ id }) => id)).toContain('tussle');
  } finally {
    await server.stop();
  }
});

it('the page is not sent in place of a package that is not installed', async () => {
  const server = await serve();
  try {
    const response = await fetch(`${server.url}/rulebooks/tussle-1.js`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not-found' } });
  } finally {
    await server.stop();
  }
});

it.each([
  ['simulate', ['--ruleset', 'tussle', '--fights', '2', '--workers', '1'], /Tussle/],
  ['fuzz', ['--ruleset', 'tussle', '--fights', '1', '--inputs', '20'], /^tussle: (\d+) of \1 fights kept/m],
  ['clauses', ['tussle'], /clauses, 0 without code, \d+ without a case/],
])('the command %s knows installed rulebooks', async (command, args, output) => {
  const file = fileURLToPath(new URL(`../../../shared/src/cli/${command}.ts`, import.meta.url));
  const env = { ...process.env, RIPOSTE_RULEBOOKS: installed };
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env });
  expect(stdout).toMatch(output);
});

it('a battle of an installed rulebook goes on after a restart, and is refused while it is missing', async () => {
  const first = await start('played');
  const { id, tokens } = await createBattle(first.url, { ruleset: 'tussle', scenario: 'duel' });
  const gm = await Guest.join(first.url, id, { token: tokens.gm, name: 'Gloria' });
  await gm.seat({ do: 'start' });
  await gm.until(({ status }) => status === 'fighting');
  const by = gm.prompts[0]?.for ?? '';
  const reply = await gm.say({ as: by, do: 'end-turn' });
  expect(reply).toMatchObject({ ok: true });
  await shown(reply, gm);
  const before = gm.table;
  await first.stop();

  const lacking = await start('played', {});
  const refused = await post(lacking.url, `/api/battles/${id}/open`, { token: tokens.gm });
  expect(refused).toMatchObject({
    error: {
      code: 'other-rules',
      message: expect.stringMatching(/^This fight needs version 1 of the rulebook “Tussle” \(tussle\) by /),
    },
  });
  await lacking.stop();

  const again = await start('played');
  const back = await Guest.join(again.url, id, { token: tokens.gm, name: 'Gloria' });
  expect(back.table).toEqual(before);
  await again.stop();
});

it('a battle, its recording and its file name the package, and another package with that version is refused', async () => {
  const first = await start('named');
  const { id, tokens } = await createBattle(first.url, { ruleset: 'tussle', scenario: 'duel' });
  const gm = await Guest.join(first.url, id, { token: tokens.gm, name: 'Gloria' });
  await gm.seat({ do: 'start' });
  const secret = { token: tokens.gm };
  const listed = await fetched<RulebookInfo[]>(`${first.url}/api/rulebooks`);
  const hash = listed.at(-1)?.module?.origin.hash;
  const named = {
    ruleset: 'tussle',
    version: 1,
    rulebook: expect.objectContaining({ hash, title: 'Tussle' }),
  };
  expect(await post(first.url, `/api/battles/${id}/open`, secret)).toMatchObject(named);
  const recorded = await postText(first.url, `/api/battles/${id}/recording`, secret);
  expect(JSON.parse(recorded.split('\n')[0] ?? '')).toMatchObject(named);
  const { fight } = (await post(first.url, `/api/battles/${id}/fight`, secret)) as SavedFight;
  expect(JSON.parse(fight).rulebook).toMatchObject({ version: 1, hash, title: 'Tussle' });
  await first.stop();

  const replaced = join(folder, 'replaced');
  cpSync(installed, replaced, { recursive: true });
  replaceModule(join(replaced, 'tussle-1'), (code) => `${code}// other rules\n`);
  const second = await start('named', { RIPOSTE_RULEBOOKS: replaced });
  const refused = await post(second.url, `/api/battles/${id}/open`, secret);
  expect(refused).toMatchObject({
    error: {
      code: 'other-rules',
      message: expect.stringMatching(/this server has other rules under that name/),
    },
  });
  await second.stop();

  const lacking = await start('named', {});
  const unknown = await post(lacking.url, '/api/battles', { fight });
  expect(unknown).toMatchObject({
    error: {
      message: expect.stringMatching(
        /needs the rulebook “Tussle”, version 1, which this server doesn’t have/,
      ),
    },
  });
  await lacking.stop();
});

it('the server starts without a changed package, and its log names the file and the fix', async () => {
  const broken = join(folder, 'broken');
  cpSync(installed, broken, { recursive: true });
  appendFileSync(join(broken, 'tussle-1/rulebook.js'), '// changed');
  const server = await start('data', { RIPOSTE_RULEBOOKS: broken });
  try {
    expect(server.output()).toMatch(
      /A rulebook package was left out\. .*tussle-1\/rulebook\.js differs from its hash in rulebook\.json: build the package again/,
    );
    expect(await fetched(`${server.url}/health`)).toEqual({
      ok: true,
      live: true,
      ready: true,
      brokenRulebooks: 1,
    });
    const listed = await fetched<RulebookInfo[]>(`${server.url}/api/rulebooks`);
    expect(listed.map(({ id }) => id)).not.toContain('tussle');
  } finally {
    await server.stop();
  }
});
