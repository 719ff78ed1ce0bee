import type { Chance } from '../../../engine/core/forecast.ts';
import { chanceThat, type Distribution, die, highestOf, mapped, sum } from '../../../kit/odds.ts';
import { netOf } from '../book/checks.ts';

/**
 * The values that determine the odds of a d20 roll: the total that it must reach, its bonus, and its edges (negative
 * for snags).
 */
export interface RollFacts {
  readonly least: number;
  readonly bonus: number;
  readonly edges: number;
}

const throws = new Map<number, Distribution>();

/** Returns the distribution of a d20 roll with a net number of edges (negative for snags) (PHASE-R2). */
export function thrown(edges: number): Distribution {
  const net = netOf(edges);
  const known = throws.get(net);
  if (known) return known;
  const shown = die(20);
  const total =
    net === 0
      ? shown
      : sum(
          shown,
          mapped(highestOf(Math.abs(net), die(6)), (extra) => Math.sign(net) * extra),
        );
  throws.set(net, total);
  return total;
}

/** Returns the chance that a roll reaches its total. */
export function chanceToReach({ least, bonus, edges }: RollFacts): Chance {
  return chanceThat(thrown(edges), (shown) => shown + bonus >= least);
}
