import type { NoteColor } from '@riposte/shared';
import type { Segment } from './hatching.ts';

interface NoteLook {
  readonly color: number;
  /** The directions of the lines across an area, in degrees clockwise from the right. An empty list gives dots. */
  readonly hatch: readonly number[];
  /** The lengths of dashes and gaps of a drawing, in map pixels. An empty list gives a solid line. */
  readonly dash: readonly number[];
}

/** The look of each color of drawings and areas. The looks also differ in hatching and dashes. */
export const NOTE_LOOKS: Readonly<Record<NoteColor, NoteLook>> = {
  amber: { color: 0xffc35c, hatch: [-45], dash: [] },
  red: { color: 0xff8a75, hatch: [45], dash: [18, 10] },
  green: { color: 0x8be0a0, hatch: [0], dash: [2, 10] },
  blue: { color: 0x8cc6ff, hatch: [90], dash: [18, 9, 2, 9] },
  violet: { color: 0xd9aef5, hatch: [45, -45], dash: [34, 12] },
  white: { color: 0xf5ecdf, hatch: [], dash: [18, 9, 2, 9, 2, 9] },
};

/** Returns the dashes of a line. The pattern continues from one segment to the next. */
export function dashed(line: readonly Segment[], dash: readonly number[]): readonly Segment[] {
  if (dash.length === 0) return line;
  const dashes: Segment[] = [];
  let [part, left] = [0, dash[0] ?? 1];
  for (const [x, y, toX, toY] of line) {
    const length = Math.hypot(toX - x, toY - y);
    const at = (far: number) => [x + ((toX - x) * far) / length, y + ((toY - y) * far) / length] as const;
    for (let far = 0; far < length; ) {
      const end = Math.min(length, far + left);
      if (part % 2 === 0) dashes.push([...at(far), ...at(end)]);
      left -= end - far;
      far = end;
      if (left > 0) continue;
      part = (part + 1) % dash.length;
      left = dash[part] ?? 1;
    }
  }
  return dashes;
}
