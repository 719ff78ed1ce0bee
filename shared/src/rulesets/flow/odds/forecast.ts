import type { PlannedChoice, RatedForecast } from '../../../engine/core/forecast.ts';
import type { AskedId } from '../../../engine/schema/ids.ts';
import { isStanding } from '../../../engine/state/table.ts';
import type { FlowTable } from '../table.ts';
import { forecastAnswer } from './answers.ts';
import { forecastIntent } from './intents.ts';

/**
 * Returns the forecast of an intent or an answer; undefined if there is none. The odds are exact: they come from the
 * rulebook's own functions.
 */
export function forecast(table: FlowTable, by: AskedId, prospect: PlannedChoice): RatedForecast | undefined {
  if (!isStanding(table, by)) return undefined;
  if ('answer' in prospect) {
    const { answer, kind, ...params } = prospect;
    return forecastAnswer(table, by, String(kind), String(answer), params);
  }
  const { do: name, ...params } = prospect;
  return forecastIntent(table, by, name, params);
}
