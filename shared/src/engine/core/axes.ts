import type { Json, Params } from '../schema/json.ts';

/**
 * A parameter that can be chosen independently of the others. Combinations are not listed; each is checked
 * when it is chosen. By default, the parameter is omitted.
 */
export type Axis =
  | { readonly type: 'flag' }
  /** A set of at most `most` of these values. */
  | { readonly type: 'subset'; readonly of: readonly string[]; readonly most: number }
  /** A whole number from `from` to `to`, inclusive. */
  | { readonly type: 'range'; readonly from: number; readonly to: number }
  | { readonly type: 'one'; readonly of: readonly Json[] }
  /** Free text of at most `most` characters, which bots never fill in. */
  | { readonly type: 'text'; readonly most: number };

/** The axes of an option, by parameter. */
export type Axes = Readonly<Record<string, Axis>>;

/**
 * Yields the values of an axis, smallest first; for subsets, those with the fewest values first. Does not yield the
 * default, which is to omit the parameter.
 */
export function* valuesOn(axis: Axis): Iterable<Json> {
  if (axis.type === 'flag') yield true;
  else if (axis.type === 'one') yield* axis.of;
  else if (axis.type === 'range') for (let value = axis.from; value <= axis.to; value++) yield value;
  else if (axis.type === 'subset')
    for (let size = 1; size <= Math.min(axis.most, axis.of.length); size++) yield* subsets(axis.of, size);
}

function* subsets(of: readonly string[], size: number): Iterable<string[]> {
  if (size === 0) yield [];
  else
    for (const [index, first] of of.entries())
      for (const rest of subsets(of.slice(index + 1), size - 1)) yield [first, ...rest];
}

/**
 * Yields the neighbors of `act` for a search: all sets of parameters that differ in one axis. A subset differs by
 * one added value.
 */
export function* nextTo(act: Params, axes: Axes): Iterable<Params> {
  for (const [name, axis] of Object.entries(axes)) {
    for (const value of closeTo(act[name], axis)) yield { ...act, [name]: value };
  }
}

function* closeTo(now: Json | undefined, axis: Axis): Iterable<Json> {
  if (axis.type !== 'subset') {
    for (const value of valuesOn(axis)) if (value !== now) yield value;
    return;
  }
  const taken = (now ?? []) as readonly string[];
  if (taken.length >= axis.most) return;
  for (const one of axis.of) if (!taken.includes(one)) yield [...taken, one];
}
