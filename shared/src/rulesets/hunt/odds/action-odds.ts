import type { Chance, Effect, RatedForecast, RatedOdds } from '../../../engine/core/forecast.ts';
import { findFighter, standing } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { derived } from '../../../kit/derivation.ts';
import {
  certainly,
  changeOf,
  type Distribution,
  die,
  gainOf,
  mixed,
  NOTHING,
  unanswered,
  yesOrNo,
} from '../../../kit/odds.ts';
import type { UseAct } from '../book/assist.ts';
import { abilityOf, findItem, isWeapon, powerOf } from '../book/carried.ts';
import { plainAttempt } from '../book/checks.ts';
import { guardOf } from '../book/damage.ts';
import { dealOf, type ExchangeAct } from '../book/exchange.ts';
import { isHelpless } from '../book/helpless.ts';
import { awayFrom } from '../book/positions.ts';
import { liesSpared } from '../book/spared.ts';
import { abilitiesIn, reboundOf } from '../book/supports.ts';
import { hasHandsFor, without } from '../book/things.ts';
import { type AbilityId, isAbility } from '../sheet/abilities.ts';
import type { Specialty } from '../sheet/specialties.ts';
import type { Relief } from '../sheet/things.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { deriveCheck } from './derivations.ts';
import { type Hits, partChance, staminaEffect } from './harm.ts';
import { chancesOf, madeOf } from './rolls.ts';
import { ailmentWorth, endWorth, partWorth, worstAilment } from './worth.ts';

/* Odds of all actions except attacks. */

/**
 * Returns the effect of a check on the roller's Willpower: `gained` points on a success, plus 1d6 on a critical.
 * `made` is the chance of success, criticals included.
 */
export function willpowerEffect(id: string, critical: Chance, made: Chance, gained: number): Effect {
  const plain = made - critical;
  const change = mixed([
    [1 - made, certainly(0)],
    [plain, certainly(gained)],
    [critical, shiftedDie(gained)],
  ]);
  return changeOf(id, 'wp', change); // HUNT-R4
}

function shiftedDie(by: number): Distribution {
  return { low: 1 + by, chances: die(6).chances };
}

/** Returns the odds of a check without an opponent. `gained` is the Willpower that a success gives. */
export function checkOdds(
  fighter: HuntFighter,
  specialty: Specialty,
  supports: readonly AbilityId[],
  gained = 0,
): RatedOdds {
  const attempt = plainAttempt(fighter, specialty, supports);
  const chances = chancesOf(attempt);
  const made = madeOf(chances);
  return derived(yesOrNo(made, 0, [willpowerEffect(fighter.id, chances.critical, made, gained)]), () =>
    deriveCheck(fighter, attempt),
  );
}

/** Returns the forecast of using an Assist ability or an item; undefined if it or its target does not exist. */
export function useOdds(table: HuntTable, user: HuntFighter, act: UseAct): RatedForecast | undefined {
  const target = findFighter(table, act.target ?? user.id);
  const known =
    act.ability !== undefined && isAbility(act.ability) ? abilityOf(user, act.ability) : undefined;
  const assist = known?.type === 'assist' ? known : undefined;
  const effect = assist ?? findItem(user, act.item ?? '');
  if (!target || !effect) return undefined;
  const supports = abilitiesIn(act.support);
  const price = reboundOf(user, [
    ...abilitiesIn(act.ability === undefined ? [] : [act.ability]),
    ...supports,
  ]);
  const attempt = assist?.specialty ? plainAttempt(user, assist.specialty, supports) : null;
  const check = attempt && chancesOf(attempt);
  const made = check ? madeOf(check) : 1;
  const odds = yesOrNo(made, made * worthOfRelief(target, effect), [
    ...(check && target.id !== user.id ? [willpowerEffect(user.id, check.critical, made, 0)] : []),
    ...reliefEffects(target, effect, made),
  ]);
  return unanswered(
    price > 0 ? { wp: price } : {},
    attempt ? derived(odds, () => deriveCheck(user, attempt)) : odds,
  );
}

