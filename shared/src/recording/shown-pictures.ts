import { FIGHTER, type RecordedMoment } from './recording.ts';

/** The names of all pictures that hang somewhere by what has changed at a moment. */
export function shownPictures({ now }: Pick<RecordedMoment, 'now'>): string[] {
  const fighters = Object.entries(now).filter(([key]) => key.startsWith(FIGHTER));
  return fighters.flatMap(([, fighter]) => textAt(fighter, 'portrait') ?? []);
}

function textAt(value: unknown, key: string): string | undefined {
  const isRecord = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  const found = isRecord ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}
