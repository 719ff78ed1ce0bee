import { stringify } from 'safe-stable-stringify';
import type { Json } from './json.ts';

/** Returns whether two JSON values are equal, regardless of the order of members. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  return stringify(one) === stringify(other);
}
