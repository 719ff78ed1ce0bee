import type { RatedForecast, RatedOdds } from '../../../engine/core/forecast.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { derived } from '../../../kit/derivation.ts';
import { averageOf, chanceThat, NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { isDraught } from '../book/assess-study-and-skills/skill.ts';
import { type Means, nameOf } from '../book/attacks/wielding.ts';
import { because, type Tally } from '../book/causes.ts';
import { type Damage, fatigueOf, worstDamage } from '../book/damage-and-recovery/recovering.ts';
import { ongoing, ongoingDc } from '../book/damage-and-recovery/resisting.ts';
import { resistBonus } from '../book/modifiers.ts';
import { healingBonus } from '../book/powers/ward.ts';
import { helpFor } from '../book/tricks-and-assistance/effect-help.ts';
import type { DegreesFighter, DegreesTable, Ongoing } from '../table.ts';
import { degreesBy } from './chances.ts';
import { dcSide, deriveCheck, resistSide, sideOf } from './derivations.ts';
import { costOf, type PlannedAction, raiseOf, ratedOnly, targetOf } from './planned-action.ts';
import { strikersHere } from './provocations.ts';
import { POINT, worthOfCondition } from './worth.ts';

/* Odds of healing and recovery. */

/**
 * Returns the forecast of a power that removes a level of damage for each degree of success (DEG-R28). Undefined if the
 * target has no damage.
 */
export function forecastHealing(
  table: DegreesTable,
  me: DegreesFighter,
  act: Params,
  means: Means,
  forecast: Pick<RatedForecast, 'cost' | 'provokes'>,
): RatedForecast | undefined {
  const target = targetOf(table, act);
  if (!target || worstDamage(target) === undefined) return undefined;
  const raise = raiseOf(act);
  const bonus = (causes?: Tally) => healingBonus(me, means, helpFor(me, means), causes);
  const degrees = degreesBy(bonus() - 10, raise);
  const success = chanceThat(degrees, (degree) => degree > 0);
  const levels = averageOf(degrees, (degree) => Math.max(0, degree));
  const isDown = target.defeated ? 5 : 0;
  const odds = derived(yesOrNo(success, Math.min(levels, 3) + isDown * success), () =>
    deriveCheck(
      sideOf(me, nameOf(means), bonus),
      dcSide((list) => because('base', 10, list), raise),
    ),
  );
  return { ...forecast, odds, against: [] };
}

/** The worth for bots of a recovery that removes damage, by the level of the damage. */
const RELIEF: Readonly<Record<Damage, number>> = {
  incapacitated: 6,
  staggered: 3,
  dazed: 0.6,
  bruise: 0.5,
  strain: 0.5,
};

/**
 * Returns the forecast of a recovery by an action or by a spent point; undefined if it has none. Its worth is the gain
 * minus the worth of the stress and of the point.
 */
export function forecastRecovery(
  me: DegreesFighter,
  { do: name, use, remove, resist }: PlannedAction,
): RatedForecast | undefined {
  if (name === 'spend' && use !== 'recover') return undefined;
  const cost = name === 'spend' ? {} : costOf(me, 'std');
  const price = (name === 'spend' ? POINT : 0) + 0.6;
  if (remove === 'damage') return recovery(me, cost, price);
  if (remove === 'fatigue') return fatigueOf(me) >= 2 ? ratedOnly(cost, 1.2 - price) : undefined;
  const effect = ongoing(me, String(resist));
  if (!effect) return undefined;
  return { ...NOTHING, cost, odds: oddsToEnd(me, effect, (gain) => gain - price) };
}

/**
 * Returns the odds of a resistance check that ends an ongoing effect. `worthOf` converts the average gain to the worth
 * of the check.
 */
export function oddsToEnd(me: DegreesFighter, effect: Ongoing, worthOf: (gain: number) => number): RatedOdds {
  const lead = resistBonus(me, effect.resist) - ongoingDc(effect);
  const success = chanceThat(degreesBy(lead), (degree) => degree > 0);
  return derived(yesOrNo(success, worthOf(success * worthOfCondition(effect.condition))), () =>
    deriveCheck(
      resistSide(me, effect.resist),
      dcSide((list) => ongoingDc(effect, list)),
    ),
  );
}

function recovery(me: DegreesFighter, cost: RatedForecast['cost'], price: number): RatedForecast | undefined {
  const worst = worstDamage(me);
  if (worst === undefined) return undefined;
  const isWorn = worst === 'bruise' && me.bruises > 2;
  return ratedOnly(cost, (isWorn ? 0.9 : RELIEF[worst]) - price);
}

export function forecastDevice(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  if (typeof act.item !== 'string' || !isDraught(me, act.item)) return undefined;
  const worst = worstDamage(targetOf(table, act) ?? me);
  if (worst === undefined) return undefined;
  const gain = worst === 'incapacitated' ? 8 : worst === 'staggered' ? 3 : 0.4;
  return ratedOnly(costOf(me, 'mov'), gain - 0.3, strikersHere(table, me));
}
