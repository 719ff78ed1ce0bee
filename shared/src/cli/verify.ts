import { readFileSync } from 'node:fs';
import { editionOf } from '../engine/history/edition.ts';
import { addressOf, type RulesName } from '../engine/history/rulebook-origin.ts';
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
  const book = REGISTRY.rulebooks.named(head);
  if (!book) throw new UsageError(missing(head));
  const verdict = checkDice(await editionOf(book), recording);
  console.log(verdictText(verdict));
  if (verdict.is !== 'fair') process.exitCode = 1;
}

function missing({ ruleset, version, rulebook }: RulesName): string {
  const name = `version ${version} of the rulebook "${ruleset}"`;
  if (!rulebook) return `The fight needs ${name}, which this release doesn’t have.`;
  const from = addressOf(rulebook);
  return `The fight needs ${name} with the hash ${rulebook.hash}. Install its package${from === undefined ? '' : ` from ${from}`}, and set RIPOSTE_RULEBOOKS.`;
}