function reliefEffects(
  target: HuntFighter,
  { stamina = 0, willpower = 0, damage = 0 }: Relief,
  made: Chance,
): Effect[] {
  const gain = (field: string, amount: number) =>
    amount > 0
      ? [
          gainOf(
            target.id,
            field,
            mixed([
              [1 - made, certainly(0)],
              [made, certainly(amount)],
            ]),
            amount,
          ),
        ]
      : [];
  const left = Math.max(0, damage - guardOf(target));
  const harm = damage > 0 ? [staminaEffect(target, [[made, certainly(left)]])] : [];
  return [...gain('hp', stamina), ...gain('wp', willpower), ...harm];
}

/** Rates those effects of an ability or item that are missing from the `effects` of the forecast. */
function worthOfRelief(target: HuntFighter, { cures, afflicts, damage = 0, willpower = 0 }: Relief): number {
  const hits: Hits = [[1, certainly(Math.max(0, damage - guardOf(target)))]];
  const wound = damage > 0 ? partChance(target, hits) * partWorth(target) + endWorth(target) * 0.1 : 0;
  const ill = afflicts ? ailmentWorth(target, afflicts) : 0;
  const freed = willpower > 0 && target.wp === 0 ? FREED : 0;
  return (cures ? worstAilment(target) : 0) + wound + ill + freed;
}

/** The worth of ending Helplessness. */
const FREED = 5;

/**
 * Returns the forecast of equipping a weapon; undefined if it is not a weapon. Its worth is twice the power that the
 * weapon has beyond the best weapon in hand.
 */
export function armingOdds(bearer: HuntFighter, weapon: string): RatedForecast | undefined {
  if (!isWeapon(bearer, weapon)) return undefined;
  return { ...NOTHING, odds: yesOrNo(1, 2 * powerOver(bearer, weapon)) };
}

/**
 * Returns the forecast of an exchange of a weapon in hand; undefined for other things. Its worth is twice the
 * receiver's gain in power minus twice the giver's loss.
 */
export function exchangeOdds(table: HuntTable, by: string, act: ExchangeAct): RatedForecast | undefined {
  const { from, to, thing } = dealOf(table, by, act);
  if (!from || !to || from.items.includes(thing) || !from.weapons.includes(thing)) return undefined;
  const loss = isHelpless(from) ? 0 : powerOver({ ...from, weapons: without(from.weapons, thing) }, thing);
  const gain = hasHandsFor(to, thing) ? powerOver(to, thing) : 0;
  return { ...NOTHING, odds: yesOrNo(1, 2 * (Math.max(0, gain) - Math.max(0, loss))) };
}

/** Returns the power of a weapon minus the power of the best weapon in hand, fists included. */
function powerOver(bearer: HuntFighter, weapon: string): number {
  return powerOf(bearer, weapon) - Math.max(...['fists', ...bearer.weapons].map((id) => powerOf(bearer, id)));
}

/** Returns the forecast of fleeing. A successful flight counts as a loss for the fighter's side. */
export function fleeOdds(runner: HuntFighter, supports: readonly AbilityId[]): RatedForecast {
  const price = reboundOf(runner, supports);
  const odds = checkOdds(runner, 'flee', supports);
  return unanswered(price > 0 ? { wp: price } : {}, { ...odds, worth: -FREED * odds.success });
}

/** The worth of each hex by which a fighter comes nearer to an opponent who is still in the fight. */
const PER_HEX = 0.4;

/**
 * Returns the forecast of a walk. A walk has a worth only if some opponents are spared and others still fight. Then
 * its worth depends on how much nearer the fighter comes to the others.
 */
export function walkOdds(table: HuntTable, walker: HuntFighter, path: readonly Hex[]): RatedForecast {
  const opponents = standing(table).filter(({ side }) => side !== walker.side);
  const fighting = opponents.filter((opponent) => !liesSpared(opponent));
  const [from, to] = [walker.at, path.at(-1)];
  if (!from || !to || fighting.length === 0 || fighting.length === opponents.length) return NOTHING;
  const nearest = (place: Hex) => Math.min(...fighting.map((opponent) => awayFrom(opponent, place)));
  const worth = PER_HEX * Math.max(0, nearest(from) - nearest(to));
  return { ...NOTHING, odds: { outcomes: [], success: 1, effects: [], worth } };
}

/** Returns whether a fighter can still attack this round. */
export function isStillToStrike({ done, extra, defeated, wp }: HuntFighter): boolean {
  return !defeated && wp > 0 && (!done || extra > 0);
}
