/** Returns whether two objects or lists have the same fields with the same values. Does not compare nested fields. */
export function hasSameFields<Value extends object>(one: Value, other: Value): boolean {
  const keys = Object.keys(one) as (keyof Value)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
