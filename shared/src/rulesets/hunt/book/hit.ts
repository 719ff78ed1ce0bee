import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, rollMany } from '../../../engine/state/verbs.ts';
import type { AbilityId, Infliction } from '../sheet/abilities.ts';
import type { Blow, HuntFighter, HuntTable, PendingAttack } from '../table.ts';
import { afflict } from './ailments.ts';
import { inflictionsBy, type Means, meansOf } from './attack-means.ts';
import { abilityOf, powerOf } from './carried.ts';
import {
  type Attempt,
  causesOf,
  gainFromCritical,
  hasSucceeded,
  modifiedBy,
  plainAttempt,
  rollCheck,
} from './checks.ts';
import { type EvasionFumbleEffect, type HitBonus, hitCritical, hitFumble, NO_BONUS } from './criticals.ts';
import { costsPart, guardOf, rollPart, takeDamage } from './damage.ts';
import { evade, NOT_EVADED } from './evasion.ts';
import { fireHabit, grantExtra } from './extra-actions.ts';
import { changeWill } from './helpless.ts';
import { supportOf } from './supports.ts';

/* The resolution of an attack, after it has been declared and paid for. */

/** Returns the Hit check of an attack, before it is rolled. */
export function hitAttempt(
  attacker: HuntFighter,
  { specialty, supports, fed }: Pick<PendingAttack, 'specialty' | 'supports' | 'fed'>,
  means: Means,
): Attempt {
  const attempt = plainAttempt(attacker, specialty, [...supports, ...fed], 'hit'); // HUNT-9
  const { ability, check } = means;
  return ability ? modifiedBy(attempt, causesOf(ability, check)) : attempt; // HUNT-R6
}

/** Resolves an attack: the Hit check, the critical or fumble table, the damage, and then each target. */
export function* strikeAll(table: HuntTable, item: PendingAttack): Script {
  const means = meansOf(fighterOf(table, item.by), item.weapon, item.ability);
  if (!means) return;
  const rolled = rollCheck(table, item.by, hitAttempt(fighterOf(table, item.by), item, means)); // HUNT-9
  item.result = rolled.result;
  if (rolled.setDie) item.setDie = rolled.setDie;
  if (rolled.outcome === 'fumble') {
    const isOwn = yield* hitFumble(table, item); // HUNT-10
    if (isOwn) yield* strikeEach(table, item, means, [item.by], NO_BONUS);
  } else if (rolled.outcome === 'critical') {
    for (const id of item.targets) fireHabit(table, id, 'hit-crit'); // HUNT-R27
    yield* gainFromCritical(table, item.by); // HUNT-R4
    const hitBonus = hitCritical(table, item.by); // HUNT-10
    if (hitBonus) yield* strikeEach(table, item, means, item.targets, hitBonus);
  } else if (hasSucceeded(rolled)) yield* strikeEach(table, item, means, item.targets, NO_BONUS);
}

/** Hits the targets with the same damage, one after another. Stops if the attacker is removed from the table. */
function* strikeEach(
  table: HuntTable,
  item: PendingAttack,
  means: Means,
  targets: readonly Id[],
  hitBonus: HitBonus,
): Script {
  item.blow = rollBlow(table, item, means, hitBonus); // HUNT-R11, HUNT-R12
  let isDue = true;
  for (const id of targets) {
    if (!isStanding(table, id) || !findFighter(table, item.by)) continue; // HUNT-R23: the attack of a dead attacker continues
    const evasion = yield* approach(table, item, id);
    if (!evasion) continue;
    if (isDue) gain(table, item.by, hitBonus); // HUNT-R20: the gains come once, before the first target is damaged
    isDue = false;
    yield* land(table, item, id, evasion);
  }
}

/** The damage and ailments of an attack before the damage dice are rolled (HUNT-R11). */
export interface BlowFormula {
  /** Null if the attack deals no damage. */
  readonly base: { readonly dice: number } | { readonly number: number } | null;
  /** Points of damage that are added to the base damage. */
  readonly bonus: number;
  /** The number of dice that each Support adds. Supports without dice are left out. */
  readonly dice: readonly number[];
  readonly irreducible: boolean;
  readonly inflicts: readonly Infliction[];
}

/**
 * Returns the damage formula of an attack with these Supports: the attacker's own Supports, and Supports lent by
 * partners.
 */
export function blowFormula(
  attacker: HuntFighter,
  { base, bonus, inflicts, weapon }: Means,
  supports: readonly AbilityId[],
): BlowFormula {
  const helps = supports.flatMap((id) => supportOf(attacker, id) ?? []);
  return {
    base: base === 'power' ? { number: armedPower(attacker, weapon) } : base,
    bonus: helps.reduce((sum, { damage = 0 }) => sum + damage, bonus), // HUNT-R11
    dice: helps.flatMap(({ dice = 0 }) => (dice > 0 ? [dice] : [])), // HUNT-R11
    irreducible: helps.some((help) => help.irreducible),
    inflicts: [...inflicts, ...helps.flatMap(inflictionsBy)], // HUNT-11
  };
}

