import type { Effect } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { distance } from '../../../hex/axial.ts';
import { averageOf } from '../../../kit/odds.ts';
import { areEnemies, enemiesOf } from '../../../kit/sides.ts';
import { weaponDamage } from '../book/damage.ts';
import { skillCheck } from '../book/modifiers.ts';
import { speedOf } from '../book/movement.ts';
import { fpOfKills } from '../book/points.ts';
import { reachOf } from '../book/reach.ts';
import { wielded } from '../book/wielding.ts';
import type { FlowFighter, FlowTable, Ongoing, PlainCondition } from '../table.ts';
import { successOf } from './chances.ts';
import { damageOdds } from './effects.ts';

/* How somebody who knows the rulebook would rate what an action brings besides damage, in hit points. For bots. */

/** One point of each purse. */
export const POINT = { ap: 1.4, rp: 1.8, fp: 0.8 } as const;

/** What it is to have a condition, for the one who has it. */
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

/** How many turns ahead a wound that goes on is looked at; then somebody has tended it. */
const TURNS = 3;

/** The hit points that a wound of that strength will still cost somebody. */
export function costOfOngoing(fighter: FlowFighter, condition: Ongoing, strength: number): number {
  const skill = condition === 'burning' ? 'agility' : 'endurance';
  const goesOn = 1 - successOf(skillCheck(fighter, skill, 'resistance', 'FLOW-R30'));
  let [cost, chance] = [0, 1];
  for (let turn = 0; turn < TURNS; turn++) {
    cost += chance * strength;
    chance *= goesOn;
  }
  return Math.min(cost, fighter.hp);
}

/** What a new dose adds to what somebody suffers already. */
export function worthOfDose(fighter: FlowFighter, condition: Ongoing, strength: number): number {
  const worse =
    costOfOngoing(fighter, condition, strength) - costOfOngoing(fighter, condition, fighter[condition]);
  return Math.max(0, worse);
}

/** What putting a plain condition on somebody is worth. */
export function worthOfCondition(fighter: FlowFighter, condition: PlainCondition): number {
  return fighter.is.includes(condition) ? 0 : CONDITION[condition];
}

/** What FP are worth to somebody who gains them: what goes over the ceiling is lost. */
export function worthOfFp({ fp, fpMax }: FlowFighter, gained: number): number {
  return POINT.fp * Math.min(gained, Math.max(0, fpMax - fp));
}

/** What the FP of killing blows on enemies are worth to the one who deals them. */
export function worthOfKills(table: FlowTable, by: Id, effects: readonly Effect[]): number {
  const killer = fighterOf(table, by);
  const onEnemies = effects.filter(({ target }) => areEnemies(killer, fighterOf(table, target)));
  return onEnemies.reduce((sum, { defeat }) => sum + defeat * worthOfFp(killer, fpOfKills(1)), 0); // FLOW-22
}

/** How dangerous somebody is with what it holds: the damage of its best plain hit, and a little for a shield. */
export function worthOfArms(fighter: FlowFighter): number {
  const blows = wielded(fighter).map((one) => {
    const average = averageOf(damageOdds(weaponDamage(fighter, one, 'normal'), 0));
    return one.hand === 'fist' ? average - 1 : average;
  });
  return Math.max(0, ...blows);
}

/** How pressed somebody is: the enemies who could strike it after one Move Action, at most two counted, from 0 to 1. */
export function pressure(table: FlowTable, id: Id): number {
  const { at } = fighterOf(table, id);
  const near = enemiesOf(table, id).filter(
    (enemy) => distance(enemy.at, at) <= reachOf(enemy) + speedOf(enemy),
  );
  return Math.min(2, near.length) / 2;
}

/** What one more RP is worth to somebody now. */
export function worthOfRp(table: FlowTable, id: Id): number {
  const fighter = findFighter(table, id);
  if (!fighter) return 0;
  const have = fighter.rp >= 3 ? 0.3 : 1;
  return POINT.rp * have * (0.3 + 0.7 * pressure(table, id));
}
