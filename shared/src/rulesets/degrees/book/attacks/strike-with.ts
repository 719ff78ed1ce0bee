import type { Script } from '../../../../engine/core/script.ts';
import type { DegreesTable } from '../../table.ts';
import type { Windows } from '../staged-action.ts';
import { bonusStunt } from '../stunts-and-grabs/stunt.ts';
import { type Blow, strike } from './strike.ts';

/**
 * Resolves an attack. The attacker's player can spend a point to add a stunt to a hit. Returns whether the attack hit.
 * DEG-89.
 */
export function* strikeWith(table: DegreesTable, blow: Blow, windows: Windows): Script<boolean> {
  return yield* strike(table, blow, windows, bonusStunt(table, blow, windows));
}
