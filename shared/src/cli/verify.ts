import { readFileSync } from 'node:fs';
import { findEdition } from '../engine/history/edition.ts';
import { editionName } from '../engine/history/edition-name.ts';
import { checkDice, verdictText } from '../recording/check-dice.ts';
import { readRecording } from '../recording/recording.ts';
import { LIBRARY } from '../rulesets/registry.ts';
import { UsageError } from './usage.ts';

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** Checks the dice of a recorded fight against its seed. The command fails if they differ. */
async function main(file: string | undefined): Promise<void> {
  if (file === undefined) throw new UsageError('Usage: npm run -s verify -- RECORDING.jsonl');
  const recording = readRecording(readFileSync(file, 'utf8'));
  if ('line' in recording) throw new UsageError(`${file}:${recording.line}: ${recording.message}`);
  const { head } = recording;
  const edition = await findEdition(LIBRARY, head);
  if (!edition) throw new UsageError(`${editionName(head.ruleset, head.version)} is not here.`);
  const verdict = checkDice(edition, recording);
  console.log(verdictText(verdict));
  if (verdict.is !== 'fair') process.exitCode = 1;
}
