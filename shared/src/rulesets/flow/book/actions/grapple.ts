import { onStack, type Script } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fighter } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { isAdjacent } from '../../../../hex/axial.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { SAID } from '../../words/catalog.ts';
import { contest } from '../checks.ts';
import { endHold, isGrappled, takeHold } from '../conditions.ts';
import { athleticsContest } from '../modifiers.ts';
import { faultOfRepeating, faultOutsideFight } from '../permission.ts';
import { faultOfSize, outOfRange } from '../reach.ts';
import { declare, turnAction } from './declare.ts';

const GRAPPLE_AP = 2;
export const MAINTAIN_AP = 2;

export const grapple = turnAction('grapple', {
  params: { target: fighter },

  cost: () => ({ ap: GRAPPLE_AP }),

  fault(table, me, { target }) {
    const enemy = enemyOf(table, me.id, target);
    if (isGrappled(me) || (enemy && isGrappled(enemy)))
      return { code: 'prevented', say: SAID.refusals.inHold, clause: 'FLOW-59' };
    if (!enemy) return 'no-such-target';
    const tooLarge = unlessWaived(me, faultOfSize(me, enemy, 'FLOW-60')); // FLOW-60
    if (tooLarge) return tooLarge;
    return isAdjacent(me.at, enemy.at) ? undefined : outOfRange(me.at, enemy.at, 1, 'FLOW-R22'); // FLOW-R22
  },

  *variants(table, { id, ap }) {
    if (ap < GRAPPLE_AP) return;
    for (const { id: target } of enemiesOf(table, id)) yield { target };
  },

  *run(table, by, { target }) {
    declare(table, by, 'grapple', { ap: GRAPPLE_AP }, { target });
    yield* onStack(table, { name: 'grapple', by, target }, resolveGrapple(table, by, target));
  },
});

/** Returns the checks of both sides of a Grapple. */
export const grappleContest = (table: FlowTable, by: Id, target: Id) =>
  athleticsContest(table, by, target, 'FLOW-59');

function* resolveGrapple(table: FlowTable, by: Id, target: Id): Script {
  const { won } = contest(table, ...grappleContest(table, by, target));
  if (won) takeHold(table, by, target); // FLOW-59
}

function faultOfHolding(_table: FlowTable, { grappling }: FlowFighter): Fault | undefined {
  return grappling === null ? { code: 'prevented', say: SAID.refusals.notHolding } : undefined;
}

/** Maintains a hold from an earlier turn. */
export const maintain = turnAction('maintain', {
  cost: () => ({ ap: MAINTAIN_AP }),
  fault: faultOfHolding,
  *run(table, by) {
    declare(table, by, 'maintain', { ap: MAINTAIN_AP });
    fighterOf(table, by).holds = true; // FLOW-61
  },
});

/** Ends the fighter's hold. */
export const release = turnAction('release', {
  fault: faultOfHolding,
  *run(table, by) {
    declare(table, by, 'release', {});
    endHold(table, by); // FLOW-64
  },
});

/** Returns the checks of both sides of an attempt to escape. */
export const escapeContest = (table: FlowTable, by: Id, holder: Id) =>
  athleticsContest(table, by, holder, 'FLOW-62');

/** Tries to break free from a hold, once per round at no cost. */
export const breakFree = turnAction('escape', {
  permission: faultOutsideFight,
  fault(_table, me) {
    if (me.grappledBy === null) return { code: 'prevented', say: SAID.refusals.notInHold };
    return faultOfRepeating(me, 'escape', 'FLOW-62');
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
