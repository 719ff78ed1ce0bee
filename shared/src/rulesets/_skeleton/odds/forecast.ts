import type { PlannedChoice, RatedForecast, RatedOdds } from '../../../engine/core/forecast.ts';
import type { AskedId } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { die, lossOf, NOTHING, orNothing, outcomesOf } from '../../../kit/odds.ts';
import { type SkeletonFighter, type SkeletonTable, TO_DODGE, TO_HIT } from '../table.ts';
import { TEXT } from '../words/catalog.ts';

const HIT = (7 - TO_HIT) / 6;
const DODGED = (7 - TO_DODGE) / 6;

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
  const dodge = { option: 'dodge', label: TEXT.options.dodge.label, odds: odds(me, foe, HIT * (1 - DODGED)) };
  return {
    ...NOTHING,
    cost: { ap: 1 },
    odds: odds(me, foe, HIT),
    against: foe.dodges > 0 ? [dodge] : [],
  };
}

/** Forecasts an answer of the fighter that is about to be hit. */
function forecastAnswer(table: SkeletonTable, answer: string): RatedForecast | undefined {
  const [blow] = table.stack;
  const [striker, me] = [findFighter(table, blow?.by ?? ''), findFighter(table, blow?.target ?? '')];
  if (!striker || !me) return undefined;
  if (answer !== 'dodge') return { ...NOTHING, odds: odds(striker, me, 1) };
  return { ...NOTHING, cost: { dodges: 1 }, odds: odds(striker, me, 1 - DODGED) };
}

/** Returns the odds of an attack that hits with the chance `hit`. */
function odds({ damageDie }: SkeletonFighter, { id, hp }: SkeletonFighter, hit: number): RatedOdds {
  const effect = lossOf(id, 'hp', orNothing([[hit, die(damageDie)]]), (lost) => lost >= hp); // SKELETON-6
  return { outcomes: outcomesOf(TEXT.odds, { miss: 1 - hit, hit }), success: hit, effects: [effect] };
}
