import type { Script } from '../../../../engine/core/script.ts';
import type { DegreesTable } from '../../table.ts';
import type { Windows } from '../staged-action.ts';
import { bonusStunt } from '../stunts-and-grabs/stunt.ts';
import { type Blow, strike } from './strike.ts';

/** Resolves one attack, whatever it is a part of: to it a stunt can be added. Returns whether it has hit. DEG-89. */
export function* strikeWith(table: DegreesTable, blow: Blow, windows: Windows): Script<boolean> {
  return yield* strike(table, blow, windows, bonusStunt(table, blow, windows));
}
