import type { Script } from '../../../engine/core/script.ts';
import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter, type Values } from '../../../engine/schema/field-schema.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { named } from '../../../kit/content.ts';
import { enemyOf } from '../../../kit/sides.ts';
import type { BoostId } from '../sheet/abilities.ts';
import { SIZES } from '../sheet/stats.ts';
import { WEAPONS, type Weapon } from '../sheet/weapons.ts';
import { type Act, type Entry, isCovered, type VigilFighter, type VigilTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { ownAction, targets } from './action-rule.ts';
import { boostCauses } from './boosts.ts';
import { because, type CheckTerms, distractions, rollCheck } from './checks.ts';
import { afflict } from './conditions.ts';
import { hurt } from './defeat.ts';
import { actorOf, askDefense, defenseAgainst, defenseCheck, targetOf } from './defense.ts';
import { BOOST_PARAMS } from './params.ts';
import { fizzle } from './preventing.ts';
import { rangeFault } from './sight.ts';
import { weaponOf, withWeapon } from './weapons-and-armor.ts';

/** Returns the fault if the target is not an enemy within range. */
export function enemyFault(
  table: VigilTable,
  actor: VigilFighter,
  { target = '' }: Pick<Act, 'target'>,
  most: number,
): Fault | undefined {
  const enemy = enemyOf(table, actor.id, target); // VIG-51
  return enemy ? rangeFault(table, actor, enemy.at, most) : 'no-such-target';
}

/** Returns the fault if the fighter does not carry the weapon or does not have it in hand. */
function weaponFault({ weapons, wielded }: VigilFighter, weapon: string): Fault | undefined {
  if (weapon === 'unarmed') return undefined; // VIG-51: unarmed attacks are always available
  if (!weapons.includes(weapon)) return 'no-such-item';
  return wielded === weapon ? undefined : 'not-wielded';
}

/** Returns whether an attack with this kind of weapon can carry a boost. */
export function fitsAttack(boost: BoostId, kind: Weapon['kind']): boolean {
  if (kind !== 'melee') return boost === 'careful-aim';
  return boost === 'power-strike' || boost === 'feint' || boost === 'knock-down';
}

/** Returns the check of an attack with a weapon, including the weapon's dice of advantage. */
export function weaponCheck(attacker: VigilFighter, weapon = 'unarmed'): CheckTerms {
  const { kind, dice } = weaponOf(attacker, weapon);
  return { stat: kind === 'melee' ? 'assault' : 'shooting', causes: because('weapon', dice) }; // VIG-48, VIG-50, VIG-R17, VIG-R27
}

const PARAMS = { weapon: named(WEAPONS), target: fighter, ...BOOST_PARAMS };
export type AttackAct = Values<typeof PARAMS>;

/** An attack with a weapon, as a regular or prepared action (VIG-48 to VIG-52). */
export const attack = ownAction('attack', {
  params: PARAMS,
  understand: withWeapon,
  slot: 'regular', // VIG-9
  needs: 'target',
  cost: (actor, { weapon }) => (weaponOf(actor, weapon).kind === 'melee' ? { vigor: 1 } : { focus: 1 }), // VIG-49, VIG-52
  faultOfMeans: (_table, actor, { weapon }) => weaponFault(actor, weapon),
  faultOfAim(table, actor, act) {
    const { weapon } = act;
    const fault = enemyFault(table, actor, act, weaponOf(actor, weapon).reach);
    return fault ?? (actor.unloaded.includes(weapon) ? unlessWaived(actor, 'not-loaded') : undefined); // VIG-19
  },
  allowsBoost: (boost, { weapon }, actor) => fitsAttack(boost, weaponOf(actor, weapon).kind),
  isChecked: () => true,
  weapon: (_actor, { weapon }) => weapon,
  *candidates(table, actor, given) {
    const own = actor.wielded === null ? ['unarmed'] : [actor.wielded, 'unarmed'];
    const weapons = given.weapon ? [given.weapon] : own;
    for (const weapon of weapons) {
      const { reach } = weaponOf(actor, weapon);
      for (const target of targets(table, actor, 'enemies', reach)) yield { weapon, target };
    }
  },
  attack: weaponCheck,
  *script(table, entry) {
    yield* strike(table, entry, weaponCheck(actorOf(table, entry), entry.weapon));
  },
});

/**
 * Carries out an attack: the target chooses a defense, both fighters roll, and the margin is damage. Boosts of the
 * defense resolve before the dice are rolled. Looks up the attacker before asking the target, because VIG-38 lets the
 * attack continue even if the attacker is removed meanwhile.
 */
export function* strike(table: VigilTable, entry: Entry, check: CheckTerms): Script {
  const attacker = actorOf(table, entry);
  if (!entry.defence) yield* askDefense(table, entry); // VIG-54: the target chooses before any roll; VIG-R16: the current target
  if (isCovered(table, entry)) return; // VIG-59: the boosts of the defense resolve first
  const target = targetOf(table, entry);
  if (!target) {
    fizzle(table, entry);
    return;
  }
  shoot(attacker, entry);
  const attack = rollCheck(table, attacker, fullCheck(attacker, entry, check));
  const guard = defenseCheck(table, target, entry, defenseAgainst(target, entry));
  const defending = rollCheck(table, target, guard); // VIG-53: defending uses no slot
  const setDie = attack.setDie ?? defending.setDie;
  const sums = {
    by: attacker.id,
    attack: attack.total,
    defence: defending.total,
    ...(setDie && { setDie }),
  };
  if (attack.total <= defending.total) {
    emit(table, { type: 'withstood', target: target.id, ...sums, clause: 'VIG-48' }); // VIG-R3: a tie deals no damage
    return;
  }
  hurt(table, target.id, sums);
  knockDown(table, attacker, target, entry);
}

/** Returns an action's check with the dice of its boosts and the disadvantage that other fighters added. */
export function fullCheck(actor: VigilFighter, entry: Entry, { stat, causes }: CheckTerms): CheckTerms {
  return { stat, causes: [...causes, ...boostCauses(actor, entry.boosts), ...distractions(entry)] }; // VIG-46
}

/** Marks the weapon as unloaded after its shot, if it has a long reload time. */
function shoot(attacker: VigilFighter, { weapon }: Entry): void {
  if (weapon === undefined || !weaponOf(attacker, weapon).isLongReload) return;
  attacker.unloaded = [...new Set([...attacker.unloaded, weapon])].sort(); // VIG-19, VIG-69: a prevented shot does not unload the weapon
}

function knockDown(table: VigilTable, attacker: VigilFighter, target: VigilFighter, entry: Entry): void {
  const isStruckDown = entry.boosts.includes('knock-down') && !target.defeated;
  if (isStruckDown && !isTooLarge(attacker, target)) afflict(table, target.id, 'prone', attacker.id); // VIG-71
}

/** Returns the fault if the target is too large for an action such as Trip. The GM can waive this rule. */
export function faultOfSize(actor: VigilFighter, target: VigilFighter): Fault | undefined {
  if (!isTooLarge(actor, target)) return undefined;
  return unlessWaived(actor, {
    code: 'too-large',
    say: SAID.refusals.tooLarge(target.name),
    clause: 'VIG-71',
  }); // VIG-71
}

/** Returns whether the target is at least two sizes larger than the actor. */
function isTooLarge(actor: VigilFighter, target: VigilFighter): boolean {
  return SIZES.indexOf(target.size) - SIZES.indexOf(actor.size) >= 2; // VIG-71
}

/** Returns whether a pending action is an attack. */
export function isAttack({ name }: Entry): boolean {
  return name === 'attack' || name === 'quick-strike' || name === 'firebolt';
}
