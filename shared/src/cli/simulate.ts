import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { mirrored } from '../bots/mirror.ts';
import { POLICIES } from '../bots/policies.ts';
import type { Policy } from '../bots/policy.ts';
import { rulesetOf } from '../rulesets/registry.ts';
import { groupFight } from '../scenario/scenario.ts';
import { report, summarise } from '../simulate/report.ts';
import { simulate } from '../simulate/simulate.ts';
import { UsageError, wholeNumber } from './usage.ts';

const USAGE =
  'Usage: npm run -s simulate -- --ruleset ID [--fights 1000] [--scenario ID] [--bots tactical,random] [--mirror] [--seed TEXT] [--json]';

try {
  main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 2;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string' },
      fights: { type: 'string', default: '1000' },
      scenario: { type: 'string' },
      bots: { type: 'string', default: 'tactical' },
      seed: { type: 'string', default: '1' },
      mirror: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.ruleset === undefined) throw new UsageError('Say which ruleset: --ruleset ID.');
  const ruleset = rulesetOf(values.ruleset);
  const fights = wholeNumber('--fights', values.fights);
  const chosen = ruleset.scenarios.find(
    ({ id }) => id === (values.scenario ?? groupFight(ruleset.scenarios)?.id),
  );
  if (!chosen) {
    const ids = ruleset.scenarios.map(({ id }) => id).join(', ');
    throw new UsageError(`There is no scenario "${values.scenario}". There are: ${ids}.`);
  }
  const scenario = values.mirror ? mirrored(chosen) : chosen; // the first side against itself
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
    onFight: (done) => bar.update(done),
  });
  bar.stop();
  const summary = summarise(tally);
  console.log(values.json ? JSON.stringify(summary, null, 2) : report(ruleset, scenario, summary));
}

function policiesNamed(list: string): [Policy, ...Policy[]] {
  const [first, ...rest] = list.split(',').map((name) => {
    const policy = POLICIES.find((known) => known.name === name.trim());
    if (policy) return policy;
    throw new UsageError(
      `There is no bot "${name}". There are: ${POLICIES.map((known) => known.name).join(', ')}.`,
    );
  });
  if (!first) throw new UsageError('Name at least one bot.');
  return [first, ...rest];
}
