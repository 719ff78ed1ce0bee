import * as z from 'zod/mini';
import type { Hex } from '../hex/axial.ts';
import { isPath, reach, type Steps } from '../hex/path.ts';
import type { Fault } from './rejection.ts';
import type { Params } from './script.ts';
import { hexShape } from './setup.ts';
import type { Id } from './table.ts';

/* What most actions take, read and judged alike under every ruleset that has no reason to do it otherwise. */

/** What is done to somebody. */
export type Aimed = { readonly target: Id };

/** What is done along a path: the hexes entered, in order. */
export type Along = { readonly path: readonly Hex[] };

/** Reads parameters of that shape, leaving out what it does not name; undefined if they do not fit. */
export function reader<Act extends Params>(shape: z.ZodMiniType<Act>): (params: Params) => Act | undefined {
  return (params) => shape.safeParse(params).data;
}

/** Reads whom something is done to; whether there is such a fighter, the action's `check` says. */
export const readAim = reader<Aimed>(z.object({ target: z.string() }));

/** Reads a list of hexes to go along; whether they are a path that can be gone, `faultOfPath` says. */
export const readPath = reader<Along>(z.object({ path: z.array(hexShape).check(z.maxLength(200)) }));

/** What is wrong with a path: it has a gap, a hex that cannot be entered, or costs more than the budget. */
export function faultOfPath(from: Hex, path: readonly Hex[], { cost, budget }: Budgeted): Fault | undefined {
  if (!isPath(from, path)) return 'bad-input';
  const costs = path.map((hex) => cost(hex) ?? Number.NaN);
  if (costs.some(Number.isNaN)) return 'blocked';
  return costs.reduce((sum, one) => sum + one) > budget ? 'too-far' : undefined;
}

/** The cheapest path to each hex in reach: none of them has a fault. */
export function* pathsInReach(from: Hex, steps: Budgeted): Iterable<Along> {
  for (const { path } of reach(from, steps)) yield { path };
}

type Budgeted = Steps & { readonly budget: number };
