import { existsSync, readFileSync } from 'node:fs';
import { SingleBar } from 'cli-progress';
import { mirrored } from '../bots/mirror.ts';
import { POLICIES } from '../bots/policies.ts';
import type { Policy } from '../bots/policy.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { groupFight, type Scenario } from '../engine/setup/scenario.ts';
import { RULESETS, rulesetOf } from '../rulesets/registry.ts';
import { readFight } from '../scenario/fight-file.ts';
import { type ServerContent, withServerContent } from '../scenario/server-content.ts';
import { report, summarize } from '../simulate/report.ts';
import { simulate } from '../simulate/simulate.ts';
import { type Arguments, runCommand } from './command.ts';
import { readContentFolder } from './content-folder.ts';
import { UsageError, wholeNumber } from './usage.ts';

const command = {
  usage: 'npm run -s simulate -- (--ruleset ID [--scenario ID] | --file FIGHT.json) [OPTIONS]',
  about: 'Has bots play a fight many times, and reports what a GM wants to know about it.',
  options: {
    ruleset: { type: 'string', value: 'ID', about: 'plays a scenario of this ruleset' },
    scenario: { type: 'string', value: 'ID', about: 'the scenario; if left out, the first one for a group' },
    file: { type: 'string', value: 'FIGHT.json', about: 'plays the fight in this file' },
    content: { type: 'string', value: 'FOLDER', about: 'adds the content packs from this folder' },
    fights: { type: 'string', value: 'N', about: 'the number of fights', default: '1000' },
    bots: {
      type: 'string',
      value: 'NAMES',
      about: `the bots for the sides, in order: ${POLICIES.map(({ name }) => name).join(', ')}`,
      default: 'tactical',
    },
    seed: { type: 'string', value: 'TEXT', about: 'the seed for the dice', default: '1' },
    mirror: { type: 'boolean', about: 'plays the first side against itself', default: false },
    json: { type: 'boolean', about: 'prints the results as JSON', default: false },
  },
  example: 'npm run -s simulate -- --ruleset flow --scenario duel --fights 200',
} as const;

await runCommand(command, main);

function main({ values }: Arguments<typeof command.options>): void {
  const fights = wholeNumber('--fights', values.fights);
  const serverContent = values.content === undefined ? {} : readContentFolder(values.content, RULESETS);
  const { ruleset, scenario: chosen } =
    values.file === undefined ? readyMade(values, serverContent) : fightIn(values.file, serverContent);
  const scenario = values.mirror ? mirrored(chosen) : chosen; // the first side fights itself
  const bar = new SingleBar({
    format: '{bar} {value}/{total} fights, {eta_formatted} left',
    stream: process.stderr,
  });
  bar.start(fights, 0);
  const tally = simulate({
    ruleset,
    scenario,
    fights,
    seed: values.seed,
    policies: policiesNamed(values.bots),
    now: () => performance.now(),
    onFight: ({ fights: done }) => bar.update(done),
  });
  bar.stop();
  const summary = summarize(tally);
  console.log(values.json ? JSON.stringify(summary, null, 2) : report(ruleset, scenario, summary));
}

interface Chosen {
  readonly ruleset: Ruleset;
  readonly scenario: Scenario;
}

function readyMade(
  { ruleset: id, scenario }: { ruleset?: string; scenario?: string },
  serverContent: ServerContent,
): Chosen {
  if (id === undefined) throw new UsageError('Name a ruleset (--ruleset ID) or a file (--file FIGHT.json).');
  const ruleset = rulesetOf(id);
  const { scenarios } = ruleset;
  const chosen = scenarios.find((one) => one.id === (scenario ?? groupFight(scenarios)?.id));
  if (chosen)
    return { ruleset, scenario: { ...chosen, setup: withServerContent(chosen.setup, serverContent[id]) } };
  const ids = scenarios.map((one) => one.id).join(', ');
  throw new UsageError(`There is no scenario "${scenario}". Available: ${ids}.`);
}

function fightIn(file: string, serverContent: ServerContent): Chosen {
  if (!existsSync(file)) throw new UsageError(`There is no file "${file}".`);
  const read = readFight(readFileSync(file, 'utf8'), RULESETS, {}, serverContent);
  if (!('faults' in read)) return read;
  const lines = read.faults.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
  throw new UsageError(lines.join('\n'));
}

function policiesNamed(list: string): [Policy, ...Policy[]] {
  const [first, ...rest] = list.split(',').map((name) => {
    const policy = POLICIES.find((known) => known.name === name.trim());
    if (policy) return policy;
    throw new UsageError(
      `There is no bot "${name}". Available: ${POLICIES.map((known) => known.name).join(', ')}.`,
    );
  });
  if (!first) throw new UsageError('Name at least one bot.');
  return [first, ...rest];
}
