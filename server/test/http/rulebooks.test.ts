import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@riposte/shared/cli/rulebook-package';
import type { InstalledRulebook, RulesetInfo } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildSample } from '../../../scripts/rulebook/sample-package.ts';
import { Child, runMain } from '../support/child.ts';
import { createBattle, Guest, post, shown } from '../support/harness.ts';

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

async function fetched<Answer>(url: string): Promise<Answer> {
  return (await (await fetch(url)).json()) as Answer;
}

it('an installed rulebook is offered with the others, and its module is served with its hash', async () => {
  const server = await start('listed');
  try {
    const offered = await fetched<RulesetInfo[]>(`${server.url}/api/rulesets`);
    expect(offered.map(({ id }) => id)).toContain('tussle');
    const [found] = await fetched<InstalledRulebook[]>(`${server.url}/api/rulebooks`);
    const { address = '', hash, ...rest } = found ?? ({} as InstalledRulebook);
    expect(rest).toEqual({ id: 'tussle', version: 1 });
    const response = await fetch(server.url + address);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(integrityOf(await response.text())).toBe(hash);
  } finally {
    await server.stop();
  }
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
    error: { code: 'other-rules', message: expect.stringMatching(/version 1 of the rulebook “tussle”/) },
  });
  await lacking.stop();

  const again = await start('played');
  const back = await Guest.join(again.url, id, { token: tokens.gm, name: 'Gloria' });
  expect(back.table).toEqual(before);
  await again.stop();
});

it('the server does not start with a changed package, and names the file and the fix', async () => {
  const broken = join(folder, 'broken');
  cpSync(installed, broken, { recursive: true });
  appendFileSync(join(broken, 'tussle-1/rulebook.js'), '// changed');
  const environment = { PORT: '0', RIPOSTE_DATA: join(folder, 'data'), RIPOSTE_RULEBOOKS: broken };
  const { code, output } = await runMain(environment);
  expect(output.trim()).toMatch(
    /^RIPOSTE_RULEBOOKS: .*tussle-1\/rulebook\.js differs from its hash in rulebook\.json: build the package again/,
  );
  expect(code).toBe(1);
});
