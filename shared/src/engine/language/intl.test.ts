import { describe, expect, it } from 'vitest';
import { formatDuration, formatList, formatPercent } from './intl.ts';

describe('a duration', () => {
  it.each([
    { seconds: 1, text: '1 second' },
    { seconds: 45, text: '45 seconds' },
    { seconds: 7200, text: '2 hours' },
    { seconds: 97_200, text: '1 day, 3 hours' },
  ])('of $seconds seconds reads "$text"', ({ seconds, text }) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('a list', () => {
  it.each([
    { name: 'separates items by commas', type: undefined, text: 'Ana, Bo, Cy' },
    { name: 'joins items of which all apply', type: 'conjunction', text: 'Ana, Bo, and Cy' },
    { name: 'joins items of which one applies', type: 'disjunction', text: 'Ana, Bo, or Cy' },
  ] as const)('$name', ({ type, text }) => {
    expect(formatList(['Ana', 'Bo', 'Cy'], type)).toBe(text);
  });
});

it('a fraction reads as a whole percentage', () => {
  expect(formatPercent(0.625)).toBe('63%');
});
