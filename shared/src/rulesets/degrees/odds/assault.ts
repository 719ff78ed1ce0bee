import { onDemand, type RatedForecast } from '../../../engine/core/forecast.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { areaAround } from '../../../kit/area.ts';
import { derived } from '../../../kit/derivation.ts';
import { averageOf, certainly, chanceThat, NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { meansBy, type Tool } from '../book/attacks/tools.ts';
import { type Means, meansOf, without } from '../book/attacks/wielding.ts';
import type { Cause } from '../book/causes.ts';
import { thrownMeans } from '../book/gear/throw.ts';
import { resistBonus } from '../book/modifiers.ts';
import { HANDICAP } from '../book/movement/charge.ts';
import { isHelpful, isInArea, powerMeans } from '../book/powers/aiming.ts';
import { activeEffect } from '../book/powers/arrays.ts';
import { USE } from '../book/powers/choosing.ts';
import { slamRanks } from '../book/raise-hunch-smash-and-slam/raising.ts';
import { crushDc } from '../book/stunts-and-grabs/crush.ts';
import { bestResistance, nameStunt, ranksOf, stuntBonus } from '../book/stunts-and-grabs/stunts.ts';
import { type Power, powerOf } from '../sheet/powers.ts';
import { STUNTS } from '../sheet/terms.ts';
import { GRAB, TRACKS } from '../sheet/tracks.ts';
import { isWeapon } from '../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { areaHarm, attackOdds, checkOf, deriveAreaHarm, unhurtIn } from './attack-odds.ts';
import { type Attempt, aiming } from './attempt.ts';
import { degreesBy, degreesOfAttack, failures } from './chances.ts';
import { contestOf, dcSide, deriveAttack, deriveHarm, resistSide } from './derivations.ts';
import { asVictim, harmTo } from './harm.ts';
import { forecastHealing } from './healing.ts';
import {
  costOf,
  type PlannedAction,
  raiseOf,
  ratedOnly,
  targetOf,
  withReactionBack,
} from './planned-action.ts';
import { alongPath, byAttacking, strikersHere } from './provocations.ts';
import { newWorth, RANK } from './worth.ts';

/* Odds of attacks, powers and stunts. */

function attemptOf(me: DegreesFighter, act: PlannedAction, means: Means): Attempt {
  return {
    means,
    handicap: act.do === 'charge' ? HANDICAP : undefined,
    raise: raiseOf(act),
    smash: act.smash === true,
    slam: act.slam === true ? slamRanks(me.moved) : undefined,
  };
}

export function forecastAttack(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  if (typeof act.ability === 'string') return forecastUse(table, me, act);
  const [foe, means] = [targetOf(table, act), meansBy(me, act as Tool)];
  if (!foe || !means) return undefined;
  const path = act.path as readonly Hex[] | undefined;
  const from = path ? { ...me, at: path.at(-1) ?? me.at, moved: me.moved + path.length } : me;
  const odds = attackOdds(table, from, foe, attemptOf(from, act, means));
  const provokes = () => (path ? alongPath(table, me, act) : byAttacking(table, me, foe, means.weapon ?? ''));
  return onDemand({ cost: costOf(me, 'std', act), odds: withReactionBack(odds, act) }, { provokes });
}

export function forecastUse(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const id = typeof act.ability === 'string' ? activeEffect(me, act.ability) : undefined;
  if (!id) return undefined;
  const power = powerOf(me, id);
  const forecast = { cost: costOf(me, power.action, act), provokes: provokedByUse(table, me, id) };
  if (power.effect.kind === 'heal') return forecastHealing(table, me, act, powerMeans(me, id), forecast);
  if (isHelpful(power))
    return ratedOnly(forecast.cost, worthOfBoost(table, me, act, power), forecast.provokes);
  const means = powerMeans(me, id);
  if (power.radius !== undefined) {
    return forecastArea(table, me, means, { at: (act.at as Hex | undefined) ?? me.at, power }, forecast);
  }
  const foe = targetOf(table, act);
  if (!foe) return undefined;
  return {
    ...forecast,
    odds: withReactionBack(attackOdds(table, me, foe, attemptOf(me, act, means)), act),
    against: [],
  };
}

function provokedByUse(table: DegreesTable, me: DegreesFighter, ability: string): RatedForecast['provokes'] {
  const provoked = USE.provokes?.(table, me, { ability });
  return provoked ? strikersHere(table, me, provoked.beside) : [];
}

/**
 * Returns the worth of a boost: 0 if the receiver already has a boost. A power that boosts only its user is worth more
 * while an enemy is near.
 */
function worthOfBoost(table: DegreesTable, me: DegreesFighter, act: Params, { delivery }: Power): number {
  const friend = delivery === 'personal' ? me : targetOf(table, act);
  if (!friend || friend.mods.some(({ kind }) => kind === 'boost' || kind === 'all')) return 0;
  if (delivery !== 'personal') return RANK * 2;
  const isNear = Object.values(table.fighters).some(
    (one) => one.side !== me.side && !one.defeated && distance(one.at, me.at) <= 4,
  );
  return isNear ? 0.9 : 0.35;
}

/** An area power with its center. */
interface CenteredPower {
  readonly at: Hex;
  readonly power: Power;
}

function forecastArea(
  table: DegreesTable,
  me: DegreesFighter,
  means: Means,
  { at, power }: CenteredPower,
  forecast: Pick<RatedForecast, 'cost' | 'provokes'>,
): RatedForecast | undefined {
  const inside = Object.values(table.fighters).filter((one) => isInArea(me, power, at, one));
  if (inside.length === 0) return undefined;
  const parts = inside.map((one) => ({
    id: one.id,
    isFriend: one.side === me.side,
    ...areaHarm(me, one, means),
  }));
  const worth = parts.reduce((sum, { isFriend, worth: gained }) => sum + (isFriend ? -gained : gained), 0);
  const harmless = parts.reduce((chance, part) => chance * unhurtIn(part), 1);
  const effects = parts.map(({ id, effect }) => ({ ...effect, target: id }));
  const odds = derived(yesOrNo(1 - harmless, worth, effects), () => deriveAreaHarm(me, inside, means));
  const ids = inside.map(({ id }) => id);
  return onDemand(
    { cost: forecast.cost, odds },
    { provokes: () => forecast.provokes, area: () => areaAround(table, at, power.radius ?? 0, ids) },
  );
}

/**
 * Returns the forecast of a throw; undefined without a target or a throwable item. Its worth is lower because the
 * thrown item leaves the hand (DEG-138).
 */
export function forecastThrow(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const foe = targetOf(table, act);
  const means = typeof act.item === 'string' ? thrownMeans(me, act.item) : undefined;
  if (!foe || !means?.thrown) return undefined;
  const odds = withReactionBack(attackOdds(table, me, foe, attemptOf(me, act, means)), act);
  const loss = isSpare(me, means.thrown) ? 0.5 : 3;
  return {
    cost: costOf(me, 'std', act),
    odds: { ...odds, worth: (odds.worth ?? 0) - loss },
    against: [],
    provokes: strikersHere(table, me), // DEG-17
  };
}

/** Returns whether a fighter is still armed after it throws this item. */
function isSpare({ held, sheet }: DegreesFighter, item: string): boolean {
  const others = [...without(held, item), ...sheet.natural];
  return !held.includes(item) || others.some((one) => isWeapon({ sheet }, one));
}

export function forecastCrush(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const foe = targetOf(table, act);
  const grip = foe?.effects.find(({ by, track }) => by === me.id && track === 'grab')?.grip;
  if (!foe || !grip) return undefined;
  const means = meansOf(me, grip.weapon);
  const failed = failures(resistBonus(foe, 'toughness', 'body'), certainly(crushDc(me, foe, means)));
  const { effect, states, worth } = harmTo(asVictim(foe), means.effect, failed);
  const success = chanceThat(failed, (degrees) => degrees > 0);
  return {
    ...NOTHING,
    cost: costOf(me, 'std'),
    odds: derived({ ...yesOrNo(success, worth, [{ ...effect, target: foe.id }]), states }, () =>
      deriveHarm(
        dcSide((list) => crushDc(me, foe, means, list)),
        resistSide(foe, 'toughness', 'body'),
      ),
    ),
  };
}

export function forecastStunt(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const [foe, means] = [targetOf(table, act), meansBy(me, act as Tool)];
  if (!foe || !means) return undefined;
  const which = STUNTS.find((one) => one === act.stunt);
  const handicap: Cause = { why: 'stunt', value: ranksOf(foe, which && nameStunt(which, act)) };
  const attempt: Attempt = { means, handicap, raise: raiseOf(act), hasEffect: false };
  const check = checkOf(table, me, foe, attempt);
  const hit = chanceThat(degreesOfAttack(check), (degree) => degree > 0);
  const resist = resistBonus(foe, bestResistance(foe, means));
  const degrees = degreesBy(stuntBonus(me, foe, means) - resist, 0, true);
  const worth = averageOf(degrees, (degree) => (degree > 0 ? worthOfStunt(foe, act, degree) : 0));
  const won = hit * chanceThat(degrees, (degree) => degree > 0);
  return {
    ...NOTHING,
    cost: costOf(me, 'std', act),
    odds: derived(withReactionBack(yesOrNo(won, hit * worth), act), () =>
      deriveAttack(table, aiming(me, foe), foe, attempt, contestOf(me, foe, means)),
    ),
    provokes: strikersHere(table, me), // DEG-29
  };
}

/** Returns the worth of a stunt that succeeds by `degree` degrees. */
export function worthOfStunt(foe: DegreesFighter, { stunt, track, item }: Params, degree: number): number {
  const level = Math.min(3, degree) - 1;
  if (stunt === 'afflict' && typeof track === 'string') {
    const condition = TRACKS[track as keyof typeof TRACKS][level];
    return condition === 'incapacitated' ? 9 : condition ? newWorth(foe, condition) : 0;
  }
  if (stunt === 'grab') return newWorth(foe, GRAB[level] ?? 'held');
  if (stunt === 'disarm') return foe.held.length === 1 && foe.sheet.natural.length === 0 ? 1.6 : 0.4;
  if (stunt === 'break')
    return typeof item === 'string' && foe.held.some((thing) => thing === item) ? 1 : 0.4;
  return 0.3;
}
