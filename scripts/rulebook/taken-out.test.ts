import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildPackage } from '../../shared/src/authoring/build.ts';
import { repositoryProject } from '../../shared/src/authoring/project.ts';
import { RULESETS } from '../../shared/src/rulesets/registry.ts';
import { unmakeRuleset } from '../new-ruleset/make.ts';
import { copyProject, removeProject } from '../new-ruleset/project-copy.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // long, because the tests build packages and start processes

const IDS = Object.keys(RULESETS);

let project: string;
let installed: string;
beforeAll(async () => {
  installed = mkdtempSync(join(tmpdir(), 'riposte-taken-out-'));
  for (const id of IDS) await buildPackage(repositoryProject(id), installed);
  project = copyProject();
  for (const id of IDS) unmakeRuleset(project, id);
});
afterAll(() => {
  removeProject(project);
  rmSync(installed, { recursive: true, force: true });
});

it.each(Object.values(RULESETS))(
  'a project without the five rulebooks passes all cases of $id with its installed package',
  ({ id, version }) => {
    const cases = join(installed, `${id}-${version}`, 'cases');
    const { stdout, stderr, status } = spawnSync(process.execPath, ['shared/src/cli/case.ts', cases], {
      cwd: project,
      env: { ...process.env, RIPOSTE_RULEBOOKS: installed },
      encoding: 'utf8',
    });
    expect(stdout + stderr).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
    expect(status).toBe(0);
  },
);
