import { type PlannedChoice, provoking, type RatedForecast } from '../../../engine/core/forecast.ts';
import type { AskedId } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { actionTypeOf, type StagedAction } from '../book/staged-action.ts';
import { stagedNamed } from '../book/staged-actions.ts';
import { isWeapon, weaponOf } from '../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { forecastAnswer } from './answers.ts';
import { forecastAttack, forecastCrush, forecastStunt, forecastThrow, forecastUse } from './assault.ts';
import { forecastSurge, rateFortunePromptSetting } from './fortune-and-surges.ts';
import { forecastDevice, forecastRecovery } from './healing.ts';
import { costOf, type PlannedAction, ratedOnly } from './planned-action.ts';
import { alongPath, strikersHere } from './provocations.ts';
import {
  forecastAssess,
  forecastAssist,
  forecastEscape,
  forecastGambit,
  forecastInfluence,
  forecastStand,
  forecastTrick,
} from './skills.ts';

/**
 * Returns the cost and exact odds of an intent or answer, for bots and the page; undefined if there are none. `table`
 * is the view of one seat.
 */
export function forecast(
  table: DegreesTable,
  by: AskedId,
  prospect: PlannedChoice,
): RatedForecast | undefined {
  const me = findFighter(table, by);
  if (!me) return undefined;
  if (typeof prospect.do === 'string') return forecastIntent(table, me, { ...prospect, do: prospect.do });
  const { answer, kind, ...params } = prospect;
  return forecastAnswer(table, me, String(answer), String(kind), params);
}

function forecastIntent(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  switch (act.do) {
    case 'attack':
    case 'charge':
      return forecastAttack(table, me, act);
    case 'use':
      return forecastUse(table, me, act);
    case 'stunt':
      return forecastStunt(table, me, act);
    case 'throw':
      return forecastThrow(table, me, act);
    case 'crush':
      return forecastCrush(table, me, act);
    case 'move':
      return provoking({ ...NOTHING, cost: costOf(me, 'mov') }, () => alongPath(table, me, act));
    case 'stand':
      return forecastStand(table, me, act);
    case 'escape':
      return forecastEscape(table, me, act);
    case 'recover':
    case 'spend':
      return forecastRecovery(me, act);
    case 'trick':
      return forecastTrick(table, me, act);
    case 'assist':
      return forecastAssist(table, me, act);
    case 'assess':
      return forecastAssess(table, me, act);
    case 'gambit':
      return forecastGambit(table, me, act);
    case 'influence':
      return forecastInfluence(table, me, act);
    case 'device':
      return forecastDevice(table, me, act);
    case 'load':
      return forecastLoading(table, me, act);
    case 'draw':
      return forecastDrawing(me, act);
    case 'switch':
      return { ...NOTHING, cost: costOf(me, 'quick') };
    case 'surge':
      return forecastSurge(table, me, act);
    case 'fortune-ask':
      return { ...NOTHING, odds: yesOrNo(1, rateFortunePromptSetting(me, act)) };
    case 'delay':
      return NOTHING;
    case 'aim':
      return { ...NOTHING, cost: costOf(me, 'mov'), provokes: strikersHere(table, me) };
    default:
      return forecastCost(table, me, act);
  }
}

/**
 * Returns a forecast that contains only the cost of an action; undefined if the GM decides the cost. The cost names
 * the action that is spent, which can be bigger than necessary (DEG-4).
 */
function forecastCost(
  table: DegreesTable,
  me: DegreesFighter,
  { do: name, ...params }: PlannedAction,
): RatedForecast | undefined {
  const what = stagedNamed(name);
  if (!what || isRuling(what)) return undefined;
  const act = what.parse(params, table, me.id);
  const type = act && actionTypeOf(what.parts, table, me, act);
  if (!type) return undefined;
  return type === 'free' || type === 'none' ? NOTHING : { ...NOTHING, cost: costOf(me, type, params) };
}

/** Returns whether the GM always decides the type of an action. */
function isRuling({ parts }: StagedAction): boolean {
  return !parts.costOf && !parts.cost;
}

function forecastLoading(
  table: DegreesTable,
  me: DegreesFighter,
  { weapon }: PlannedAction,
): RatedForecast | undefined {
  if (typeof weapon !== 'string' || !isWeapon(me, weapon)) return undefined;
  return ratedOnly(costOf(me, weaponOf(me, weapon).load ?? 'std'), 1, strikersHere(table, me));
}

/** Returns the forecast of drawing a weapon; undefined if the fighter is already armed. */
function forecastDrawing(me: DegreesFighter, { item }: PlannedAction): RatedForecast | undefined {
  const isArmed = me.held.some((thing) => isWeapon(me, thing));
  if (typeof item !== 'string' || !isWeapon(me, item) || isArmed || me.sheet.natural.length > 0)
    return undefined;
  return ratedOnly(costOf(me, 'quick'), weaponOf(me, item).rank * 0.3);
}
