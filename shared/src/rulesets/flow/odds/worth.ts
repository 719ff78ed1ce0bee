import type { Effect } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { distance } from '../../../hex/axial.ts';
import { oncePer } from '../../../kit/memo.ts';
import { averageOf } from '../../../kit/odds.ts';
import { areEnemies, enemiesOf } from '../../../kit/sides.ts';
import { damageAt, type WeaponDamage, weaponDamage } from '../book/damage.ts';
import { speedOf } from '../book/movement.ts';
import { fpOfKills } from '../book/points.ts';
import { reachOf } from '../book/reach.ts';
import { recoveryCheck } from '../book/turns.ts';
import { wielded } from '../book/wielding.ts';
import type { FlowFighter, FlowTable, Ongoing, PlainCondition } from '../table.ts';
import { successOf } from './chances.ts';
import { damageOdds } from './effects.ts';

/* Estimates for bots: the worth, in hit points, of the effects of an action other than damage. */

/** The worth of one point of each resource, in hit points. */
export const POINT = { ap: 1.4, rp: 1.8, fp: 0.8 } as const;

/**
 * The cost of each condition for the fighter who has it, in hit points; negative if the condition helps the fighter.
 */
export const CONDITION: Readonly<Record<PlainCondition | 'exposed' | 'weakened' | 'grappled', number>> = {
  prone: 2.2,
  pinned: 1.2,
  stunned: 1.5,
  surprised: 3,
  defending: -1,
  exposed: 2,
  weakened: 2.5,
  grappled: 3,
};

/** The worth of pushing an enemy one hex, in hit points. */
export const PUSHED = 0.2;

/** The estimates count the damage of an ongoing condition for at most this number of turns. */
const TURNS = 3;

/** Returns how many more hit points an ongoing condition is expected to cost the fighter. */
export function costOfOngoing(fighter: FlowFighter, condition: Ongoing, strength: number): number {
  const goesOn = 1 - successOf(recoveryCheck(fighter, condition));
  let [cost, chance] = [0, 1];
  for (let turn = 0; turn < TURNS; turn++) {
    cost += chance * strength;
    chance *= goesOn;
  }
  return Math.min(cost, fighter.hp);
}

/** Returns the additional cost of an ongoing condition if the fighter gets a new dose of this strength. */
export function worthOfDose(fighter: FlowFighter, condition: Ongoing, strength: number): number {
  const worse =
    costOfOngoing(fighter, condition, strength) - costOfOngoing(fighter, condition, fighter[condition]);
  return Math.max(0, worse);
}

/** Returns the worth of giving an enemy a condition in `PLAIN_CONDITIONS`; 0 if the enemy already has it. */
export function worthOfCondition(fighter: FlowFighter, condition: PlainCondition): number {
  return fighter.is.includes(condition) ? 0 : CONDITION[condition];
}

/** Returns the worth of gained FP. FP above the fighter's maximum are worth nothing. */
export function worthOfFp(fighter: FlowFighter, gained: number): number {
  return worthOfFpWithin(roomForFp(fighter), gained);
}

/** Returns how many FP a fighter can gain before it reaches its maximum. */
export function roomForFp({ fp, fpMax }: FlowFighter): number {
  return Math.max(0, fpMax - fp);
}

/** Returns the worth of gained FP, of which at most `room` count. */
export function worthOfFpWithin(room: number, gained: number): number {
  return POINT.fp * Math.min(gained, room);
}

/** Returns the worth of the FP that a fighter can expect for enemies that these effects defeat. */
export function worthOfKills(table: FlowTable, by: Id, effects: readonly Effect[]): number {
  const killer = fighterOf(table, by);
  const onEnemies = effects.filter(({ target }) => areEnemies(killer, fighterOf(table, target)));
  return onEnemies.reduce((sum, { defeat }) => sum + defeat * worthOfFp(killer, fpOfKills(1)), 0); // FLOW-22
}

/** Returns the average damage of a normal success against a target without damage reduction. */
const averageDamage = oncePer((damage: WeaponDamage) => averageOf(damageOdds(damageAt(damage, 'normal'), 0)));

/**
 * Returns the average damage of a normal success with the fighter's best weapon, in hit points. A fist counts as 1
 * point less.
 */
export function worthOfArms(fighter: FlowFighter): number {
  const blows = wielded(fighter).map((one) => {
    const average = averageDamage(weaponDamage(fighter, one));
    return one.hand === 'fist' ? average - 1 : average;
  });
  return Math.max(0, ...blows);
}

/**
 * Returns the pressure on a fighter: 0 if no enemy could attack it after one Move Action, 0.5 for one such enemy, 1 for
 * more.
 */
export function pressure(table: FlowTable, id: Id): number {
  const { at } = fighterOf(table, id);
  const near = enemiesOf(table, id).filter(
    (enemy) => distance(enemy.at, at) <= reachOf(enemy) + speedOf(enemy),
  );
  return Math.min(2, near.length) / 2;
}

/** Returns the worth of one more RP to a fighter, in hit points; 0 if the fighter has left the table. */
export function worthOfRp(table: FlowTable, id: Id): number {
  const fighter = findFighter(table, id);
  if (!fighter) return 0;
  const have = fighter.rp >= 3 ? 0.3 : 1;
  return POINT.rp * have * (0.3 + 0.7 * pressure(table, id));
}
