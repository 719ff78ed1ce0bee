import { onStack, type Script } from '../../../engine/core/script.ts';
import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { anId, answer, fighter, oneOf, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { distance } from '../../../hex/axial.ts';
import { enemiesOf, enemyOf } from '../../../kit/sides.ts';
import { FLOW_ACTIONS } from '../sheet/flow-actions.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { saidLabel } from '../words/labels.ts';
import { declare, turnAction } from './actions/declare.ts';
import { flowAction, hasFlowAction, payForFlow } from './flow-actions.ts';
import { pending, type Strike } from './pending-attack.ts';
import { faultOfActing } from './permission.ts';
import { reachWith, sees } from './reach.ts';
import { provokeIf } from './reaction-attack.ts';
import { offerReadied } from './ready-window.ts';
import { strike } from './strike.ts';
import { chosenWeapon, HANDS, type Hand, isMelee, type Wielded, wielded } from './wielding.ts';

export const ATTACK_AP = 2; // FLOW-10

/** Returns the AP cost of an attack. */
export function attackAp({ discount }: FlowFighter): number {
  return Math.max(0, ATTACK_AP - discount); // FLOW-10
}

export const attack = turnAction('attack', {
  params: {
    target: fighter,
    weapon: optional(anId()),
    hand: optional(oneOf(HANDS)),
    flow: optional(anId()),
    onHit: optional(answer),
  },

  cost: (me, { flow = '' }) => ({ ap: attackAp(me), fp: flowAction(flow, 'before')?.fp ?? 0 }),

  fault(table, attacker, { target, weapon, hand, flow }) {
    const wielded = chosenWeapon(attacker, weapon, hand);
    const declared = flow === undefined ? undefined : flowAction(flow, 'before');
    if (flow !== undefined && !(declared && hasFlowAction(attacker, declared, wielded))) {
      return { code: 'no-such-ability', clause: 'FLOW-112' }; // FLOW-24
    }
    if (!wielded) return { code: 'no-such-item', say: SAID.refusals.noWeapon };
    return faultOfAim(table, attacker, target, wielded);
  },

  *variants(table, fighter) {
    if (fighter.ap < attackAp(fighter)) return;
    const enemies = enemiesOf(table, fighter.id);
    for (const weapon of weaponParams(fighter)) {
      const wielded = chosenWeapon(fighter, weapon.weapon, weapon.hand);
      const flows = wielded
        ? DECLARED_FLOW_ACTIONS.filter(
            ([, one]) => one.fp <= fighter.fp && hasFlowAction(fighter, one, wielded),
          )
        : [];
      for (const { id: target } of enemies) {
        yield { target, ...weapon };
        for (const [flow] of flows) yield { target, ...weapon, flow };
      }
    }
  },

  *run(table, by, { target, weapon, hand, flow, onHit }, actions) {
    const attacker = fighterOf(table, by);
    const wielded = chosenWeapon(attacker, weapon, hand);
    if (!wielded) return;
    declare(table, by, 'attack', { ap: attackAp(attacker) }, { target, weapon: wielded.weapon.id, flow });
    attacker.discount = 0;
    const declared = flow === undefined ? undefined : flowAction(flow, 'before');
    if (flow !== undefined && declared) payForFlow(table, by, flow, declared);
    const strike = { by, target, wielded, kind: 'attack', flow, onHit, reacted: [], actions } as const;
    yield* onStack(table, pending(strike), beginAttack(table, strike));
  },
});

const DECLARED_FLOW_ACTIONS = Object.entries(FLOW_ACTIONS).filter(([, { window }]) => window === 'before');

/** Returns the fault if the fighter cannot attack the target with this weapon. */
export function faultOfAim(
  table: FlowTable,
  by: FlowFighter,
  target: Id,
  weapon: Wielded,
): Fault | undefined {
  const enemy = enemyOf(table, by.id, target);
  return enemy ? faultOfRange(table, by, enemy, weapon) : 'no-such-target'; // FLOW-R19
}

/** Returns the fault if the target is out of range or line of sight. */
export function faultOfRange(
  table: FlowTable,
  by: FlowFighter,
  enemy: FlowFighter,
  weapon: Wielded,
): Fault | undefined {
  const away = distance(by.at, enemy.at);
  if (isMelee(weapon.weapon) && away > reachWith(by, weapon)) {
    const say = SAID.refusals.outOfReach(
      enemy.name,
      away,
      saidLabel(weapon.weapon.id),
      reachWith(by, weapon),
    );
    const fault = unlessWaived(by, { code: 'out-of-range', say, clause: 'FLOW-101' }); // FLOW-101
    if (fault) return fault;
  }
  if (sees(table, by.at, enemy.at)) return undefined;
  return unlessWaived(by, { code: 'no-line-of-sight', clause: 'FLOW-R8' }); // FLOW-R8, FLOW-R56
}

/**
 * Runs an attack that has been paid for: first readied actions, then Reaction Attacks that a shot provokes. Then
 * rolls the attack if it is still possible.
 */
export function* beginAttack(table: FlowTable, attack: Strike): Script {
  yield* offerReadied(table, { on: 'attacks', by: attack.by }, attack.actions);
  const reacted = yield* provokedByShot(table, attack);
  if (isStillPossible(table, attack)) yield* strike(table, { ...attack, reacted }); // FLOW-R45
}

function* provokedByShot(
  table: FlowTable,
  { by, wielded: { weapon }, actions }: Strike,
): Script<readonly Id[]> {
  const isGone = findFighter(table, by)?.defeated !== false;
  if (isMelee(weapon) || isGone) return [];
  return (yield* provokeIf(table, 'ranged', by, actions)).struck; // FLOW-R44
}

function isStillPossible(table: FlowTable, { by, target, wielded: weapon }: Strike): boolean {
  if (faultOfActing(table, by)) return false;
  const attacker = fighterOf(table, by);
  const hasIt = wielded(attacker).some((one) => one.weapon === weapon.weapon && one.hand === weapon.hand);
  return hasIt && faultOfAim(table, attacker, target, weapon) === undefined;
}

/**
 * Returns the parameters that select each weapon of a fighter. They include the hand only if the weapon's id is
 * ambiguous.
 */
export function weaponParams(fighter: FlowFighter): { weapon: string; hand?: Hand }[] {
  const list = wielded(fighter);
  return list.map(({ weapon, hand }) => {
    const isSecond = hand === 'off' && list.some((one) => one.hand !== 'off' && one.weapon === weapon);
    return isSecond ? { weapon: weapon.id, hand: 'off' as const } : { weapon: weapon.id };
  });
}
