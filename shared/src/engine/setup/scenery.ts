import { optional } from '../schema/field-schema.ts';
import { sceneryKinds } from '../state/event.ts';

/** The appearance of a map, as files give it. `Scenery` explains the values. */
export const SCENERY = {
  theme: optional(sceneryKinds.theme),
  light: optional(sceneryKinds.light),
  weather: optional(sceneryKinds.weather),
};
