import { expect, it } from 'vitest';
import { Spacing } from './sound-spacing.ts';

it.each([
  { name: 'refuses the same sound within 40 ms', next: 'steel', at: 1.03, isPlayed: false },
  { name: 'plays the same sound after 40 ms', next: 'steel', at: 1.05, isPlayed: true },
  { name: 'plays another sound at the same time', next: 'fire', at: 1, isPlayed: true },
])('$name', ({ next, at, isPlayed }) => {
  const spacing = new Spacing();
  spacing.take('steel', 1);
  expect(spacing.take(next, at)).toBe(isPlayed);
});

it('plays at most ten sounds a second, however many are wanted', () => {
  const spacing = new Spacing();
  const played = Array.from({ length: 100 }, (_, index) => spacing.take(`sound ${index}`, index / 101));
  expect(played.filter(Boolean)).toHaveLength(10);
});

it('plays again once a second has passed', () => {
  const spacing = new Spacing();
  for (let index = 0; index < 20; index++) spacing.take(`sound ${index}`, 0);
  expect(spacing.take('late', 1)).toBe(true);
});
