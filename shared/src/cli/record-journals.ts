import { mkdirSync, writeFileSync } from 'node:fs';
import { playFight } from '../bots/fight.ts';
import { random } from '../bots/random.ts';
import { tactical } from '../bots/tactical.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { newJournal } from '../engine/history/journal.ts';
import { seededDice } from '../engine/state/dice.ts';
import { seedOf } from '../fuzz/chance.ts';
import { RULESETS, rulesetOf } from '../rulesets/registry.ts';

const FIGHTS = 4;
const FOLDER = new URL('../../journals/', import.meta.url);

/**
 * `npm run record-journals [-- NAME]`: records finished fights of the current version of every ruleset (or
 * one) from fixed seeds, with their final hashes. Does not change journals of earlier versions.
 */
const [only] = process.argv.slice(2);
for (const ruleset of only === undefined ? Object.values(RULESETS) : [rulesetOf(only)]) {
  const folder = `${ruleset.id}/${ruleset.version}`;
  mkdirSync(new URL(folder, FOLDER), { recursive: true });
  for (let number = 0; number < FIGHTS; number++) {
    const { name, text } = record(ruleset, number);
    writeFileSync(new URL(`${folder}/${name}.json`, FOLDER), text);
    console.log(`shared/journals/${folder}/${name}.json`);
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
