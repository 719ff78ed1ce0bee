import { faultOfLoading, faultOfRange, type Means, meansOf, weaponsOf } from '../book/attacks/wielding.ts';
import { faultOfDelivery, isHelpful, powerMeans } from '../book/powers/aiming.ts';
import { effectsHad } from '../book/powers/arrays.ts';
import { powerOf } from '../sheet/powers.ts';
import { weaponOf } from '../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { attackOdds } from './attack-odds.ts';

/* Ratings of the best attack that a fighter can make. Bots use them, on the same scale as the ratings in `worth.ts`. */

/** The worth of defeating an enemy. */
const DEFEAT = 6;

/** Rates a fighter's best attack on any enemy. */
export function bestBlow(table: DegreesTable, me: DegreesFighter): number {
  const foes = Object.values(table.fighters).filter((foe) => foe.side !== me.side && !foe.defeated);
  return Math.max(0, ...foes.map((foe) => bestBlowAt(table, me, foe)));
}

/** Rates a fighter's best attack on one enemy. */
export function bestBlowAt(table: DegreesTable, me: DegreesFighter, foe: DegreesFighter): number {
  let best = 0;
  for (const means of meansAgainst(table, me, foe)) {
    const { effects, worth = 0 } = attackOdds(table, me, foe, { means });
    const [harm] = effects;
    best = Math.max(best, worth - (harm?.average ?? 0) + DEFEAT * (harm?.defeat ?? 0));
  }
  return best;
}

/** Yields the weapons and powers with which a fighter can attack an enemy now. */
function* meansAgainst(table: DegreesTable, me: DegreesFighter, foe: DegreesFighter): Iterable<Means> {
  for (const weapon of weaponsOf(me))
    if (!(faultOfRange(table, me.at, foe.at, weaponOf(me, weapon)) ?? faultOfLoading(me, weapon)))
      yield meansOf(me, weapon);
  for (const id of effectsHad(me)) {
    const power = powerOf(me, id);
    const isAimed = power.radius === undefined && !isHelpful(power) && power.effect.kind !== 'heal';
    if (isAimed && !faultOfDelivery(table, me, power, foe.at)) yield powerMeans(me, id);
  }
}
