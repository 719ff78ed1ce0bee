import type { PlannedChoice, RatedForecast, RatedOdds } from '../../../engine/core/forecast.ts';
import type { Derivation } from '../../../engine/presentation/derivation.ts';
import type { AskedId } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { type CheckParts, derive, knownCheck } from '../../../kit/derivation.ts';
import { die, lossOf, NOTHING, orNothing, outcomesOf } from '../../../kit/odds.ts';
import { type SkeletonFighter, type SkeletonTable, TO_DODGE, TO_HIT } from '../table.ts';
import { TEXT } from '../words/catalog.ts';

const STRUCK = d6(TEXT.actions.attack.label, TO_HIT, 'SKELETON-4');
const DODGED = d6(TEXT.options.dodge.label, TO_DODGE, 'SKELETON-5');
const LANDED = knownCheck(TEXT.actions.attack.label, { label: TEXT.odds.hit }, 1);

/** The chances of an attack: without a dodge, against a dodge, and after it has hit. */
const ATTACK = derive([STRUCK], ([hit = 0]) => hit);
const ATTACK_DODGED = derive([STRUCK, DODGED], ([hit = 0, away = 0]) => hit * (1 - away));
const HIT = derive([LANDED], ([hit = 0]) => hit);
const HIT_DODGED = derive([LANDED, DODGED], ([hit = 0, away = 0]) => hit * (1 - away));

/**
 * Returns a check that succeeds if a d6 shows at least `least`. The check is represented only by its chance of
 * success.
 */
function d6(label: string, least: number, clause: string): CheckParts<number> {
  return knownCheck(label, { label: TEXT.sums.least(least), clause }, (7 - least) / 6);
}

/**
 * Returns the exact odds of an intent or answer, for bots and the client; undefined if there are none. `table` is
 * the view of one seat.
 */
export function forecast(
  table: SkeletonTable,
  by: AskedId,
  prospect: PlannedChoice,
): RatedForecast | undefined {
  if ('answer' in prospect) return forecastAnswer(table, String(prospect.answer));
  if (prospect.do === 'move') return { ...NOTHING, cost: { ap: 1 } };
  const [me, foe] = [findFighter(table, by), findFighter(table, String(prospect.target ?? ''))];
  if (prospect.do !== 'attack' || !me || !foe) return undefined;
  const dodge = { option: 'dodge', label: TEXT.options.dodge.label, odds: odds(me, foe, ATTACK_DODGED) };
  return {
    ...NOTHING,
    cost: { ap: 1 },
    odds: odds(me, foe, ATTACK),
    against: foe.dodges > 0 ? [dodge] : [],
  };
}

/** Forecasts an answer of the fighter that is about to be hit. Returns undefined if no attack is pending. */
function forecastAnswer(table: SkeletonTable, answer: string): RatedForecast | undefined {
  const [blow] = table.stack;
  const [striker, me] = [findFighter(table, blow?.by ?? ''), findFighter(table, blow?.target ?? '')];
  if (!striker || !me) return undefined;
  if (answer !== 'dodge') return { ...NOTHING, odds: odds(striker, me, HIT) };
  return { ...NOTHING, cost: { dodges: 1 }, odds: odds(striker, me, HIT_DODGED) };
}

/** Returns the odds of an attack: the derived chance to hit, and the damage. */
function odds(
  { damageDie }: SkeletonFighter,
  { id, hp }: SkeletonFighter,
  derivation: Derivation,
): RatedOdds {
  const { chance: hit } = derivation;
  const effect = lossOf(id, 'hp', orNothing([[hit, die(damageDie)]]), (lost) => lost >= hp); // SKELETON-6
  const outcomes = outcomesOf(TEXT.odds, { miss: 1 - hit, hit });
  return { outcomes, success: hit, effects: [effect], derive: () => derivation };
}
