import { describe, expect, it } from 'vitest';
import { sumText, withUnseen } from './roll-sum.ts';

const lines = [
  { label: 'Melee', value: 65 },
  { label: 'gang-up', value: 10 },
  { label: 'cover', value: -5 },
  { label: 'Advantage: feint' },
];

describe('the sum of a check', () => {
  it('is one line of text without the lines that add no number', () => {
    expect(sumText({ lines, total: 70, result: 'd100 30: hard success' })).toBe(
      'Melee 65 + 10 gang-up − 5 cover = 70; d100 30: hard success',
    );
  });

  it('needs no additional line if the viewer knows all causes', () => {
    expect(withUnseen(lines, 70)).toEqual(lines);
  });

  it('has one line for everything that the viewer does not know', () => {
    expect(withUnseen(lines, 62).at(-1)).toEqual({ label: 'something you cannot see', value: -8 });
  });
});
