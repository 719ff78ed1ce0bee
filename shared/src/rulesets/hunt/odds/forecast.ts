import { readAct } from '../../../engine/core/action.ts';
import type { PlannedChoice, RatedForecast } from '../../../engine/core/forecast.ts';
import { path, readValue } from '../../../engine/schema/field-schema.ts';
import type { AskedId } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { NOTHING, unanswered, yesOrNo } from '../../../kit/odds.ts';
import { type UseAct, use } from '../book/assist.ts';
import { type AttackAct, attack } from '../book/attack.ts';
import { victimOf } from '../book/damage.ts';
import { type ExchangeAct, exchange } from '../book/exchange.ts';
import { abilitiesIn } from '../book/supports.ts';
import type { Ailment } from '../sheet/ailments.ts';
import type { Part } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { armingOdds, exchangeOdds, fleeOdds, useOdds, walkOdds } from './action-odds.ts';
import { breakOdds, cureOdds, evasionOdds, partOdds, spendingOdds, yellOdds } from './answer-odds.ts';
import { forecastAttack, giftOdds, loanOdds } from './assault.ts';

/** The worth of Full Power, which gives an extra action and makes abilities free. */
const FULL_POWER = 5;
/** The worth of standing up. */
const ON_FEET = 1;

/**
 * Returns the forecast of an intent or answer; undefined if there is none. The odds are exact and include every roll on
 * the tables of criticals and fumbles. Some choices of other players, such as evading, are listed as alternatives.
 */
export function forecast(table: HuntTable, by: AskedId, prospect: PlannedChoice): RatedForecast | undefined {
  const fighter = findFighter(table, by);
  if (!fighter) return undefined;
  if ('answer' in prospect) return forecastAnswer(table, fighter, String(prospect.answer), prospect);
  const { do: name, ...params } = prospect;
  return forecastIntent(table, fighter, name as string, params as Params);
}

function forecastIntent(
  table: HuntTable,
  fighter: HuntFighter,
  name: string,
  params: Params,
): RatedForecast | undefined {
  switch (name) {
    case 'attack': {
      const act = readAct(table, attack, fighter.id, params);
      return act && forecastAttack(table, fighter, act as AttackAct);
    }
    case 'use': {
      const act = readAct(table, use, fighter.id, params);
      return act && useOdds(table, fighter, act as UseAct);
    }
    case 'coop':
      return loanOdds(table, fighter, params);
    case 'move':
      return walkOdds(table, fighter, readValue(path, params.path) ?? []);
    case 'stand':
      return { ...NOTHING, odds: yesOrNo(1, ON_FEET) };
    case 'flee':
      return fleeOdds(fighter, abilitiesIn(listed(params.support)));
    case 'equip':
      return armingOdds(fighter, String(params.weapon));
    case 'pick-up':
      return armingOdds(fighter, String(params.item));
    case 'exchange': {
      const act = exchange.parse(params, table, fighter.id);
      return act && exchangeOdds(table, fighter.id, act as ExchangeAct);
    }
    case 'yell':
      return yellOdds(fighter, abilitiesIn(listed(params.support)));
    case 'full-power':
      return unanswered({}, yesOrNo(1, FULL_POWER));
    default:
      return undefined;
  }
}

function listed(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function forecastAnswer(
  table: HuntTable,
  fighter: HuntFighter,
  answer: string,
  { kind, ...params }: Readonly<Record<string, unknown>>,
): RatedForecast | undefined {
  const [top] = table.stack;
  const supports = answer === 'pass' ? null : abilitiesIn(listed(params.support));
  switch (kind) {
    case 'evade':
      return top?.name === 'attack' ? evasionOdds(table, fighter, top, supports) : undefined;
    case 'weapon-break':
      return breakOdds(fighter, answer === 'break' ? weaponIn(fighter, params.weapon) : null);
    case 'add-will':
    case 'surplus':
      return top?.name === 'death-check' ? spendingOdds(fighter, top, Number(params.amount ?? 0)) : undefined;
    case 'body-part':
      return partOdds(table, victimOf(table) ?? '', answer as Part);
    case 'cure':
      return cureOdds(fighter, answer as Ailment);
    case 'extra':
      return giftOdds(table, answer);
    case 'yell':
      return supports ? yellOdds(fighter, supports) : NOTHING;
    case 'consent':
      return { ...NOTHING, odds: yesOrNo(1, answer === 'allow' ? 0.1 : 0) };
    default:
      return undefined;
  }
}

function weaponIn({ weapons }: HuntFighter, given: unknown) {
  return weapons.find((weapon) => weapon === given) ?? weapons[0] ?? null;
}
