import { readFileSync } from 'node:fs';
import { findEdition } from '../engine/history/edition.ts';
import { editionName } from '../engine/history/edition-name.ts';
import { checkDice, verdictText } from '../recording/check-dice.ts';
import { readRecording } from '../recording/recording.ts';
import { runCommand } from './command.ts';
import { REGISTRY } from './installed-registry.ts';
import { UsageError } from './usage.ts';

await runCommand(
  {
    usage: 'npm run -s verify -- RECORDING.jsonl',
    about:
      'Checks whether the dice of a recorded fight come from its seed. For more, see docs/recordings.md.',
    example: 'npm run -s verify -- fight.jsonl',
  },
  ({ positionals: [file, ...more] }) => {
    if (file === undefined || more.length > 0) throw new UsageError('Name one recording.');
    return verify(file);
  },
);

/** Prints whether the dice of a recorded fight match its seed. Sets the exit code to 1 if they do not. */
async function verify(file: string): Promise<void> {
  const recording = readRecording(readFileSync(file, 'utf8'));
  if ('line' in recording) throw new UsageError(`${file}:${recording.line}: ${recording.message}`);
  const { head } = recording;
  const edition = await findEdition(REGISTRY, head);
  if (!edition)
    throw new UsageError(
      `This release doesn’t have that version of the rules (${editionName(head.ruleset, head.version)}).`,
    );
  const verdict = checkDice(edition, recording);
  console.log(verdictText(verdict));
  if (verdict.is !== 'fair') process.exitCode = 1;
}
