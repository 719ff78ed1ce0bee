import { parseArgs } from 'node:util';
import { fightNames, fuzzFight, limitsOf, SERIES, type Series } from '../fuzz/fuzz.ts';
import { RULESETS, rulesetOf } from '../rulesets/registry.ts';

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string' },
    name: { type: 'string' },
    fights: { type: 'string', default: '1000' },
    inputs: { type: 'string', default: '150' },
  },
});

const rulesets = values.ruleset ? [rulesetOf(values.ruleset)] : Object.values(RULESETS);
const series = values.name
  ? [values.name]
  : (Object.keys(SERIES) as Series[]).flatMap((kind) => fightNames(Number(values.fights), kind));

let failed = 0;
for (const ruleset of rulesets) {
  for (const name of series) {
    try {
      const limits = limitsOf(name, Number(values.inputs));
      const { inputs, rejected, isOver } = fuzzFight(ruleset, name, limits);
      if (values.name)
        console.log(`${ruleset.id}/${name}: ${inputs.length} inputs, ${rejected} refused, over: ${isOver}`);
    } catch (error) {
      failed++;
      console.log(`npm run fuzz -- --ruleset ${ruleset.id} --name ${name}\n${(error as Error).message}\n`);
    }
  }
  console.log(`${ruleset.id}: ${series.length - failed} of ${series.length} fights kept every promise`);
}
process.exitCode = failed > 0 ? 1 : 0;
