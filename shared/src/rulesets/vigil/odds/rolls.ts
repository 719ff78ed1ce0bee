import {
  certainly,
  chanceThat,
  type Distribution,
  die,
  difference,
  mapped,
  sum,
  trimmed,
} from '../../../kit/odds.ts';
import type { CheckTerms } from '../book/action-rule.ts';
import { checkTerms, fixedTotal, isFixed, succeeds } from '../book/checks.ts';
import type { VigilFighter, VigilTable } from '../table.ts';

/** The chance below which explosions are ignored. */
const NEGLIGIBLE = 1e-9;

const known = new Map<string, Distribution>();

/** Returns the exact odds of a check's result, from the same terms as the rule. */
export function checkOdds(table: VigilTable, fighter: VigilFighter, check: CheckTerms): Distribution {
  const { modifier, net } = checkTerms(fighter, check.stat, check.advantage);
  if (isFixed(table.options, fighter)) return certainly(fixedTotal(table.options, modifier, net)); // VIG-R4
  const { exploding } = table.options;
  const key = `${net} ${modifier} ${exploding}`;
  const before = known.get(key);
  if (before) return before;
  const odds = mapped(diceOdds(net, exploding), (shown) => Math.max(0, shown + modifier)); // VIG-R1
  known.set(key, odds);
  return odds;
}

/** Returns the odds of two base dice with extra dice added or subtracted. */
function diceOdds(net: number, exploding: boolean): Distribution {
  const one = dieOdds(exploding);
  let all = sum(one, one);
  for (let more = 0; more < Math.abs(net); more++) all = net > 0 ? sum(all, one) : difference(all, one);
  return all;
}

/** Returns the odds of one die. Explosions continue until they are negligible. */
export function dieOdds(exploding: boolean): Distribution {
  if (!exploding) return die(6);
  const chances: number[] = [];
  for (let wave = 1; wave > NEGLIGIBLE; wave /= 6) {
    for (let face = 1; face <= 6; face++) chances.push(face < 6 ? wave / 6 : 0); // VIG-R2
  }
  return trimmed({ low: 1, chances });
}

/** Returns the chance that one result reaches another. */
export function successOdds(a: Distribution, b: Distribution): number {
  return chanceThat(difference(a, b), (margin) => succeeds(margin, 0));
}

/** Returns the chance that a result reaches a difficulty. */
export function reaches(odds: Distribution, difficulty: number): number {
  return chanceThat(odds, (result) => succeeds(result, difficulty));
}
