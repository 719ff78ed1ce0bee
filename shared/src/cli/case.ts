import { caseFiles, readCase } from '../cases/case-files.ts';
import { runCase } from '../cases/case-run.ts';
import { editionOf } from '../engine/history/edition.ts';
import { runCommand } from './command.ts';
import { rulebookOf } from './installed-registry.ts';
import { UsageError } from './usage.ts';

await runCommand(
  {
    usage: 'npm run -s case -- FILE-OR-FOLDER...',
    about: 'Runs conformance cases. shared/cases/FORMAT.md describes them.',
    example: 'npm run -s case -- shared/cases/flow',
  },
  ({ positionals }) => {
    if (positionals.length === 0) throw new UsageError('Name at least one file or folder.');
    return runAll(positionals);
  },
);

async function runAll(targets: readonly string[]): Promise<void> {
  let passed = 0;
  let failed = 0;
  for (const file of targets.flatMap(caseFiles)) {
    const failure = await resultOf(file);
    if (failure === null) passed++;
    else failed++;
    console.log(failure === null ? `ok ${file}` : `FAIL ${file} ${failure}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/**
 * Runs the case in a file. Returns the failure in the format of FORMAT.md; null if the case passes. A file that
 * cannot be read or run fails at step 0.
 */
async function resultOf(file: string): Promise<string | null> {
  try {
    const read = readCase(file);
    return runCase(read, await editionOf(rulebookOf(read.ruleset)));
  } catch (error) {
    return `step 0: case want a run got ${JSON.stringify(error instanceof Error ? error.message : String(error))}`;
  }
}
