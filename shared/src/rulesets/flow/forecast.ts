import type { Forecast } from '../../engine/forecast.ts';
export function forecast(): Forecast | undefined {
  return undefined;
}
