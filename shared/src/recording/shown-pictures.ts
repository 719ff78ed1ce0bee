import type { Json } from '../engine/schema/json.ts';
import { FIGHTER, type RecordedMoment } from './recording.ts';

/** Returns the names of all pictures that a moment's changes refer to. */
export function pictureNamesIn({ now }: Pick<RecordedMoment, 'now'>): string[] {
  const fighters = Object.entries(now).filter(([key]) => key.startsWith(FIGHTER));
  const portraits = fighters.map(([, fighter]) => valueAt(fighter, 'portrait'));
  const backdrop = valueAt(valueAt(now.map, 'backdrop'), 'picture');
  return [...portraits, backdrop].filter((name) => typeof name === 'string');
}

function valueAt(value: Json | undefined, key: string): Json | undefined {
  const isRecord = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isRecord ? (value as Readonly<Record<string, Json>>)[key] : undefined;
}
