import type { RatedForecast, RatedOdds } from '../../../engine/core/forecast.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { derived } from '../../../kit/derivation.ts';
import { certainly, chanceThat, changeOf, die, NOTHING, outcomesOf, yesOrNo } from '../../../kit/odds.ts';
import { powerOf } from '../book/carried.ts';
import { deathModifier, lackingPoints, willForDeath } from '../book/death.ts';
import { evasionAttempt, evasionPrice } from '../book/evasion.ts';
import { isLost } from '../book/grid.ts';
import { reboundOf } from '../book/supports.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import type { Ailment } from '../sheet/ailments.ts';
import type { Part } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable, PendingAttack, PendingDeathCheck } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { checkOdds } from './action-odds.ts';
import { deriveCheck, deriveSurvival } from './derivations.ts';
import {
  type Force,
  type Hits,
  harmChance,
  landed,
  partChance,
  staminaEffect,
  throughTo,
  victimFacts,
} from './harm.ts';
import { chancesOf, madeOf } from './rolls.ts';
import { ailmentWorth, partWorth, willToLive, worthOfWill } from './worth.ts';

/* Forecasts of the answers to an open prompt. */

/** Returns the forecast of evading with these Supports. If `supports` is null, forecasts not evading. */
export function evasionOdds(
  table: HuntTable,
  evader: HuntFighter,
  item: PendingAttack,
  supports: readonly AbilityId[] | null,
): RatedForecast | undefined {
  const { blow, result } = item;
  if (!blow || result === null) return undefined;
  const force: Force = {
    amount: blow.amount === null ? null : certainly(blow.amount),
    irreducible: blow.irreducible,
  };
  if (supports === null)
    return { ...NOTHING, odds: oddsOfBlow(evader, item, [[1, throughTo(victimFacts(evader), force)]], 1) };
  const attempt = evasionAttempt(table, evader, item, result, supports);
  const dodge = chancesOf(attempt);
  const hits = landed(victimFacts(evader), force, dodge.failure, dodge.fumble); // HUNT-53
  const price = evasionPrice(evader, supports);
  const odds = oddsOfBlow(evader, item, hits, 1 - madeOf(dodge));
  const worth = (odds.worth ?? 0) - worthOfWill(evader, price);
  return {
    ...NOTHING,
    cost: { wp: price },
    odds: derived({ ...odds, worth }, () => deriveCheck(evader, attempt)),
  };
}

/**
 * Returns the odds of a blow from the target's point of view. Assumes that the target spends all its Willpower on
 * death checks.
 */
function oddsOfBlow(evader: HuntFighter, { blow }: PendingAttack, hits: Hits, struck: number): RatedOdds {
  const ill = (blow?.inflicts ?? []).reduce(
    (so, { ailment, ifHarmed }) =>
      so + (ifHarmed ? harmChance(hits) : struck) * ailmentWorth(evader, ailment),
    0,
  );
  const part = partChance(evader, hits);
  return {
    outcomes: outcomesOf(TEXT.odds, { evaded: 1 - struck, struck }),
    success: 1 - struck,
    effects: [staminaEffect(evader, hits, 'spend')],
    worth: -ill - part * (partWorth(evader) + willToLive(evader, evader.parts.length + 1)),
  };
}

/**
 * Returns the forecast of breaking a weapon instead of making a death check. If `weapon` is null, forecasts the death
 * check.
 */
export function breakOdds(victim: HuntFighter, weapon: string | null): RatedForecast {
  if (weapon) {
    const others = ['fists', ...victim.weapons.filter((id) => id !== weapon)];
    const loss = powerOf(victim, weapon) - Math.max(...others.map((id) => powerOf(victim, id)));
    return { ...NOTHING, odds: yesOrNo(1, -1 - Math.max(0, loss)) };
  }
  const parts = victim.parts.length; // `parts` already includes the newly damaged part
  const bonus = deathModifier(victim) + willForDeath(victim);
  const dies = chanceThat(die(6), (shown) => lackingPoints(parts, shown + bonus) > 0);
  const odds = lifeOdds(victim, dies, -willToLive(victim, parts));
  return { ...NOTHING, odds: derived(odds, () => deriveSurvival(victim)) };
}

/** Returns the forecast of spending this amount of Willpower on a death check. */
export function spendingOdds(
  victim: HuntFighter,
  { result }: PendingDeathCheck,
  amount: number,
): RatedForecast {
  const lacks = lackingPoints(victim.parts.length, result ?? 0);
  const odds = lifeOdds(victim, amount >= lacks ? 0 : 1, -worthOfWill(victim, amount));
  return { ...NOTHING, cost: amount > 0 ? { wp: amount } : {}, odds };
}

function lifeOdds({ id }: HuntFighter, dies: number, worth: number): RatedOdds {
  const effect = { ...changeOf(id, 'hp', certainly(0)), defeat: dies };
  return {
    outcomes: outcomesOf(TEXT.odds, { dies, lives: 1 - dies }),
    success: 1 - dies,
    effects: [effect],
    worth,
  };
}

/** Returns the forecast of damaging a part of a body. Its worth depends on the number of specialties that are lost. */
export function partOdds(table: HuntTable, target: string, part: Part): RatedForecast {
  const victim = findFighter(table, target);
  const lost = victim?.specialties.filter(
    (specialty) => isLost([part], specialty) && !isLost(victim.parts, specialty),
  );
  return { ...NOTHING, odds: yesOrNo(1, (lost?.length ?? 0) / 2) };
}

export function cureOdds(afflicted: HuntFighter, ailment: Ailment): RatedForecast {
  return { ...NOTHING, odds: yesOrNo(1, ailmentWorth({ ...afflicted, conditions: [] }, ailment)) };
}

/** Returns the forecast of a Helpless boss's yell. */
export function yellOdds(boss: HuntFighter, supports: readonly AbilityId[]): RatedForecast {
  const price = reboundOf(boss, supports);
  const odds = checkOdds(boss, 'yell', supports, 1);
  return { ...NOTHING, cost: price > 0 ? { wp: price } : {}, odds: { ...odds, worth: 3 * odds.success } };
}
