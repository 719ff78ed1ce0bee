import type { Hex } from '../hex/axial.ts';
import { isPath, reach, type Steps } from '../hex/path.ts';
import type { Fault } from './rejection.ts';

/** What is wrong with a path: it has a gap, a hex that cannot be entered, or costs more than the budget. */
export function faultOfPath(from: Hex, path: readonly Hex[], { cost, budget }: Budgeted): Fault | undefined {
  if (!isPath(from, path)) return 'bad-input';
  const costs = path.map((hex) => cost(hex) ?? Number.NaN);
  if (costs.some(Number.isNaN)) return 'blocked';
  return costs.reduce((sum, one) => sum + one) > budget ? 'too-far' : undefined;
}

/** The cheapest path to each hex in reach: none of them has a fault. */
export function* pathsInReach(from: Hex, steps: Budgeted): Iterable<{ readonly path: readonly Hex[] }> {
  for (const { path } of reach(from, steps)) yield { path };
}

type Budgeted = Steps & { readonly budget: number };
