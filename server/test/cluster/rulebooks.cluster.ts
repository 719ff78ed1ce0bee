import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSample, SAMPLE } from '../../../scripts/rulebook/sample-package.ts';
import { createBattle, post } from '../support/harness.ts';
import { Processes } from './support/processes.ts';
import { eventually } from './support/program.ts';

let rulebooks: string;
let processes: Processes;
beforeAll(async () => {
  rulebooks = mkdtempSync(join(tmpdir(), 'riposte-rulebooks-'));
  buildSample(rulebooks);
  processes = await Processes.start(1);
});
afterAll(async () => {
  await processes?.stop();
  rmSync(rulebooks, { recursive: true, force: true });
});

it('a process without a rulebook sends players to one that has it, or says which rulebook is missing', async () => {
  const [lacking] = processes.members;
  const having = await processes.add({ rulebooks });
  const on = ({ port }: { readonly port: number }) => `http://127.0.0.1:${port}`;
  const { id, tokens } = await createBattle(on(having), { ruleset: SAMPLE, scenario: 'duel' });
  const open = () => post(on(lacking ?? having), `/api/battles/${id}/open`, { token: tokens.gm });
  expect(await open()).toMatchObject({ id, status: 'gathering' });
  expect(await processes.ownerOf(id)).toBe(having);
  await having.child.stop();
  await eventually(async () =>
    expect(await open()).toMatchObject({
      error: { code: 'other-rules', message: expect.stringMatching(/version 1 of the rulebook “Tussle”/) },
    }),
  );
});
