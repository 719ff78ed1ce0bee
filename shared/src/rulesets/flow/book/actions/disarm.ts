import { onStack } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import { anId, fighter, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import { SAID } from '../../words/catalog.ts';
import { ATTACK_AP, beginAttack, faultOfRange, weaponParams } from '../attack.ts';
import { pending } from '../pending-attack.ts';
import { faultOfSize } from '../reach.ts';
import { chosenWeapon, HANDS } from '../wielding.ts';
import { declare, turnAction } from './declare.ts';
import { disarmedItem } from './disarm-effect.ts';

/** An attack that takes an item from the target's hands instead of dealing damage. */
export const disarm = turnAction('disarm', {
  params: {
    target: fighter,
    weapon: optional(anId()),
    hand: optional(oneOf(HANDS)),
    item: optional(anId()),
  },

  cost: () => ({ ap: ATTACK_AP }), // FLOW-50

  fault(table, me, { target, weapon, hand, item }) {
    const wielded = chosenWeapon(me, weapon, hand);
    if (!wielded) return { code: 'no-such-item', say: SAID.refusals.noWeapon };
    const enemy = enemyOf(table, me.id, target);
    if (!enemy) return 'no-such-target';
    if (disarmedItem(enemy, item) === null)
      return { code: 'no-such-item', say: SAID.refusals.notHeld(enemy.name), clause: 'FLOW-R25' };
    const tooLarge = unlessWaived(me, faultOfSize(me, enemy, 'FLOW-51')); // FLOW-51
    return tooLarge ?? faultOfRange(table, me, enemy, wielded);
  },

  *variants(table, me) {
    if (me.ap < ATTACK_AP) return;
    for (const weapon of weaponParams(me)) {
      for (const { id: target, main, off } of enemiesOf(table, me.id)) {
        for (const item of new Set([main, off])) if (item !== null) yield { target, ...weapon, item };
      }
    }
  },

  *run(table, by, { target, weapon, hand, item }, actions) {
    const wielded = chosenWeapon(fighterOf(table, by), weapon, hand);
    const taken = disarmedItem(fighterOf(table, target), item);
    if (!wielded || taken === null) return;
    declare(table, by, 'disarm', { ap: ATTACK_AP }, { target, weapon: wielded.weapon.id, item: taken });
    const strike = { by, target, wielded, kind: 'disarm', item: taken, reacted: [], actions } as const;
    yield* onStack(table, pending(strike), beginAttack(table, strike));
  },
});
