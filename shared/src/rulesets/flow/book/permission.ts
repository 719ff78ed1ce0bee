import { isWaived, unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import type { FlowFighter, FlowTable, OncePerRound } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { is } from './conditions.ts';

/** Returns the fault that rules out all actions, if any: there is no fight, or the fighter is defeated. */
export function faultOutsideFight(table: FlowTable, by: Id): Fault | undefined {
  if (table.phase === 'explore') {
    return {
      code: 'wrong-phase',
      say: SAID.refusals.noFight,
      clause: 'FLOW-97',
    };
  }
  const fighter = findFighter(table, by);
  return fighter && !fighter.defeated ? undefined : 'not-your-turn';
}

/** Returns the fault that rules out most actions, if any: there is no fight, or the fighter is defeated or held. */
export function faultOfActing(table: FlowTable, by: Id): Fault | undefined {
  const fault = faultOutsideFight(table, by);
  if (fault) return fault;
  if (findFighter(table, by)?.grappledBy == null) return undefined;
  const say = SAID.refusals.held;
  return unlessWaived(findFighter(table, by), { code: 'prevented', say, clause: 'FLOW-62' }); // FLOW-62
}

/** Returns the fault if the fighter has already taken this once-per-round action. */
export function faultOfRepeating(me: FlowFighter, action: OncePerRound, clause?: string): Fault | undefined {
  if (!me.done.includes(action)) return undefined;
  return unlessWaived(me, { code: 'once-per-round', ...(clause !== undefined && { clause }) });
}

/**
 * Returns the fault if the fighter cannot move. `lying` says whether being prone prevents the movement or is required
 * for it.
 */
export function faultOfMoving(table: FlowTable, by: Id, lying: 'bars' | 'is-needed'): Fault | undefined {
  const fault = faultOfActing(table, by);
  if (fault) return fault;
  const fighter = findFighter(table, by);
  if (!fighter) return 'not-your-turn';
  if (fighter.grappling !== null) {
    return { code: 'prevented', say: SAID.refusals.holding, clause: 'FLOW-63' }; // FLOW-63
  }
  const isForced = lying === 'bars' && isWaived(fighter, 'prevented');
  if (is(fighter, 'prone') === (lying === 'bars') && !isForced) {
    const say = lying === 'bars' ? SAID.refusals.prone : SAID.refusals.notProne;
    return { code: 'prevented', say, clause: 'FLOW-R37' }; // FLOW-R37
  }
  return undefined;
}
