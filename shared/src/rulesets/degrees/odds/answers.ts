import type { RatedForecast } from '../../../engine/core/forecast.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { NOTHING } from '../../../kit/odds.ts';
import { has, meansOf } from '../book/attacks/wielding.ts';
import { strikesOf } from '../book/opportunity-attacks/opportunity.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { worthOfStunt } from './assault.ts';
import { attackOdds } from './attack-odds.ts';
import { forecastFortune, forecastSurge } from './fortune-and-surges.ts';
import { forecastRecovery } from './healing.ts';
import { ratedOnly } from './planned-action.ts';
import { REACTION } from './worth.ts';

/* Forecasts of the answers to a prompt. */

export function forecastAnswer(
  table: DegreesTable,
  me: DegreesFighter,
  answer: string,
  kind: string,
  params: Params,
): RatedForecast | undefined {
  const [item] = table.stack;
  const actor = item?.by === undefined ? undefined : findFighter(table, item.by);
  if (answer === 'pass') return NOTHING;
  if (answer === 'surge') return forecastSurge(table, me, { ...params, do: answer });
  if (answer === 'spend') return forecastRecovery(me, { ...params, do: answer });
  if (kind === 'opportunity') return forecastStrike(table, me, actor, params);
  if (kind === 'ready' && answer === 'fire') return ratedOnly({ reaction: 1 }, REACTION + 3);
  if (kind === 'resume' && answer === 'act') return ratedOnly({}, 1);
  if (kind === 'fortune') return forecastFortune(table, me, answer, params);
  if (kind === 'grab-item') return ratedOnly({}, params.raise === undefined ? 0.3 : 0);
  if (kind === 'smash') return ratedOnly({ reaction: 1 }, REACTION + 0.1);
  if (kind === 'oppose') return ratedOnly({ reaction: 1 }, answer === 'hunch' ? REACTION + 0.1 : 0);
  if (kind === 'counter') return ratedOnly({ reaction: 1 }, REACTION - 0.6 + (answer === 'pass' ? 0 : 1.2));
  if (kind === 'stunt' || kind === 'counter-stunt') {
    const target = actor?.id === me.id ? findFighter(table, item?.target ?? '') : actor;
    const rebate = kind === 'counter-stunt' ? REACTION + 0.4 : 0.5;
    const cost = kind === 'counter-stunt' ? { reaction: 1 } : {};
    return target
      ? ratedOnly(cost, rebate + 0.6 * worthOfStunt(target, { ...params, stunt: answer }, 1))
      : undefined;
  }
  return undefined;
}

function forecastStrike(
  table: DegreesTable,
  me: DegreesFighter,
  actor: DegreesFighter | undefined,
  { weapon }: Params,
): RatedForecast | undefined {
  if (!actor) return undefined;
  const [first = 'fists'] = strikesOf(table, me, actor);
  const used = typeof weapon === 'string' && has(me, weapon) ? weapon : first;
  const odds = attackOdds(table, me, actor, { means: meansOf(me, used) });
  return {
    cost: { reaction: 1 },
    odds: { ...odds, worth: (odds.worth ?? 0) + REACTION },
    against: [],
    provokes: [],
  };
}
