/** The places that a map can show. */
export const MAP_THEMES = [
  'meadow',
  'forest',
  'snow',
  'desert',
  'caves',
  'ruins',
  'graveyard',
  'wharf',
  'swamp',
] as const;
export type MapTheme = (typeof MAP_THEMES)[number];

/** The times of day that a map can show. At night, torches light it. */
export const LIGHTS = ['noon', 'dawn', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** The weather that a map can show. */
export const WEATHERS = ['clear', 'rain', 'snow', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];

/** The values of each part of a map's appearance. */
export const SCENERY_VALUES = { theme: MAP_THEMES, light: LIGHTS, weather: WEATHERS } as const;

/** The appearance of a map, for display only: it has no effect on the rules. */
export interface Scenery {
  /** A meadow if omitted. */
  readonly theme?: MapTheme | undefined;
  /** Noon if omitted. */
  readonly light?: Light | undefined;
  /** Clear if omitted. */
  readonly weather?: Weather | undefined;
}

/** The appearance of a map, with its defaults filled in. */
export interface WholeScenery {
  readonly theme: MapTheme;
  readonly light: Light;
  readonly weather: Weather;
}
