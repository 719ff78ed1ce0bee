import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { SingleBar } from 'cli-progress';
import { mirrored } from '../bots/mirror.ts';
import { POLICIES } from '../bots/policies.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { groupFight, type Scenario } from '../engine/setup/scenario.ts';
import { type Rulesets, readFight } from '../scenario/fight-file.ts';
import { readPack } from '../scenario/pack-file.ts';
import { type ServerContent, withServerContent } from '../scenario/server-content.ts';
import { fightsToBeCertain } from '../simulate/certainty.ts';
import { report, summarize, winsLine } from '../simulate/report.ts';
import { type Run, runFights } from '../simulate/run.ts';
import type { Tally } from '../simulate/statistics.ts';
import { policiesNamed } from './bots.ts';
import { type Arguments, runCommand } from './command.ts';
import { readContentFolder } from './content-folder.ts';
import { FightThread, type ThreadTask } from './fight-thread.ts';
import { REGISTRY, rulebookOf } from './installed-registry.ts';
import { percentage, UsageError, wholeNumber } from './usage.ts';

/** The number of fights if neither `--fights` nor `--within` is given. */
const FIGHTS = 1000;
/** Milliseconds between two lines of progress if they are not written to a terminal. */
const LINE_EVERY = 5000;
/** The exit code of a program that Ctrl-C has stopped. */
const INTERRUPTED = 130;

const command = {
  usage: 'npm run -s simulate -- (--ruleset ID [--scenario ID] | --file FIGHT.json) [OPTIONS]',
  about: 'Has bots play a fight many times, and reports what a GM wants to know about it.',
  options: {
    ruleset: { type: 'string', value: 'ID', about: 'plays a scenario of this ruleset' },
    scenario: { type: 'string', value: 'ID', about: 'the scenario; if left out, the first one for a group' },
    file: { type: 'string', value: 'FIGHT.json', about: 'plays the fight in this file' },
    content: { type: 'string', value: 'FOLDER', about: 'adds the content packs from this folder' },
    fights: {
      type: 'string',
      value: 'N',
      about: `the number of fights, at most (default: ${FIGHTS}, or as many as --within needs)`,
    },
    within: {
      type: 'string',
      value: 'P%',
      about: "stops once half of the 95% confidence interval of each side's win rate is at most P%",
    },
    workers: {
      type: 'string',
      value: 'N',
      about: 'the number of fights played at once; it changes no figures (default: one per CPU core)',
    },
    bots: {
      type: 'string',
      value: 'NAMES',
      about: `the bots for the sides, in order: ${POLICIES.map(({ name }) => name).join(', ')}`,
      default: 'tactical',
    },
    'ask-from': {
      type: 'string',
      value: 'P%',
      about: "passes for the first side where no option gains P% of a fighter's health (1% to 100%)",
    },
    seed: { type: 'string', value: 'TEXT', about: 'the seed for the dice', default: '1' },
    mirror: { type: 'boolean', about: 'plays the first side against itself', default: false },
    json: { type: 'boolean', about: 'prints the results as JSON', default: false },
  },
  example: 'npm run -s simulate -- --ruleset flow --scenario duel --fights 200',
} as const;

await runCommand(command, main);

async function main({ values }: Arguments<typeof command.options>): Promise<void> {
  const within = values.within === undefined ? undefined : percentage('--within', values.within);
  const enough = within === undefined ? FIGHTS : fightsToBeCertain(within);
  const fights = values.fights === undefined ? enough : wholeNumber('--fights', values.fights);
  const workers =
    values.workers === undefined ? availableParallelism() : wholeNumber('--workers', values.workers);
  const askFrom = values['ask-from'] === undefined ? undefined : wholePercentage(values['ask-from']);
  policiesNamed(values.bots); // reports an unknown name before any thread starts
  const rulesets = await REGISTRY.rulebooks.rulesets();
  const serverContent =
    values.content === undefined
      ? {}
      : await readContentFolder(values.content, (text) => readPack(text, rulesets));
  const { ruleset, scenario: chosen } =
    values.file === undefined
      ? await readyMade(values, serverContent)
      : fightIn(values.file, rulesets, serverContent);
  const scenario = values.mirror ? mirrored(chosen) : chosen; // in a mirrored scenario, the first side fights a copy of itself
  const task = { ruleset: ruleset.id, setup: scenario.setup, seed: values.seed, bots: values.bots, askFrom };
  const tally = await play(task, { fights, within }, Math.min(workers, fights));
  if (tally.fights === 0) return;
  const summary = summarize(tally);
  console.log(values.json ? JSON.stringify(summary, null, 2) : report(ruleset, scenario, summary));
}

/** Parses the value of `--ask-from`. Throws `UsageError` if it is not a whole percentage from 1 to 100. */
function wholePercentage(value: string): number {
  const percent = percentage('--ask-from', value);
  if (Number.isInteger(percent) && percent <= 100) return percent;
  throw new UsageError(`--ask-from needs a whole percentage from 1% to 100%, not "${value}".`);
}

/** Plays the fights in threads and shows the progress. Ctrl-C stops them; the tally then covers the fights so far. */
async function play(
  task: ThreadTask,
  limits: Pick<Run, 'fights' | 'within'>,
  workers: number,
): Promise<Tally> {
  const bar = new SingleBar({
    format: '{bar} {value}/{total} fights, {eta_formatted} left{wins}',
    barsize: 20,
    stream: process.stderr,
    noTTYOutput: true,
    notTTYSchedule: LINE_EVERY,
  });
  const stop = new AbortController();
  process.on('SIGINT', () => stop.abort()); // `on` instead of `once`, because npm sends the terminal's signal a second time
  bar.start(limits.fights, 0, { wins: '' });
  const runners = Array.from({ length: workers }, () => new FightThread(task));
  const onFight = (sofar: Tally) => bar.update(sofar.fights, { wins: `; wins: ${winsLine(sofar)}` });
  try {
    return await runFights({ ...limits, runners, onFight, signal: stop.signal });
  } finally {
    bar.stop();
    await Promise.all(runners.map((runner) => runner.end()));
    if (stop.signal.aborted) {
      console.error('Stopped early.');
      process.exitCode = INTERRUPTED;
    }
  }
}

interface Chosen {
  readonly ruleset: Ruleset;
  readonly scenario: Scenario;
}

async function readyMade(
  { ruleset: id, scenario }: { ruleset?: string; scenario?: string },
  serverContent: ServerContent,
): Promise<Chosen> {
  if (id === undefined) throw new UsageError('Name a ruleset (--ruleset ID) or a file (--file FIGHT.json).');
  const { ruleset } = await rulebookOf(id).load();
  const { scenarios } = ruleset;
  const chosen = scenarios.find((one) => one.id === (scenario ?? groupFight(scenarios)?.id));
  if (chosen)
    return { ruleset, scenario: { ...chosen, setup: withServerContent(chosen.setup, serverContent[id]) } };
  const ids = scenarios.map((one) => one.id).join(', ');
  throw new UsageError(`There is no scenario "${scenario}". Available: ${ids}.`);
}

function fightIn(file: string, rulesets: Rulesets, serverContent: ServerContent): Chosen {
  if (!existsSync(file)) throw new UsageError(`There is no file "${file}".`);
  const read = readFight(readFileSync(file, 'utf8'), rulesets, {}, serverContent);
  if (!('faults' in read)) return read;
  const lines = read.faults.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
  throw new UsageError(lines.join('\n'));
}
