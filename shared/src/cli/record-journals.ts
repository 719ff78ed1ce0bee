import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { playFight } from '../bots/fight.ts';
import { random } from '../bots/random.ts';
import { tactical } from '../bots/tactical.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { newJournal } from '../engine/history/journal.ts';
import { seededDice } from '../engine/state/dice.ts';
import { seedOf } from '../fuzz/chance.ts';
import { RULESETS, rulesetOf } from '../rulesets/registry.ts';
import { runCommand } from './command.ts';
import { UsageError } from './usage.ts';

const FIGHTS = 4;
const FOLDER = new URL('../../journals/', import.meta.url);

await runCommand(
  {
    usage: 'npm run record-journals -- [RULESET]',
    about: `Plays ${FIGHTS} fights with the current version of every ruleset, or of one, and records each with its final
hash. Deletes journals of scenarios that no longer exist; journals of earlier versions stay.`,
    example: 'npm run record-journals -- flow',
  },
  ({ positionals: [only, ...more] }) => {
    if (more.length > 0) throw new UsageError('Name one ruleset, or leave it out for all rulesets.');
    for (const ruleset of only === undefined ? Object.values(RULESETS) : [rulesetOf(only)])
      recordAll(ruleset);
  },
);

function recordAll(ruleset: Ruleset): void {
  const path = `${ruleset.id}/${ruleset.version}`;
  const folder = new URL(`${path}/`, FOLDER);
  mkdirSync(folder, { recursive: true });
  const journals = Array.from({ length: FIGHTS }, (_, number) => record(ruleset, number));
  const files = journals.map(({ name }) => `${name}.json`);
  for (const file of readdirSync(folder)) {
    if (files.includes(file)) continue;
    rmSync(new URL(file, folder));
    console.log(`shared/journals/${path}/${file} deleted`);
  }
  for (const { name, text } of journals) {
    writeFileSync(new URL(`${name}.json`, folder), text);
    console.log(`shared/journals/${path}/${name}.json`);
  }
}

function record(ruleset: Ruleset, number: number): { name: string; text: string } {
  const scenario = ruleset.scenarios[number % ruleset.scenarios.length];
  if (!scenario) throw new Error(`${ruleset.id} has no scenario to record.`);
  const seed = seedOf(`journal ${number}`);
  const policyOf = () => (number < FIGHTS / 2 ? tactical : random);
  const { setup } = scenario;
  const { battle, inputs } = playFight({ ruleset, setup, seed, policyOf, maxRounds: 100, maxInputs: 2_000 });
  const { dice: _dice, inputs: _inputs, ...journal } = newJournal(ruleset, setup, seededDice(seed));
  const head = JSON.stringify({ ...journal, seed, hash: battle.hash() }).slice(0, -1);
  const lines = inputs.map((input) => `  ${JSON.stringify(input)}`).join(',\n');
  return { name: `${scenario.id}-${number + 1}`, text: `${head},"inputs":[\n${lines}\n]}\n` };
}
