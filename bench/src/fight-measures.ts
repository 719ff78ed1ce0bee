import { once } from 'node:events';
import { playFight, playOn } from '@riposte/shared/bots/fight';
import type { Policy } from '@riposte/shared/bots/policy';
import { tactical } from '@riposte/shared/bots/tactical';
import { policiesNamed } from '@riposte/shared/cli/bots';
import { Battle } from '@riposte/shared/engine/battle/battle';
import { seededDice } from '@riposte/shared/engine/state/dice';
import type { Table } from '@riposte/shared/engine/state/table';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { rulesetOf } from '@riposte/shared/rulesets/registry';
import { say } from './child.ts';
import type { FightRates } from './fights.ts';
import { groupSetup } from './group-setup.ts';
import { rates } from './measure.ts';

/* This script measures one ruleset for `fights.ts`, in its own process. Its arguments are `rates ID POLICY` or
   `playouts ID COUNT`. */

const LIMITS = { maxRounds: 60, maxInputs: 20_000 } as const;
const TACTICAL = { policyOf: () => tactical, ...LIMITS } as const;

const [what, id = '', detail = ''] = process.argv.slice(2);
const ruleset = rulesetOf(id);
const setup = groupSetup(ruleset);
if (what === 'rates') say(fightRates(policiesNamed(detail)[0]));
if (what === 'playouts') await playouts(Number(detail));
process.disconnect();

function fightRates(policy: Policy): FightRates {
  let [fights, decisions] = [0, 0];
  const run = () => {
    const seed = seedOf(`bench ${fights++}`);
    decisions += playFight({ ruleset, setup, seed, policyOf: () => policy, ...LIMITS }).inputs.length;
    return 1;
  };
  const perSecond = rates([{ name: id, run }], 3, 2000).get(id) ?? 0;
  return { fights: perSecond, decisions: (perSecond * decisions) / fights };
}

/** Reports "ready", waits for a message, plays `times` fights to their end, and reports "done". */
async function playouts(times: number): Promise<void> {
  const middle = middleOfFight();
  say('ready');
  await once(process, 'message');
  for (let number = 0; number < times; number++) {
    const seed = seedOf(`playout ${process.pid} ${number}`);
    playOn(Battle.restore(ruleset, { ...middle, dice: seededDice(seed) }), { seed, ...TACTICAL });
  }
  say('done');
}

/** Returns the last moment without pending actions in the first half of a fight. */
function middleOfFight(): Table {
  const seed = seedOf('middle');
  const { inputs } = playFight({ ruleset, setup, seed, ...TACTICAL });
  const battle = Battle.start(ruleset, setup, seededDice(seed));
  let middle = battle.snapshot();
  for (const input of inputs.slice(0, inputs.length / 2)) {
    battle.apply(input);
    middle = battle.snapshot() ?? middle;
  }
  if (!middle) throw new Error(`The fight of ${id} has no moment without pending actions.`);
  return middle;
}
