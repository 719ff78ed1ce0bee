import { onStack } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import { anId, fighter, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import { TEXT } from '../../words/catalog.ts';
import { ATTACK_AP, beginAttack, faultOfRange, weaponParams } from '../attack.ts';
import { pending } from '../pending-attack.ts';
import { faultOfActing } from '../permission.ts';
import { missing } from '../points.ts';
import { faultOfSize } from '../reach.ts';
import { chosenWeapon, HANDS } from '../wielding.ts';
import { declare, readiable } from './declare.ts';
import { disarmedItem } from './disarm-effect.ts';

/** An attack that takes an item from the target's hands instead of dealing damage. */
export const disarm = readiable({
  params: {
    target: fighter,
    weapon: optional(anId()),
    hand: optional(oneOf(HANDS)),
    item: optional(anId()),
  },

  ap: () => ATTACK_AP, // FLOW-50

  check(table, by, { target, weapon, hand, item }) {
    const fault = faultOfActing(table, by);
    if (fault) return fault;
    const attacker = fighterOf(table, by);
    const wielded = chosenWeapon(attacker, weapon, hand);
    if (!wielded) return { code: 'no-such-item', say: TEXT.refusals.noWeapon };
    const enemy = enemyOf(table, by, target);
    if (!enemy) return 'no-such-target';
    if (disarmedItem(enemy, item) === null) {
      return { code: 'no-such-item', say: TEXT.refusals.notHeld(enemy.name), clause: 'FLOW-R25' };
    }
    const tooLarge = unlessWaived(attacker, faultOfSize(attacker, enemy, 'FLOW-51')); // FLOW-51
    if (tooLarge) return tooLarge;
    return faultOfRange(table, attacker, enemy, wielded) ?? missing(attacker, { ap: ATTACK_AP }, 'disarm');
  },

  *variants(table, by) {
    const fighter = findFighter(table, by);
    if (!fighter || fighter.ap < ATTACK_AP) return;
    for (const weapon of weaponParams(fighter)) {
      for (const { id: target, main, off } of enemiesOf(table, by)) {
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
