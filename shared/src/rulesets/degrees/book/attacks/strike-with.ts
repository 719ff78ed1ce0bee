import type { Script } from '../../../../engine/core/script.ts';
import type { DegreesTable } from '../../table.ts';
import type { Windows } from '../staged-action.ts';
import { bonusStunt } from '../stunts-and-grabs/stunt.ts';
import { type Blow, strike } from './strike.ts';

/** Resolves the attack of any action. A spent point can add a stunt to it. Returns whether it hit. DEG-89. */
export function* strikeWith(table: DegreesTable, blow: Blow, windows: Windows): Script<boolean> {
  return yield* strike(table, blow, windows, bonusStunt(table, blow, windows));
}
