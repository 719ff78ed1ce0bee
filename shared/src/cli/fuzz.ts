import { editionOf } from '../engine/history/edition.ts';
import type { Rulebook } from '../engine/history/rulebooks.ts';
import { fightNames, fuzzFight, limitsOf, SERIES, type Series } from '../fuzz/fuzz.ts';
import { runCommand } from './command.ts';
import { REGISTRY, rulebookOf } from './installed-registry.ts';
import { UsageError, wholeNumber } from './usage.ts';

const ALL_SERIES = Object.keys(SERIES) as Series[];

await runCommand(
  {
    usage: 'npm run fuzz -- [--ruleset ID] [--fights 1000 | --name NAME] [--inputs 150]',
    about: `Plays random fights and checks after each input that every promise is kept.
Each ruleset is played in ${ALL_SERIES.length} series: ${ALL_SERIES.join(', ')}.`,
    options: {
      ruleset: { type: 'string', value: 'ID', about: 'plays only this ruleset' },
      fights: { type: 'string', value: 'N', about: 'the number of fights in each series', default: '1000' },
      name: { type: 'string', value: 'NAME', about: 'plays only the fight with this name, such as gm-17' },
      inputs: {
        type: 'string',
        value: 'N',
        about: 'the maximum number of inputs in a fight',
        default: '150',
      },
    },
    example: 'npm run fuzz -- --ruleset flow --fights 20',
  },
  async ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
    const count = wholeNumber('--fights', values.fights);
    const inputs = wholeNumber('--inputs', values.inputs);
    const books = values.ruleset ? [rulebookOf(values.ruleset)] : REGISTRY.rulebooks.latest;
    const fights = values.name ? [values.name] : ALL_SERIES.flatMap((series) => fightNames(count, series));
    if (!values.name)
      console.log(
        `${fights.length} fights for each ruleset: ${count} in each of ${ALL_SERIES.length} series.`,
      );
    for (const book of books) await fuzz(book, fights, inputs, values.name !== undefined);
  },
);

/** Plays random fights under a rulebook, and prints the fights that break an invariant. */
async function fuzz(
  book: Rulebook,
  fights: readonly string[],
  maxInputs: number,
  isVerbose: boolean,
): Promise<void> {
  const { ruleset, Battle } = await editionOf(book);
  const { id } = ruleset;
  let failed = 0;
  for (const name of fights) {
    try {
      const { inputs, rejected, isOver } = fuzzFight(ruleset, name, limitsOf(name, maxInputs), Battle);
      if (isVerbose)
        console.log(`${id}/${name}: ${inputs.length} inputs, ${rejected} rejected, over: ${isOver}`);
    } catch (error) {
      failed++;
      console.log(`npm run fuzz -- --ruleset ${id} --name ${name}\n${(error as Error).message}\n`);
    }
  }
  console.log(`${id}: ${fights.length - failed} of ${fights.length} fights kept every promise`);
  if (failed > 0) process.exitCode = 1;
}
