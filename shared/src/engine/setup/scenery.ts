import { LIGHTS, MAP_THEMES, WEATHERS } from '../../hex/scenery.ts';
import { oneOf, optional } from '../schema/field-schema.ts';

/** The appearance of a map, as files give it. `Scenery` explains the values. */
export const SCENERY = {
  theme: optional(oneOf(MAP_THEMES)),
  light: optional(oneOf(LIGHTS)),
  weather: optional(oneOf(WEATHERS)),
};
