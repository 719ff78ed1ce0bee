import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { distance, type Hex, isSame } from '../../../../hex/axial.ts';
import { type Power, powerOf } from '../../sheet/powers.ts';
import type { AttackType } from '../../sheet/terms.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import {
  faultOfAimedShot,
  faultOfEarshot,
  faultOfReach,
  faultOfRumor,
  type Means,
} from '../attacks/wielding.ts';
import { boost } from '../modifiers.ts';

/* Powers as the means of attacks, and their ranges (DEG-125 to DEG-128). */

/** The attack type of each delivery (DEG-124 to DEG-128). */
const TYPES: Readonly<Record<Power['delivery'], AttackType>> = {
  personal: 'close',
  close: 'close',
  ranged: 'ranged',
  court: 'court',
  gossip: 'rumor',
};

/** Returns a power as the means of an attack. */
export function powerMeans(me: DegreesFighter, id: string): Means {
  const { delivery, rank, effect, source, range = 1 } = powerOf(me, id);
  return {
    type: TYPES[delivery],
    rank: rank + boost(me, `power.${id}`), // DEG-97
    reach: delivery === 'close' ? range : 1,
    effect,
    power: id,
    source,
    lethal: false,
  };
}

/** Returns whether a power heals or boosts. */
export function isHelpful({ effect }: Power): boolean {
  return effect.kind === 'heal' || effect.kind === 'boost';
}

export function isArea({ radius }: Power): boolean {
  return radius !== undefined;
}

/**
 * Returns whether an area power centered on the hex `at` affects `other`. The user `me` is not affected in the center.
 */
export function isInArea(me: DegreesFighter, { radius = 0 }: Power, at: Hex, other: DegreesFighter): boolean {
  const isExempt = other.id === me.id && isSame(other.at, at); // DEG-R27
  return !other.defeated && !isExempt && distance(other.at, at) <= radius;
}

/** Returns whether a power needs an attack check. */
export function hasCheck(power: Power): boolean {
  return !isHelpful(power) && !isArea(power); // DEG-R27
}

/** Returns the fault if a power cannot be used on a hex, by the range rules of its delivery (DEG-125 to DEG-128). */
export function faultOfDelivery(
  table: DegreesTable,
  me: DegreesFighter,
  { delivery, range = 1 }: Power,
  to: Hex,
): Fault | undefined {
  const far = distance(me.at, to);
  if (delivery === 'close') return faultOfReach(table, me.at, to, range, me); // DEG-125
  if (delivery === 'ranged') return faultOfAimedShot(table, me.at, to, range, me); // DEG-126
  if (delivery === 'court') return unlessWaived(me, faultOfEarshot(table, far)); // DEG-127
  return unlessWaived(me, faultOfRumor(table, far)); // DEG-128
}
