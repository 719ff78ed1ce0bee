import { execFileSync } from 'node:child_process';
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
