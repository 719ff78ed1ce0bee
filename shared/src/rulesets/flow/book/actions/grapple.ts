import { onStack, type Script } from '../../../../engine/core/script.ts';
import { isWaived, unlessWaived } from '../../../../engine/gm/overrides.ts';
import { fighter } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { isAdjacent } from '../../../../hex/axial.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import { action, type FlowTable } from '../../table.ts';
import { TEXT } from '../../words/catalog.ts';
import { contest } from '../checks.ts';
import { endHold, isGrappled, takeHold } from '../conditions.ts';
import { athleticsContest } from '../modifiers.ts';
import { faultOfActing, faultOutsideFight } from '../permission.ts';
import { missing } from '../points.ts';
import { faultOfSize, outOfRange } from '../reach.ts';
import { declare, readiable } from './declare.ts';

const GRAPPLE_AP = 2;
export const MAINTAIN_AP = 2;

export const grapple = readiable({
  params: { target: fighter },

  ap: () => GRAPPLE_AP,

  check(table, by, { target }) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    const enemy = enemyOf(table, by, target);
    if (isGrappled(fighter) || (enemy && isGrappled(enemy))) {
      return { code: 'prevented', say: TEXT.refusals.inHold, clause: 'FLOW-59' };
    }
    if (!enemy) return 'no-such-target';
    const tooLarge = unlessWaived(fighter, faultOfSize(fighter, enemy, 'FLOW-60')); // FLOW-60
    if (tooLarge) return tooLarge;
    if (!isAdjacent(fighter.at, enemy.at)) return outOfRange(fighter.at, enemy.at, 1, 'FLOW-R22'); // FLOW-R22
    return missing(fighter, { ap: GRAPPLE_AP }, 'grapple');
  },

  *variants(table, by) {
    if ((findFighter(table, by)?.ap ?? 0) < GRAPPLE_AP) return;
    for (const { id: target } of enemiesOf(table, by)) yield { target };
  },

  *run(table, by, { target }) {
    declare(table, by, 'grapple', { ap: GRAPPLE_AP }, { target });
    yield* onStack(table, { name: 'grapple', by, target }, resolveGrapple(table, by, target));
  },
});

/** Returns both sides of the contest of a Grapple. */
export const grappleContest = (table: FlowTable, by: Id, target: Id) =>
  athleticsContest(table, by, target, 'FLOW-59');

function* resolveGrapple(table: FlowTable, by: Id, target: Id): Script {
  const { won } = contest(table, ...grappleContest(table, by, target));
  if (won) takeHold(table, by, target); // FLOW-59
}

/** Maintains a hold from an earlier turn. */
export const maintain = action({
  check(table, by) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    if (fighter.grappling === null) return { code: 'prevented', say: TEXT.refusals.notHolding };
    return missing(fighter, { ap: MAINTAIN_AP }, 'maintain');
  },
  *run(table, by) {
    declare(table, by, 'maintain', { ap: MAINTAIN_AP });
    fighterOf(table, by).holds = true; // FLOW-61
  },
});

/** Ends the fighter's hold. */
export const release = action({
  check(table, by) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    return fighterOf(table, by).grappling === null
      ? { code: 'prevented', say: TEXT.refusals.notHolding }
      : undefined;
  },
  *run(table, by) {
    declare(table, by, 'release', {});
    endHold(table, by); // FLOW-64
  },
});

/** Returns both sides of the contest of an escape. */
export const escapeContest = (table: FlowTable, by: Id, holder: Id) =>
  athleticsContest(table, by, holder, 'FLOW-62');

/** Tries to break free from a hold, once per round at no cost. */
export const breakFree = action({
  check(table, by) {
    const fault = faultOutsideFight(table, by);
    if (fault) return fault;
    const fighter = fighterOf(table, by);
    if (fighter.grappledBy === null) return { code: 'prevented', say: TEXT.refusals.notInHold };
    if (fighter.done.includes('escape') && !isWaived(fighter, 'once-per-round'))
      return { code: 'once-per-round', clause: 'FLOW-62' };
    return undefined;
  },
  *run(table, by) {
    const fighter = fighterOf(table, by);
    const holder = fighter.grappledBy;
    if (holder === null) return;
    declare(table, by, 'escape', {}, { target: holder }); // FLOW-R66
    fighter.done.push('escape'); // FLOW-62
    const { won } = contest(table, ...escapeContest(table, by, holder));
    if (!won) return;
    emit(table, { type: 'escaped', by, target: holder, clause: 'FLOW-64' });
    endHold(table, by); // FLOW-64
  },
});
