import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Said } from '../../../engine/language/keyed-text.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { causeOf, is, isFixed, isHelpless, isMasterless } from './conditions.ts';

/* Faults of actions that a condition or a readied action prevents. The messages name the condition. */

const prevented = (say: Said, clause: string): Fault => ({ code: 'prevented', say, clause });

/** Returns the label of the condition that makes a fighter helpless; undefined if it is not helpless (DEG-R11). */
function helplessBy(fighter: DegreesFighter): Said | undefined {
  const cause = isHelpless(fighter) ? causeOf(fighter, ['stunned']) : undefined; // DEG-R11
  return cause && SAID.conditions[cause].label;
}

/** Returns the fault if a fighter can take no action, reaction or free action (DEG-R11). */
export function faultOfHelplessness(fighter: DegreesFighter): Fault | undefined {
  const cause = helplessBy(fighter);
  return cause && prevented(SAID.refusals.helpless(cause), 'DEG-R11');
}

/** Returns the fault if a fighter acts only on commands but has no command at the moment (DEG-R12). */
export function faultOfControl(table: DegreesTable, fighter: DegreesFighter): Fault | undefined {
  return isMasterless(table, fighter) ? prevented(SAID.refusals.masterless, 'DEG-R12') : undefined; // DEG-R12
}

/** Returns the fault if a fighter cannot react because it has an action readied (DEG-25). */
export function faultOfReadying({ ready }: DegreesFighter): Fault | undefined {
  return ready === null ? undefined : prevented(SAID.refusals.readied, 'DEG-25'); // DEG-25
}

/** Returns the fault if a fighter cannot spend a point for this use (DEG-137, DEG-R13). */
export function faultOfSpending(fighter: DegreesFighter, use: string): Fault | undefined {
  if (is(fighter, 'dead')) return prevented(SAID.refusals.dead, 'DEG-R13'); // DEG-R13
  const cause = use === 'recover' ? undefined : helplessBy(fighter); // DEG-137
  return cause && prevented(SAID.refusals.onlyRecover(cause), 'DEG-137');
}

/** Returns the fault if a prone fighter tries to move in any way other than crawling (DEG-59). */
export function faultOfProne(fighter: DegreesFighter): Fault | undefined {
  return is(fighter, 'prone') ? unlessWaived(fighter, prevented(SAID.refusals.prone, 'DEG-59')) : undefined; // DEG-59
}

/** Returns the fault if a fighter tries to crawl but is not prone (DEG-59). */
export function faultOfCrawling(fighter: DegreesFighter): Fault | undefined {
  if (is(fighter, 'prone')) return undefined;
  return unlessWaived(fighter, prevented(SAID.refusals.notProne, 'DEG-59')); // DEG-59
}

/** Returns the fault if conditions keep a fighter from moving (DEG-R11, DEG-R15). */
export function faultOfLegs(fighter: DegreesFighter): Fault | undefined {
  const cause = isFixed(fighter) ? causeOf(fighter, ['immobile', 'held']) : undefined; // DEG-R15
  if (!cause) return undefined;
  return unlessWaived(fighter, prevented(SAID.refusals.stuck(SAID.conditions[cause].label), 'DEG-R15'));
}
