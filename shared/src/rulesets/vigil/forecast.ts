import type { Forecast } from '../../engine/forecast.ts';

/** None yet. */
export function forecast(): Forecast | undefined {
  return undefined;
}
