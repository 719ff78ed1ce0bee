import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Pictures } from '../engine/setup/scenario.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { mapOf } from '../maps/doors.ts';
import type { MapWithDoors } from '../maps/ground.ts';
import { mapKind } from '../scenario/fight.ts';
import { type FileFaults, fileFaults, type Rulesets, readBy, withPictures } from '../scenario/fight-file.ts';
import { usedPictures } from '../scenario/picture-files.ts';
import { inShortLines } from '../scenario/write-fight.ts';

/** The map of a fight, with its doors and its pictures. */
export interface SavedMap extends MapWithDoors {
  readonly pictures: Pictures;
}

/** Reads a map from the text of its file, or returns the faults found. */
export function readSavedMap(
  text: string,
  rulesets: Rulesets,
): { readonly ruleset: Ruleset; readonly ground: SavedMap } | FileFaults {
  const read = readBy(text, rulesets);
  if ('faults' in read) return read;
  const { source, ruleset } = read;
  const wrong = fileFaults(mapKind(ruleset), source);
  if (wrong) return wrong;
  const { map, options = {}, pictures } = source.value as Readonly<Record<string, Json>>;
  const whole = { walls: [], difficult: [], cover: [], ...(map as object) };
  const setup = { ruleset: ruleset.id, options, map: whole, combatants: [] } as unknown as Setup;
  const hanging = withPictures(source, { setup, pictures, known: {}, list: 'combatants' });
  if ('faults' in hanging) return hanging;
  return { ruleset, ground: { ...mapOf(hanging.setup), pictures: hanging.pictures } };
}

/** Returns a map as the text of its file, the inverse of `readSavedMap`. */
export function writeSavedMap(ruleset: string, { map, doors, pictures }: SavedMap): string {
  const given = Object.entries(usedPictures({ combatants: [], map }, pictures));
  const file = {
    ruleset,
    map,
    ...(doors.length > 0 && { options: { doors } }),
    ...(given.length > 0 && { pictures: given.map(([name, data]) => ({ name, data })) }),
  };
  return `${inShortLines(JSON.stringify(file, null, 2))}\n`;
}
