import type { Choice } from '../engine/core/script.ts';
import type { Params } from '../engine/schema/json.ts';
import { findFighter } from '../engine/state/table.ts';
import { distance } from '../hex/axial.ts';
import { groupOf } from './action-groups.ts';
import { type AskedSituation, type Decision, type Policy, pick } from './policy.ts';
import { endOf } from './position.ts';
import { foesOf, worthOf } from './worth.ts';

/** The number of random ways to attack among which a beginner chooses. */
const MOST_WAYS = 4;

/**
 * A bot for tests that makes the first attack or else walks to the nearest enemy, and takes the first reaction offered.
 */
export const beginner: Policy = {
  name: 'beginner',
  decide: (situation) => (situation.kind === 'turn' ? turnAction(situation) : reaction(situation)),
};

function turnAction(situation: AskedSituation): Decision {
  return attack(situation) ?? approach(situation) ?? situation.fallback;
}

/** Returns the most valuable of a few ways to make the first attack; undefined if none has a positive value. */
function attack(situation: AskedSituation): Decision | undefined {
  const { ruleset, view, asked, side = '', choices } = situation;
  const choice = choices.find(({ option }) => groupOf(ruleset, option) === 'attack');
  let [best, most] = [undefined as Decision | undefined, 0];
  for (const params of choice ? someWays(choice, situation) : []) {
    const option = choice?.option ?? '';
    const forecast = ruleset.forecast(view, asked, { ...params, do: option });
    const worth = forecast ? worthOf({ ruleset, view, side }, forecast) : 0;
    if (worth > most) [best, most] = [{ option, params }, worth];
  }
  return best;
}

function someWays({ variants }: Choice, { dice }: AskedSituation): readonly Params[] {
  const ways = variants?.() ?? [{}];
  return ways.length <= MOST_WAYS ? ways : Array.from({ length: MOST_WAYS }, () => pick(dice, ways));
}

/** Returns the move that ends nearest to an enemy; undefined if no move leads nearer. */
function approach(situation: AskedSituation): Decision | undefined {
  const { ruleset, view, side = '', asked, choices } = situation;
  const at = findFighter(view, asked)?.at;
  const foes = foesOf({ ruleset, view, side });
  if (!at || foes.length === 0) return undefined;
  const gap = (hex: typeof at) => Math.min(...foes.map((foe) => distance(foe.at, hex)));
  let [nearest, least] = [undefined as Decision | undefined, gap(at)];
  for (const { option, variants } of choices.filter((choice) => groupOf(ruleset, choice.option) === 'move'))
    for (const params of variants?.() ?? []) {
      const to = endOf(params);
      if (to && gap(to) < least) [nearest, least] = [{ option, params }, gap(to)];
    }
  return nearest;
}

function reaction({ choices, fallback }: AskedSituation): Decision {
  const offered = choices.find(({ option }) => option !== fallback.option);
  const [params] = offered ? (offered.variants?.() ?? [{}]) : [];
  return offered && params ? { option: offered.option, params } : fallback;
}
