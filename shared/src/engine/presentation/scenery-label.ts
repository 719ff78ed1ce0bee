import type { Scenery } from '../../hex/scenery.ts';
import { own } from '../schema/records.ts';
import { TEXT } from './text/catalog.ts';

/** Returns the label of an appearance of the map, such as of the theme `wharf`. */
export function sceneryLabel(field: keyof Scenery, value: string): string {
  return own<string>(TEXT.scenery[field], value) ?? value;
}
