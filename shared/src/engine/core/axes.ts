import type { Json, Params } from '../schema/json.ts';

/**
 * A parameter that may be chosen whatever the others are: products of them are never counted out, and what
 * one choice of all comes to is checked when somebody looks at it. Left alone, the parameter is left out.
 */
export type Axis =
  | { readonly type: 'flag' }
  /** So many of these at most. */
  | { readonly type: 'subset'; readonly of: readonly string[]; readonly most: number }
  /** A whole number, both ends included. */
  | { readonly type: 'range'; readonly from: number; readonly to: number }
  | { readonly type: 'one'; readonly of: readonly Json[] }
  /** Words of one's own, so many characters at most: for people alone. */
  | { readonly type: 'text'; readonly most: number };

/** Axes by the parameter that each sets. */
export type Axes = Readonly<Record<string, Axis>>;

/** The values of an axis, the smallest first; subsets by how many they hold. Left out: none of them. */
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

/** The ways that differ from this one in one axis: what a search goes to from there. */
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
