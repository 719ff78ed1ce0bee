import { answer, fighter, oneOf, optional, text } from '../../../engine/kinds.ts';
import { onStack } from '../../../engine/script.ts';
import { fighterOf, findFighter, type Id } from '../../../engine/table.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import { pending } from '../attack.ts';
import { FLOW_ACTIONS } from '../content.ts';
import type { FlowFighter } from '../fighter.ts';
import { flowAction, type Given, hasFlowAction, payForFlow } from '../flow-actions.ts';
import { barred } from '../permission.ts';
import { missing } from '../purses.ts';
import { TEXT } from '../text/catalogue.ts';
import { chosenWeapon, HANDS, type Hand } from '../wielding.ts';
import { ATTACK_AP, approach, faultOfAim, weaponParams } from './aim.ts';
import { declare, readiable } from './declare.ts';

export type AttackAct = {
  readonly target: Id;
  readonly weapon?: string | undefined;
  readonly hand?: Hand | undefined;
  /** A Flow Action declared before the roll. */
  readonly flow?: string | undefined;
  readonly onHit?: Given | undefined;
};

/** The AP of an attack. */
export function attackAp({ discount }: FlowFighter): number {
  return Math.max(0, ATTACK_AP - discount); // FLOW-10
}

export const attack = readiable({
  params: {
    target: fighter,
    weapon: optional(text()),
    hand: optional(oneOf(HANDS)),
    flow: optional(text()),
    onHit: optional(answer),
  },

  ap: (table, by) => attackAp(fighterOf(table, by)),

  check(table, by, { target, weapon, hand, flow }) {
    const fault = barred(table, by);
    if (fault) return fault;
    const attacker = fighterOf(table, by);
    const wielded = chosenWeapon(attacker, weapon, hand);
    const declared = flow === undefined ? undefined : flowAction(flow, 'before');
    if (flow !== undefined && !(declared && hasFlowAction(attacker, declared, wielded))) {
      return { code: 'no-such-ability', clause: 'FLOW-112' }; // FLOW-24
    }
    if (!wielded) return { code: 'no-such-item', say: TEXT.refusals.noWeapon };
    const off = faultOfAim(table, attacker, target, wielded);
    return off ?? missing(attacker, { ap: attackAp(attacker), fp: declared?.fp ?? 0 }, 'attack');
  },

  *variants(table, by) {
    const fighter = findFighter(table, by);
    if (!fighter || fighter.ap < attackAp(fighter)) return;
    const enemies = enemiesOf(table, by);
    for (const weapon of weaponParams(fighter)) {
      const wielded = chosenWeapon(fighter, weapon.weapon, weapon.hand);
      const flows = wielded
        ? BEFORE.filter(([, one]) => one.fp <= fighter.fp && hasFlowAction(fighter, one, wielded))
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
    const strike = { by, target, wielded, kind: 'attack', flow, onHit, reacted: [] } as const;
    yield* onStack(table, pending(strike), approach(table, strike, actions));
  },
});

const BEFORE = Object.entries(FLOW_ACTIONS).filter(([, { window }]) => window === 'before');
