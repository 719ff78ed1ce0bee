import { NOTE_COLORS } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import { cornersOf, HEX_SIZE } from '../scenery/metrics.ts';
import { hatchingIn } from './hatching.ts';
import { dashed, NOTE_LOOKS } from './note-looks.ts';

const looks = NOTE_COLORS.map((color) => NOTE_LOOKS[color]);

describe('the colors of notes', () => {
  it.each(['hatch', 'dash'] as const)('differ in their %s, too', (pattern) => {
    expect(new Set(looks.map((look) => JSON.stringify(look[pattern]))).size).toBe(NOTE_COLORS.length);
  });
});

describe('the hatching of an area', () => {
  it.each(NOTE_COLORS)('stays inside the hex: %s', (color) => {
    const lines = hatchingIn(cornersOf([0, 0]), NOTE_LOOKS[color].hatch);
    expect(lines.length).toBeGreaterThan(3);
    const ends = lines.flatMap(([x, y, toX, toY]) => [Math.hypot(x, y), Math.hypot(toX, toY)]);
    expect(Math.max(...ends)).toBeLessThanOrEqual(HEX_SIZE + 0.001);
  });
});

describe('the dashes of a drawing', () => {
  it('continue around a corner', () => {
    expect(dashed([[0, 0, 6, 0], [6, 0, 6, 6]], [4, 4])).toEqual([[0, 0, 4, 0], [6, 2, 6, 6]]); // biome-ignore format: keeps the lines on one line
  });

  it('are the line itself if it has no gaps', () => {
    expect(dashed([[0, 0, 6, 0]], [])).toEqual([[0, 0, 6, 0]]);
  });
});
