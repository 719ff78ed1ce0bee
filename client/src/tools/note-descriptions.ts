import { areasAt, type Hex, type HexMap, labelsAt, type NoteAudience } from '@riposte/shared';
import * as words from '../words/fight.ts';

/** Returns the labels on a hex as parts of its description. */
export function labelsOn(map: HexMap, at: Hex): string[] {
  return labelsAt(map, at).map((label) => toldTo(label, words.labeled(label.text)));
}

/** Returns the areas that a hex or fighter lies in as parts of its description. */
export function areasAround(map: HexMap, at: Hex): string[] {
  return areasAt(map, at).map((area) => toldTo(area, words.inArea(area.name)));
}

/** Returns the description of a note. It says so if only GMs see the note. */
export function toldTo(note: { readonly for: NoteAudience }, text: string): string {
  return note.for === 'gm' ? words.onlyForGms(text) : text;
}
