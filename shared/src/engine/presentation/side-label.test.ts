import { expect, it } from 'vitest';
import { sideLabel } from './side-label.ts';

it.each([
  { side: 'foes', label: 'Enemies' },
  { side: 'river-folk', label: 'River folk' },
  { side: 'constructor', label: 'Constructor' },
])('shows the side $side as $label', ({ side, label }) => {
  expect(sideLabel(side)).toBe(label);
});
