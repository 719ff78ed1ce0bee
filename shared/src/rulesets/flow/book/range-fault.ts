import type { Fault } from '../../../engine/presentation/rejection.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { TEXT } from '../words/catalog.ts';

/** Returns the fault of a target that is too far away: its distance, and the most allowed, both in hexes. */
export function outOfRange(from: Hex, to: Hex, most: number, clause?: string): Exclude<Fault, string> {
  const say = TEXT.refusals.outOfRange(distance(from, to), most);
  return { code: 'out-of-range', say, ...(clause !== undefined && { clause }) };
}
