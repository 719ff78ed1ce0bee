import type { NoteColor } from '../../hex/notes.ts';
import * as terms from '../../words/messages/terms.ts';

/** Returns the label of a color of drawings and areas, which also names its pattern. */
export function noteColorLabel(color: NoteColor): string {
  return terms.noteColors[color];
}
