import type { RatedForecast } from '../../../engine/core/forecast.ts';
import { hex, readValue } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { distance } from '../../../hex/axial.ts';
import { NOTHING, unanswered, yesOrNo } from '../../../kit/odds.ts';
import { namedAction } from '../../../kit/readying.ts';
import { isReadiable } from '../book/actions/readiable.ts';
import type { PendingAttack } from '../book/pending-attack.ts';
import type { FlowTable } from '../table.ts';
import { forecastDefense, forecastIntercept, forecastReaction, pendingAttack } from './attacks.ts';
import { forecastFeintAnswer } from './contests.ts';
import { forecastFlow } from './flow-window.ts';
import { forecastIntent } from './intents.ts';
import { forecastCounter, forecastSpellIntercept } from './spells.ts';

type Forecaster = (table: FlowTable, by: Id, answer: string, params: Params) => RatedForecast | undefined;

/** Functions that forecast an answer, by the kind of its prompt. */
const ANSWERS: Readonly<Record<string, Forecaster>> = {
  defend(table, _by, answer, params) {
    const pending = pendingAttack(table);
    return pending && forecastDefense(table, pending.attack, pending.level, answer, params);
  },
  intercept(table, by, answer) {
    const pending = pendingAttack(table);
    if (!pending) return forecastSpellIntercept(table, by, answer);
    return forecastIntercept(table, by, pending.attack, pending.level, answer);
  },
  'reaction-attack': forecastReaction,
  flow: forecastFlow,
  counter: forecastCounter,
  feint: forecastFeintAnswer,
  drop: () => NOTHING,
  disarm: forecastTaking,
  ready: forecastReadied,
  'ready-end': (_table, _by, answer) => unanswered({}, yesOrNo(1, answer === 'wait' ? 0.1 : 0)),
};

/** Returns the forecast of an answer to a prompt of this kind; undefined if the answer cannot be forecast. */
export function forecastAnswer(
  table: FlowTable,
  by: Id,
  kind: string,
  answer: string,
  params: Params,
): RatedForecast | undefined {
  return Object.hasOwn(ANSWERS, kind) ? ANSWERS[kind]?.(table, by, answer, params) : undefined;
}

/**
 * Forecasts where a disarmed item goes. It is best for the attacker to take the item, or else to place it as far from
 * its holder as possible.
 */
function forecastTaking(table: FlowTable, _by: Id, answer: string, { at }: Params): RatedForecast {
  const top = table.stack[0] as PendingAttack | undefined;
  const holder = findFighter(table, top?.landing?.target ?? '');
  const to = readValue(hex, at);
  const away = holder && to ? distance(holder.at, to) : 0;
  return unanswered({}, yesOrNo(1, answer === 'take' ? 2 : away / 4));
}

/**
 * Forecasts a readied action as if the fighter took it in its own turn. Returns undefined if the action is not
 * legal.
 */
function forecastReadied(table: FlowTable, by: Id, answer: string): RatedForecast | undefined {
  const readied = findFighter(table, by)?.readied;
  const trigger = table.stack[0]?.by ?? table.turn;
  if (answer !== 'act' || !readied) return NOTHING;
  const { name, params } = namedAction(readied, trigger);
  return isReadiable(name) ? forecastIntent(table, by, name, params) : undefined;
}
