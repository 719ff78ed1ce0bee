import type { RatedForecast } from '../../../engine/core/forecast.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { derived } from '../../../kit/derivation.ts';
import { chanceThat, die, NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { degreeOfMargin } from '../book/checks.ts';
import { fatigueOf } from '../book/damage-and-recovery/recovering.ts';
import { ongoing } from '../book/damage-and-recovery/resisting.ts';
import { hasPoint, poolOf } from '../book/destiny/fortune.ts';
import { POOLS } from '../sheet/terms.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { bestBlow } from './best-attack.ts';
import { deriveFortune } from './derivations.ts';
import { oddsToEnd } from './healing.ts';
import { type PlannedAction, ratedOnly } from './planned-action.ts';
import { POINT, REACTION } from './worth.ts';

/* Odds of spending points and of Surges. */

const FORTUNE = die(6);

/** The worth of turning a failed check into a success. */
const TURNED = 2.2;

/**
 * Returns the forecast of a point spent on the open check: the chance that it changes the result or the degree.
 * Undefined if it has no odds.
 */
export function forecastFortune(
  table: DegreesTable,
  me: DegreesFighter,
  answer: string,
  { pool }: Params,
): RatedForecast | undefined {
  const { bent } = table;
  if (!bent || answer === 'stunt') return undefined;
  const cost = {
    [poolOf(
      me,
      POOLS.find((one) => one === pool),
    )]: 1,
  };
  if (answer === 'coup') return ratedOnly(cost, 0);
  const isOurs = bent.against === null || table.fighters[bent.by]?.side === me.side;
  const [mine, other] = isOurs ? [bent.total, bent.dc] : [bent.dc, bent.total];
  const isLost = isOurs ? bent.degree < 0 : bent.degree > 0;
  const now = degreeOfMargin(mine - other);
  const turns = chanceThat(FORTUNE, (shown) =>
    isOurs ? degreeOfMargin(mine + shown - other) > (isLost ? 0 : now) : mine + shown > other,
  );
  const odds = yesOrNo(turns, isLost ? turns * TURNED - POINT / 2 : 0);
  return { ...NOTHING, cost, odds: derived(odds, () => deriveFortune(me, mine - other, turns)) };
}

/** Rates the setting that prompts a player to spend points on failed checks. Returns 0 for a fighter without points. */
export function rateFortunePromptSetting(me: DegreesFighter, { when }: PlannedAction): number {
  return me.fortuneAsk === 'never' && when === 'failed' && hasPoint(me) ? 0.3 : 0;
}

/** Returns the forecast of a Surge for an extra action or an extra resistance check; undefined for other Surges. */
export function forecastSurge(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const cost = { reaction: 1, surgeDebt: -1 };
  if (act.benefit === 'action') return ratedOnly(cost, worthOfAnother(table, me, act));
  const effect = act.benefit === 'resistance' ? ongoing(me, String(act.effect)) : undefined;
  if (!effect || !canAfford(me)) return undefined;
  return { ...NOTHING, cost, odds: oddsToEnd(me, effect, (gain) => REACTION + gain) };
}

/** Rates a Surge for an extra attack: 0 for a fighter that still has a standard action or cannot afford the fatigue. */
function worthOfAnother(table: DegreesTable, me: DegreesFighter, { into }: PlannedAction): number {
  if (into !== undefined || me.std > 0 || !canAfford(me)) return 0;
  return REACTION + 0.8 * bestBlow(table, me);
}

/** Returns whether a Surge would cost only the first level of fatigue. */
function canAfford(me: DegreesFighter): boolean {
  return fatigueOf(me) + me.surgeDebt === 0;
}
