import type { Scenery } from '../../hex/scenery.ts';
import { light, theme, weather } from '../../words/messages/terms.ts';
import { own } from '../schema/records.ts';

const LABELS = { theme, light, weather };

/** Returns the label of an appearance of the map, such as of the theme `wharf`. */
export function sceneryLabel(field: keyof Scenery, value: string): string {
  return own<string>(LABELS[field], value) ?? value;
}
