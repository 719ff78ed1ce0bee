import { expect, it } from 'vitest';
import { percentage } from './usage.ts';

it('a percentage is a number with a percent sign', () => {
  expect(['3%', '0.5%'].map((text) => percentage('--within', text))).toEqual([3, 0.5]);
});

it.each(['3', '0%', 'much', '-1%', ''])('a percentage cannot be %j', (text) => {
  const message = `--within needs a percentage above 0, such as 3%, not "${text}".`;
  expect(() => percentage('--within', text)).toThrow(message);
});
