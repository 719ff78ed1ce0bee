import { comeUpon } from '../../../../engine/core/hiding.ts';
import { onStack, type Script } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { hex } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter, occupant } from '../../../../engine/state/table.ts';
import { distance, type Hex, neighbors } from '../../../../hex/axial.ts';
import { isOpenGround } from '../../../../hex/map.ts';
import { enemyIn, groundCost } from '../../../../kit/walking.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { SAID } from '../../words/catalog.ts';
import { relieve, shift } from '../conditions.ts';
import { faultOfEnemyInTheWay, MOVE_AP } from '../movement.ts';
import { faultOfMoving, faultOfRepeating } from '../permission.ts';
import { provoke } from '../reaction-attack.ts';
import { offerReadied } from '../ready-window.ts';
import { declare, turnAction } from './declare.ts';

const AP = 1; // FLOW-10

type ToAct = { readonly to: Hex };

/** Returns the fault if the fighter cannot move to an adjacent hex. */
function faultOfOneHex(table: FlowTable, fighter: FlowFighter, to: Hex): Fault | undefined {
  if (!isOpenGround(table.map, to)) return 'blocked';
  const enemy = enemyIn(table, fighter, to);
  if (enemy) return faultOfEnemyInTheWay(enemy);
  if (occupant(table, to)) return { code: 'occupied', clause: 'FLOW-96' }; // FLOW-96
  const isTooFar = distance(fighter.at, to) > 1 || groundCost(table, to) > 1;
  return isTooFar ? { code: 'too-far', say: SAID.refusals.oneEasyHex, clause: 'FLOW-R61' } : undefined; // FLOW-R20, FLOW-R61
}

function* oneHexAway(_table: FlowTable, { ap, at }: FlowFighter): Iterable<ToAct> {
  if (ap > 0) for (const to of neighbors(at)) yield { to };
}

/** Moves one hex, unless an unseen fighter is there. */
function* goOneHex(table: FlowTable, by: Id, to: Hex): Script {
  if (occupant(table, to))
    yield* comeUpon(table, by, to); // FLOW-R49
  else shift(table, by, to, 'moved');
}

/** Moves one hex without provoking or triggering anything. */
export const step = turnAction('step', {
  params: { to: hex },
  permission: (table, by) => faultOfMoving(table, by, 'bars'),
  cost: () => ({ ap: AP }),
  fault: (table, me, { to }) => faultOfRepeating(me, 'step', 'FLOW-73') ?? faultOfOneHex(table, me, to), // FLOW-73
  variants: oneHexAway,
  *run(table, by, { to }) {
    declare(table, by, 'step', { ap: AP });
    fighterOf(table, by).done.push('step'); // FLOW-73, FLOW-74
    yield* goOneHex(table, by, to);
  },
});

/** Moves one hex while prone. */
export const crawl = turnAction('crawl', {
  params: { to: hex },
  permission: (table, by) => faultOfMoving(table, by, 'is-needed'),
  cost: () => ({ ap: AP }),
  fault(table, me, { to }) {
    const isSpent = me.moveAp >= MOVE_AP;
    const tooFar = isSpent ? unlessWaived(me, { code: 'too-far', clause: 'FLOW-12' }) : undefined; // FLOW-12
    return faultOfOneHex(table, me, to) ?? tooFar;
  },
  variants: oneHexAway,
  *run(table, by, { to }, actions) {
    declare(table, by, 'crawl', { ap: AP });
    const fighter = fighterOf(table, by);
    const from = fighter.at;
    fighter.moveAp += 1; // FLOW-R37
    yield* goOneHex(table, by, to); // FLOW-R57
    const entered = { from, to: findFighter(table, by)?.at ?? from };
    const item = { name: 'crawl', by };
    yield* onStack(table, item, offerReadied(table, { on: 'enters-reach', by, entered }, actions)); // FLOW-69
  },
});

/** Stands up. Provokes Reaction Attacks while the fighter is still prone. */
export const stand = turnAction('stand', {
  permission: faultOfStanding,
  cost: () => ({ ap: AP }),
  *run(table, by, _act, actions) {
    declare(table, by, 'stand', { ap: AP });
    const { at } = fighterOf(table, by);
    yield* onStack(table, { name: 'stand', by }, provoke(table, { by, at, actions })); // FLOW-43
    const fighter = findFighter(table, by);
    if (fighter && !fighter.defeated) relieve(table, by, 'prone'); // FLOW-R37
  },
});

/** Returns the fault if the fighter cannot stand up. A grappler may stand up; a held fighter may not. */
function faultOfStanding(table: FlowTable, by: Id): Fault | undefined {
  const fighter = findFighter(table, by);
  const fault = faultOfMoving(table, by, 'is-needed');
  const isHolderProne =
    fighter?.grappling != null && fighter.grappledBy === null && fighter.is.includes('prone');
  return isHolderProne && table.phase !== 'explore' ? undefined : fault;
}
