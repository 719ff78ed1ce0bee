import { excused, isWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import type { FlowTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { is } from './conditions.ts';

/** What forbids any action of a fight to somebody, except what even the held may do. */
export function barredEvenFree(table: FlowTable, by: Id): Fault | undefined {
  if (table.phase === 'explore') {
    return {
      code: 'wrong-phase',
      say: TEXT.refusals.noFight,
      clause: 'FLOW-97',
    };
  }
  const fighter = findFighter(table, by);
  return fighter && !fighter.defeated ? undefined : 'not-your-turn';
}

/** What forbids an action to somebody: no fight, or being held. */
export function barred(table: FlowTable, by: Id): Fault | undefined {
  const fault = barredEvenFree(table, by);
  if (fault) return fault;
  if (findFighter(table, by)?.grappledBy == null) return undefined;
  const say = TEXT.refusals.held;
  return excused(findFighter(table, by), { code: 'prevented', say, clause: 'FLOW-62' }); // FLOW-62
}

/** What keeps somebody from moving by itself; `prone` says whether lying on the ground does. */
export function barredFromMoving(table: FlowTable, by: Id, lying: 'bars' | 'is-needed'): Fault | undefined {
  const fault = barred(table, by);
  if (fault) return fault;
  const fighter = findFighter(table, by);
  if (!fighter) return 'not-your-turn';
  if (fighter.grappling !== null) {
    return { code: 'prevented', say: TEXT.refusals.holding, clause: 'FLOW-63' }; // FLOW-63
  }
  const isLet = lying === 'bars' && isWaived(fighter, 'prevented');
  if (is(fighter, 'prone') === (lying === 'bars') && !isLet) {
    const say = lying === 'bars' ? TEXT.refusals.prone : TEXT.refusals.notProne;
    return { code: 'prevented', say, clause: 'FLOW-R37' }; // FLOW-R37
  }
  return undefined;
}
