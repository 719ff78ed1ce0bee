import type { Odds } from '../../../engine/core/forecast.ts';
import {
  certainly,
  type Distribution,
  die,
  difference,
  mapped,
  mixed,
  resultsOf,
  sum,
} from '../../../kit/odds.ts';
import { degreeOfMargin, degreeOfRoll, ranksOfHit } from '../book/checks.ts';
import { TEXT } from '../words/catalogue.ts';

/* The arithmetic of checks, each worked out once: by how much the bonus is above what has to be reached. */

const D20 = die(20);
const OPPOSED = difference(D20, D20);
/** What somebody who defends has in place of the passive 10: DEG-19. */
const DEFENDED = sum(D20, die(6));

/** What a function gives for a key, worked out once: there are few of them. */
function remembered<Key extends readonly (number | boolean)[], Value>(work: (...key: Key) => Value) {
  const known = new Map<string, Value>();
  return (...key: Key): Value => {
    const name = key.join();
    const before = known.get(name);
    if (before !== undefined) return before;
    const value = work(...key);
    known.set(name, value);
    return value;
  };
}

/** The chances of each degree of a check whose bonus is so much above the DC, against a d20 or not. */
export function degreesBy(lead: number, raise = 0, isOpposed = false): Distribution {
  return degreesAfter(lead, raise, isOpposed);
}

const degreesAfter = remembered((lead: number, raise: number, isOpposed: boolean) =>
  mapped(isOpposed ? OPPOSED : D20, (shown) =>
    degreeOfRoll({ kind: 'skill', die: 0, raise, coup: 0 }, shown + lead - 5 * raise),
  ),
);

/** By how many degrees a resistance fails whose bonus is so much above the DC; 0 if it does not. */
const failuresBy = remembered(
  (lead: number): Distribution => mapped(D20, (shown) => Math.max(0, -degreeOfMargin(shown + lead))),
);

/** The same against a DC that is not certain yet. */
export function failures(bonus: number, dcs: Distribution): Distribution {
  if (dcs.chances.length === 1) return failuresBy(bonus - dcs.low);
  return mixed(resultsOf(dcs).map(([dc, chance]) => [chance, failuresBy(bonus - dc)]));
}

/** How an attack check may come out: the chances of its degrees, and of the ranks that these add to its effect. */
interface AttackResults {
  /** A miss is -1, whatever its degree. */
  readonly degrees: Distribution;
  /** The chance of so many ranks more, of a hit (DEG-R3, DEG-R5). */
  readonly ranks: readonly (readonly [ranks: number, chance: number])[];
  readonly misses: number;
}

const attackResults = remembered((lead: number, raise: number, isDefended: boolean): AttackResults => {
  const ranks = new Map<number, number>();
  const degrees: [number, Distribution][] = [];
  let misses = 0;
  for (const [dc, likely] of resultsOf(isDefended ? DEFENDED : certainly(10)))
    for (const [shown, even] of resultsOf(D20)) {
      const margin = shown + lead - dc - 5 * raise;
      const degree = degreeOfRoll({ kind: 'attack', die: shown, raise, coup: 0 }, margin);
      const chance = likely * even;
      degrees.push([chance, certainly(Math.max(-1, degree))]);
      const more = ranksOfHit(degree, shown, margin); // DEG-R3, DEG-R5
      if (degree < 0) misses += chance;
      else ranks.set(more, (ranks.get(more) ?? 0) + chance);
    }
  return { degrees: mixed(degrees), ranks: [...ranks], misses };
});

/** An attack check and what follows: by how much its bonus is above the defense, and its rank above the resistance. */
export interface AttackTerms {
  readonly lead: number;
  readonly raise: number;
  readonly isDefended: boolean;
  readonly edge: number;
  /** A d20 in place of the passive 10 of the effect: DEG-107. */
  readonly smash: boolean;
}

/** The chances of each degree of an attack check; a miss is -1. */
export function degreesOfAttack({
  lead,
  raise,
  isDefended,
}: Omit<AttackTerms, 'edge' | 'smash'>): Distribution {
  return attackResults(lead, raise, isDefended).degrees;
}

/** By how many degrees the effect of an attack is not resisted; 0 if it misses, or is. */
export function failedBy({ lead, raise, isDefended, edge, smash }: AttackTerms): Distribution {
  return failedAfter(lead, raise, isDefended, edge, smash);
}

const failedAfter = remembered(
  (lead: number, raise: number, isDefended: boolean, edge: number, smash: boolean): Distribution => {
    const { ranks, misses } = attackResults(lead, raise, isDefended);
    const base = smash ? D20 : certainly(10); // DEG-107, DEG-R6
    return mixed([
      [misses, certainly(0)],
      ...ranks.map(([more, chance]) => [chance, failures(0, sum(base, certainly(edge + more)))] as const),
    ]);
  },
);

/** The chances of degrees as outcomes, the worst first. */
export function outcomesOf(degrees: Distribution, wordFor: (degree: number) => string): Odds['outcomes'] {
  return resultsOf(mapped(degrees, (degree) => Math.max(-2, Math.min(4, degree)))).map(
    ([degree, chance]) => ({
      id: `degree-${degree}`,
      label: wordFor(degree),
      chance,
    }),
  );
}

/** The odds of a check by its degrees. */
export function checkOdds(degrees: Distribution, worth: number): Odds {
  const success = resultsOf(degrees).reduce((so, [degree, chance]) => so + (degree > 0 ? chance : 0), 0);
  const { success: won, failure: lost } = TEXT.odds;
  const outcomes = outcomesOf(degrees, (degree) => (degree > 0 ? won(degree) : lost(-degree)));
  return { outcomes, success, effects: [], worth };
}