/** Rolls the damage dice of an attack. Returns the damage and ailments, before each target's guard. */
function rollBlow(table: HuntTable, item: PendingAttack, means: Means, hitBonus: HitBonus): Blow {
  const attacker = fighterOf(table, item.by);
  const formula = blowFormula(attacker, means, [...item.supports, ...item.fed]);
  const irreducible = hitBonus.irreducible || formula.irreducible;
  const inflicts = [...formula.inflicts, ...hitBonus.inflicts]; // HUNT-11
  const { base, bonus } = formula;
  if (base === null) return { amount: null, irreducible, inflicts }; // HUNT-R11: without base damage, not even the dice of Supports deal damage
  const start = 'dice' in base ? rollDice(table, item, base.dice) : base.number;
  const unhelped = start * hitBonus.times + bonus + hitBonus.damage; // HUNT-R11
  const amount = formula.dice.reduce((sum, count) => sum + rollDice(table, item, count), unhelped);
  emit(table, { type: 'damage-set', by: item.by, amount, clause: 'HUNT-R11' });
  return { amount, irreducible, inflicts };
}

/** Returns the power of a weapon, including the bonus of the `lone-blade` ability. Returns 0 without a weapon. */
export function armedPower(fighter: HuntFighter, weapon: string | null): number {
  if (weapon === null) return 0;
  const { weapons, abilities } = fighter;
  const isAlone = weapons.length === 1 && weapons[0] === weapon; // HUNT-R18: fists are not an equipped weapon
  const isLone = isAlone && abilities.includes('lone-blade'); // HUNT-R11
  return powerOf(fighter, weapon) + (isLone ? (abilityOf(fighter, 'lone-blade').bonus ?? 0) : 0);
}

function rollDice(table: HuntTable, item: PendingAttack, count: number): number {
  const dice = rollMany(table, count, 6);
  const sum = dice.reduce((so, one) => so + one, 0);
  const setDie = emit(table, { type: 'damage-rolled', by: item.by, dice, sum });
  if (setDie) item.setDie = setDie;
  return sum;
}

/** Returns the damage that a target takes if it does not evade, or if its evasion fails. */
export function damageTo(
  target: HuntFighter,
  { amount, irreducible }: Blow,
  evasion: EvasionFumbleEffect,
): number {
  if (amount === null) return 0; // HUNT-R11
  const shift = blowShift(target, irreducible || evasion.irreducible);
  return Math.max(0, amount + evasion.damage + shift); // HUNT-R11
}

/** Returns the points that a target adds to the damage of an attack; negative if guard reduces the damage. */
export function blowShift(target: HuntFighter, irreducible: boolean): number {
  const exposed = target.conditions.includes('exposed') ? 1 : 0; // HUNT-R11, HUNT-R43
  return exposed - (irreducible ? 0 : guardOf(target)); // HUNT-R11
}

/**
 * Decides which part of the target's body is at risk, and lets the target evade. Returns the change to the damage, or
 * null if the target is not hit.
 */
function* approach(table: HuntTable, item: PendingAttack, id: Id): Script<EvasionFumbleEffect | null> {
  const blow = item.blow as Blow;
  item.at = id;
  const target = fighterOf(table, id);
  const isPart = costsPart(target, damageTo(target, blow, NOT_EVADED));
  item.part = isPart ? yield* rollPart(table, id, item.by) : null; // HUNT-47, HUNT-R14
  if (!isStanding(table, id)) return null;
  const isOwn = id === item.by; // an attacker cannot evade its own attack
  const evasion = isOwn ? NOT_EVADED : yield* evade(table, item, id); // HUNT-46, HUNT-51
  return isStanding(table, id) ? evasion : null; // HUNT-50
}

/** Applies an attack's damage to a target, including its death check, and then the ailments. */
function* land(table: HuntTable, item: PendingAttack, id: Id, evasion: EvasionFumbleEffect): Script {
  const blow = item.blow as Blow;
  const damage = damageTo(fighterOf(table, id), blow, evasion);
  const harmed = yield* takeDamage(table, id, damage, item.by, item.part); // HUNT-R22
  for (const { ailment, ifHarmed } of blow.inflicts) {
    const isAlive = findFighter(table, id)?.dead === false;
    if (isAlive && (harmed || !ifHarmed)) afflict(table, id, ailment, item.by); // HUNT-R22, HUNT-57
  }
}

/** Applies the attacker's gains from a critical Hit check. */
function gain(table: HuntTable, by: Id, { willpower, extra }: HitBonus): void {
  if (willpower > 0) changeWill(table, by, willpower, 'HUNT-11'); // HUNT-11
  if (extra > 0) grantExtra(table, by, 'HUNT-11'); // HUNT-11
}
