import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, MODULE_FILE } from '../../shared/src/rulebook/manifest.ts';
import { integrityOf } from '../../shared/src/rulebook/rulebook-package.ts';
import { makeRuleset } from '../new-ruleset/make.ts';
import { copyProject, removeProject } from '../new-ruleset/project-copy.ts';

/** The id of the rulebook in the sample. This project does not contain it. */
export const SAMPLE = 'tussle';

/** Builds the package of a new ruleset in the folder `to`, with a copy of the project, as an author would. */
export function buildSample(to: string): void {
  const project = copyProject();
  try {
    makeRuleset(project, SAMPLE);
    const args = ['shared/src/cli/rulebook.ts', 'build', SAMPLE, '--to', to];
    execFileSync(process.execPath, args, { cwd: project });
  } finally {
    removeProject(project);
  }
}

/** Changes the module of a package, and its hash in the manifest. */
export function replaceModule(path: string, change: (code: string) => string): void {
  const [module, manifest] = [join(path, MODULE_FILE), join(path, MANIFEST_FILE)];
  const code = change(readFileSync(module, 'utf8'));
  writeFileSync(module, code);
  const told = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...told, hash: integrityOf(code) }));
}
