import { heal } from '../../../../kit/defeat.ts';
import { friendOf } from '../../../../kit/sides.ts';
import type { VigilFighter, VigilTable } from '../../table.ts';
import { type ActionRule, targets } from '../action-rule.ts';
import { enemyFault, faultOfSize, fitsAttack, strike, weaponCheck } from '../attack.ts';
import { because, type CheckTerms, rollHealing } from '../checks.ts';
import { afflict, has } from '../conditions.ts';
import { costOf } from '../costs.ts';
import { actorOf, targetOf } from '../defense.ts';
import { rangeFault, reachOf } from '../sight.ts';
import { weaponOf } from '../weapons-and-armor.ts';
import { contest } from './contest.ts';
import { numbersOf } from './numbers.ts';

/* Free quick abilities, which do not need an action to respond to (VIG-26). */

function meleeWeaponOf(fighter: VigilFighter): string | null {
  const { wielded } = fighter;
  return wielded !== null && weaponOf(fighter, wielded).kind === 'melee' ? wielded : null;
}

function quickStrikeCheck(attacker: VigilFighter, weapon: string | undefined): CheckTerms {
  const { stat, causes } = weaponCheck(attacker, weapon);
  return { stat, causes: [...causes, ...because('quick-strike', numbersOf(attacker, 'quick-strike').dice)] };
}

const enemiesInReach = (table: VigilTable, actor: VigilFighter) =>
  targets(table, actor, 'enemies', reachOf(actor)).map((target) => ({ target }));

/** A quick attack with the melee weapon in hand. */
export const quickStrike: ActionRule = {
  slot: 'quick',
  needs: 'target',
  cost: (actor) => costOf(actor, 'quick-strike'), // VIG-52
  faultOfMeans: (_table, actor) => (meleeWeaponOf(actor) === null ? 'not-wielded' : undefined),
  faultOfAim: (table, actor, act) => enemyFault(table, actor, act, reachOf(actor)),
  allowsBoost: (boost) => fitsAttack(boost, 'melee'), // can carry the same boosts as other melee attacks
  isChecked: () => true,
  weapon: meleeWeaponOf,
  candidates: enemiesInReach,
  attack: quickStrikeCheck,
  *script(table, entry) {
    yield* strike(table, entry, quickStrikeCheck(actorOf(table, entry), entry.weapon));
  },
};

/** Knocks an enemy prone. */
export const trip: ActionRule = {
  slot: 'quick',
  needs: 'target',
  cost: (actor) => costOf(actor, 'trip'),
  faultOfAim(table, actor, act) {
    const fault = enemyFault(table, actor, act, reachOf(actor));
    if (fault === 'no-such-target') return fault;
    const target = table.fighters[act.target ?? ''];
    if (target && has(target, 'prone')) return 'no-such-target';
    return (target && faultOfSize(actor, target)) ?? fault; // VIG-71
  },
  allowsBoost: (boost) => boost === 'press',
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

/** Heals the actor or an ally. */
export const mend: ActionRule = {
  slot: 'quick',
  needs: 'target',
  cost: (actor) => costOf(actor, 'mend'),
  faultOfAim(table, actor, { target = '' }) {
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
