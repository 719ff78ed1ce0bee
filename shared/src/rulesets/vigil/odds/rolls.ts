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
import { checkTerms, fixedTotal, isFixed, succeeds } from '../book/checks.ts';
import type { CheckTerms } from '../book/stack-action.ts';
import type { VigilFighter, VigilTable } from '../table.ts';

/** How likely an explosion has to be to be looked at. */
const NEGLIGIBLE = 1e-9;

const known = new Map<string, Distribution>();

/** The exact chances of a check's result, with the terms that the rule itself rolls it with. */
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

/** Two base dice and so many more, added or (negative) taken away. */
function diceOdds(net: number, exploding: boolean): Distribution {
  const one = dieOdds(exploding);
  let all = sum(one, one);
  for (let more = 0; more < Math.abs(net); more++) all = net > 0 ? sum(all, one) : difference(all, one);
  return all;
}

/** One die; one that explodes goes on until it is too unlikely to matter. */
export function dieOdds(exploding: boolean): Distribution {
  if (!exploding) return die(6);
  const chances: number[] = [];
  for (let wave = 1; wave > NEGLIGIBLE; wave /= 6) {
    for (let face = 1; face <= 6; face++) chances.push(face < 6 ? wave / 6 : 0); // VIG-R2
  }
  return trimmed({ low: 1, chances });
}

/** The chance that one result is good enough against another. */
export function successOdds(a: Distribution, b: Distribution): number {
  return chanceThat(difference(a, b), (margin) => succeeds(margin, 0));
}

/** The chance that a result reaches a number. */
export function reaches(odds: Distribution, difficulty: number): number {
  return chanceThat(odds, (result) => succeeds(result, difficulty));
}
