import { isWaived } from '../../../../engine/gm/overrides.ts';
import { heal } from '../../../../kit/defeat.ts';
import { friendOf } from '../../../../kit/sides.ts';
import type { VigilFighter, VigilTable } from '../../table.ts';
import { enemyFault, fitsAttack, isTooLarge, strike, weaponCheck } from '../attack.ts';
import { rollHealing } from '../checks.ts';
import { afflict, has } from '../conditions.ts';
import { costOf } from '../costs.ts';
import { actorOf, targetOf } from '../defense.ts';
import { rangeFault, reachOf } from '../sight.ts';
import { type CheckTerms, type Deed, targets } from '../stack-action.ts';
import { weaponOf } from '../weapons-and-armor.ts';
import { contest } from './contest.ts';
import { numbersOf } from './numbers.ts';

/* The quick abilities of chapter 7.4 that need nothing to answer: VIG-26. */

function meleeWeaponOf(fighter: VigilFighter): string | null {
  const { wielded } = fighter;
  return wielded !== null && weaponOf(fighter, wielded).kind === 'melee' ? wielded : null;
}

function hastyCheck(attacker: VigilFighter, weapon: string | undefined): CheckTerms {
  const { stat, advantage } = weaponCheck(attacker, weapon);
  return { stat, advantage: advantage + numbersOf(attacker, 'quick-strike').dice };
}

const enemiesInReach = (table: VigilTable, actor: VigilFighter) =>
  targets(table, actor, 'enemies', reachOf(actor)).map((target) => ({ target }));

/** A hasty attack with the melee weapon in hand. */
export const quickStrike: Deed = {
  slot: 'quick',
  needs: 'target',
  cost: (actor) => costOf(actor, 'quick-strike'), // VIG-52
  means: (_table, actor) => (meleeWeaponOf(actor) === null ? 'not-wielded' : undefined),
  aim: (table, actor, act) => enemyFault(table, actor, act, reachOf(actor)),
  hosts: (boost) => fitsAttack(boost, 'melee'), // those of any melee attack
  isChecked: () => true,
  weapon: meleeWeaponOf,
  candidates: enemiesInReach,
  attack: hastyCheck,
  *script(table, entry) {
    yield* strike(table, entry, hastyCheck(actorOf(table, entry), entry.weapon));
  },
};

/** Sweeping somebody off their feet. */
export const trip: Deed = {
  slot: 'quick',
  needs: 'target',
  cost: (actor) => costOf(actor, 'trip'),
  aim(table, actor, act) {
    const fault = enemyFault(table, actor, act, reachOf(actor));
    if (fault === 'no-such-target') return fault;
    const target = table.fighters[act.target ?? ''];
    if (target && has(target, 'prone')) return 'no-such-target';
    if (target && isTooLarge(actor, target) && !isWaived(actor, 'too-large')) return 'too-large'; // VIG-71
    return fault;
  },
  hosts: (boost) => boost === 'press',
  isChecked: () => true,
  candidates: enemiesInReach,
  effect(table, entry) {
    const actor = actorOf(table, entry);
    const target = targetOf(table, entry);
    if (target && contest(table, entry, actor, target)) {
      afflict(table, target.id, 'prone', actor.id);
    }
  },
};

/** Healing oneself or an ally. */
export const mend: Deed = {
  slot: 'quick',
  needs: 'target',
  cost: (actor) => costOf(actor, 'mend'),
  aim(table, actor, { target = '' }) {
    const friend = friendOf(table, actor.id, target);
    if (!friend || friend.hp >= friend.maxHp) return 'no-such-target';
    return rangeFault(table, actor, friend.at, numbersOf(actor, 'mend').range);
  },
  candidates: (table, actor) =>
    targets(table, actor, 'friends', numbersOf(actor, 'mend').range).map((target) => ({ target })),
  effect(table, entry) {
    const target = targetOf(table, entry);
    if (!target) return;
    const { dice, total } = rollHealing(table); // VIG-R2, VIG-R4
    heal(table, target.id, total, { by: entry.by, dice });
  },
};
