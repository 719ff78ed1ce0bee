import { NOTE_COLORS, type NoteColor } from '@riposte/shared';
import { noteColorLabel } from '@riposte/shared/engine/presentation/note-color-label';
import type { VNode } from 'preact';

interface Of {
  readonly value: NoteColor;
  readonly label: string;
  readonly onChange: (color: NoteColor) => void;
}

/** A list of the colors of drawings and areas. Each option also names the pattern. */
export function ColorSelect({ value, label, onChange }: Of): VNode {
  return (
    <select
      class="notes-input"
      value={value}
      aria-label={label}
      data-testid="note-color"
      onChange={({ currentTarget }) =>
        onChange(NOTE_COLORS.find((one) => one === currentTarget.value) ?? value)
      }
    >
      {NOTE_COLORS.map((one) => (
        <option key={one} value={one}>
          {noteColorLabel(one)}
        </option>
      ))}
    </select>
  );
}
