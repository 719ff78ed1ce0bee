import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { PhasesFighter } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { has } from './conditions.ts';

/* Actions that conditions prevent (PHASE-30, PHASE-R13). Each message names the condition. */

type Reason = 'disarmed' | 'silenced' | 'immobilized' | 'grappled' | 'noFullAttack' | 'stunned';

/** Returns the fault for an action that a condition prevents. `reason` selects the message. */
export function prevented(reason: Reason, clause = 'PHASE-R13'): Fault {
  return { code: 'prevented', say: SAID.refusals[reason], clause };
}

/** Returns the fault if a silenced fighter uses, channels or releases a spell. */
export function faultOfSilence(me: PhasesFighter): Fault | undefined {
  return has(me, 'silenced') ? unlessWaived(me, prevented('silenced')) : undefined; // PHASE-R13
}

/** Returns the fault if a fighter cannot move because it is immobilized or, if `isHeld`, grappled. */
export function faultOfBonds(me: PhasesFighter, isHeld: boolean): Fault | undefined {
  if (has(me, 'immobilized')) return unlessWaived(me, prevented('immobilized')); // PHASE-R13
  return isHeld ? unlessWaived(me, prevented('grappled', 'PHASE-R16')) : undefined; // PHASE-R16
}
