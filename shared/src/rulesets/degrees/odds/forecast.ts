import { type Forecast, type PlannedChoice, provoking } from '../../../engine/core/forecast.ts';
import type { AskedId } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { stagedNamed } from '../book/staged-actions.ts';
import { isWeapon, weaponOf } from '../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { ofAnswer } from './answers.ts';
import { ofAttack, ofCrush, ofStunt, ofThrow, ofUse } from './assault.ts';
import { ofSurge, wish } from './fortunes.ts';
import { ofDevice, ofRecovery } from './mending.ts';
import { costOf, type PlannedAction, worthOnly } from './planned-action.ts';
import { alongPath, here } from './provocations.ts';
import { ofAssess, ofAssist, ofEscape, ofGambit, ofInfluence, ofStand, ofTrick } from './skills.ts';

/** Returns the exact odds of an intent or answer from a seat's view. For bots and the page. */
export function forecast(table: DegreesTable, by: AskedId, prospect: PlannedChoice): Forecast | undefined {
  const me = findFighter(table, by);
  if (!me) return undefined;
  if (typeof prospect.do === 'string') return ofIntent(table, me, { ...prospect, do: prospect.do });
  const { answer, kind, ...params } = prospect;
  return ofAnswer(table, me, String(answer), String(kind), params);
}

function ofIntent(table: DegreesTable, me: DegreesFighter, act: PlannedAction): Forecast | undefined {
  switch (act.do) {
    case 'attack':
    case 'charge':
      return ofAttack(table, me, act);
    case 'use':
      return ofUse(table, me, act);
    case 'stunt':
      return ofStunt(table, me, act);
    case 'throw':
      return ofThrow(table, me, act);
    case 'crush':
      return ofCrush(table, me, act);
    case 'move':
      return provoking({ ...NOTHING, cost: costOf(me, 'mov') }, () => alongPath(table, me, act));
    case 'stand':
      return ofStand(table, me, act);
    case 'escape':
      return ofEscape(table, me, act);
    case 'recover':
    case 'spend':
      return ofRecovery(me, act);
    case 'trick':
      return ofTrick(table, me, act);
    case 'assist':
      return ofAssist(table, me, act);
    case 'assess':
      return ofAssess(table, me, act);
    case 'gambit':
      return ofGambit(table, me, act);
    case 'influence':
      return ofInfluence(table, me, act);
    case 'device':
      return ofDevice(table, me, act);
    case 'load':
      return ofLoading(table, me, act);
    case 'draw':
      return ofDrawing(me, act);
    case 'switch':
      return { ...NOTHING, cost: costOf(me, 'quick') };
    case 'surge':
      return ofSurge(table, me, act);
    case 'fortune-ask':
      return { ...NOTHING, odds: yesOrNo(1, wish(me, act)) };
    case 'delay':
      return NOTHING;
    case 'aim':
      return { ...NOTHING, cost: costOf(me, 'mov'), provokes: here(table, me) };
    default:
      return ofCost(table, me, act);
  }
}

/** Returns the cost of an action without odds, after exchanges (DEG-4); undefined if the GM decides it. */
function ofCost(
  table: DegreesTable,
  me: DegreesFighter,
  { do: name, ...params }: PlannedAction,
): Forecast | undefined {
  const what = stagedNamed(name);
  const act = what?.parse(params, table, me.id);
  const type = act && what?.costOf(table, me, act);
  if (!type) return undefined;
  return type === 'free' || type === 'none' ? NOTHING : { ...NOTHING, cost: costOf(me, type, params) };
}

function ofLoading(table: DegreesTable, me: DegreesFighter, { weapon }: PlannedAction): Forecast | undefined {
  if (typeof weapon !== 'string' || !isWeapon(me, weapon)) return undefined;
  return worthOnly(costOf(me, weaponOf(me, weapon).load ?? 'std'), 1, here(table, me));
}

/** Rates drawing a weapon, if none is in hand. */
function ofDrawing(me: DegreesFighter, { item }: PlannedAction): Forecast | undefined {
  const isArmed = me.held.some((thing) => isWeapon(me, thing));
  if (typeof item !== 'string' || !isWeapon(me, item) || isArmed || me.sheet.natural.length > 0)
    return undefined;
  return worthOnly(costOf(me, 'quick'), weaponOf(me, item).rank * 0.3);
}
