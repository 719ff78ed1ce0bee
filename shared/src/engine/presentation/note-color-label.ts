import type { NoteColor } from '../../hex/notes.ts';
import { TEXT } from './text/catalog.ts';

/** Returns the label of a color of drawings and areas, which also names its pattern. */
export function noteColorLabel(color: NoteColor): string {
  return TEXT.noteColors[color];
}
