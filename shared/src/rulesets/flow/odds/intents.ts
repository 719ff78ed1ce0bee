import type { RatedForecast } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import type { FlowTable } from '../table.ts';
import { forecastAttack, forecastDisarm } from './attacks.ts';
import { forecastEscape, forecastFeint, forecastGrapple, forecastShove } from './contests.ts';
import { forecastItem } from './items.ts';
import { forecastMove, forecastOneHex, forecastStand, forecastTumble } from './moves.ts';
import { forecastOtherAction, forecastReady } from './other-actions.ts';
import { forecastSpell } from './spells.ts';

type Forecaster = (table: FlowTable, by: Id, params: Params) => RatedForecast | undefined;

/** Functions that forecast an intent, by the name of its action. */
const INTENTS: Readonly<Record<string, Forecaster>> = {
  attack: forecastAttack,
  disarm: forecastDisarm,
  move: forecastMove,
  step: (table, by, params) => forecastOneHex(table, by, 'step', params),
  crawl: (table, by, params) => forecastOneHex(table, by, 'crawl', params),
  stand: forecastStand,
  tumble: forecastTumble,
  feint: forecastFeint,
  grapple: forecastGrapple,
  escape: forecastEscape,
  shove: forecastShove,
  draw: (table, by, params) => forecastItem(table, by, 'draw', params),
  sheathe: (table, by, params) => forecastItem(table, by, 'sheathe', params),
  'pick-up': (table, by, params) => forecastItem(table, by, 'pick-up', params),
  free: (table, by, params) => forecastItem(table, by, 'free', params),
  ready: forecastReady,
};

/** Returns the forecast of an intent; undefined if the intent is illegal now. */
export function forecastIntent(
  table: FlowTable,
  by: Id,
  name: string,
  params: Params,
): RatedForecast | undefined {
  if (name === 'use' && params.spell !== undefined) return forecastSpell(table, by, params);
  const forecaster = Object.hasOwn(INTENTS, name) ? INTENTS[name] : undefined;
  return forecaster ? forecaster(table, by, params) : forecastOtherAction(table, by, name, params);
}
