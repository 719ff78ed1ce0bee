import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { labelOf } from '../words/labels.ts';
import { causeOf, is, isFixed, isHelpless, isMasterless } from './conditions.ts';

/* Faults of actions that a condition or a readied action prevents. The messages name the condition. */

const prevented = (say: string, clause: string): Fault => ({ code: 'prevented', say, clause });

/** Returns the fault if a fighter can take no action, reaction or free action (DEG-R11). */
export function faultOfHelplessness(fighter: DegreesFighter): Fault | undefined {
  if (!isHelpless(fighter)) return undefined; // DEG-R11
  return prevented(TEXT.refusals.helpless(labelOf(causeOf(fighter, ['stunned']))), 'DEG-R11');
}

/** Returns the fault if a fighter acts only on commands but has no command at the moment (DEG-R12). */
export function faultOfControl(table: DegreesTable, fighter: DegreesFighter): Fault | undefined {
  return isMasterless(table, fighter) ? prevented(TEXT.refusals.masterless, 'DEG-R12') : undefined; // DEG-R12
}

/** Returns the fault if a fighter cannot react because it has an action readied (DEG-25). */
export function faultOfReadying({ ready }: DegreesFighter): Fault | undefined {
  return ready === null ? undefined : prevented(TEXT.refusals.readied, 'DEG-25'); // DEG-25
}

/** Returns the fault if a fighter cannot spend a point for this use (DEG-137, DEG-R13). */
export function faultOfSpending(fighter: DegreesFighter, use: string): Fault | undefined {
  if (is(fighter, 'dead')) return prevented(TEXT.refusals.dead, 'DEG-R13'); // DEG-R13
  if (use === 'recover' || !isHelpless(fighter)) return undefined; // DEG-137
  return prevented(TEXT.refusals.onlyRecover(labelOf(causeOf(fighter, ['stunned']))), 'DEG-137');
}

/** Returns the fault if a prone fighter tries to move in any way other than crawling (DEG-59). */
export function faultOfProne(fighter: DegreesFighter): Fault | undefined {
  return is(fighter, 'prone') ? unlessWaived(fighter, prevented(TEXT.refusals.prone, 'DEG-59')) : undefined; // DEG-59
}

/** Returns the fault if a fighter tries to crawl but is not prone (DEG-59). */
export function faultOfCrawling(fighter: DegreesFighter): Fault | undefined {
  if (is(fighter, 'prone')) return undefined;
  return unlessWaived(fighter, prevented(TEXT.refusals.notProne, 'DEG-59')); // DEG-59
}

/** Returns the fault if conditions keep a fighter from moving (DEG-R11, DEG-R15). */
export function faultOfLegs(fighter: DegreesFighter): Fault | undefined {
  if (!isFixed(fighter)) return undefined; // DEG-R15
  const cause = causeOf(fighter, ['immobile', 'held']);
  return unlessWaived(fighter, prevented(TEXT.refusals.stuck(labelOf(cause)), 'DEG-R15'));
}
