import { expect, it } from 'vitest';
import { hasSameFields } from './same-fields.ts';

it.each([
  { name: 'equal values', one: { hp: 3, name: 'Ana' }, other: { hp: 3, name: 'Ana' }, isSame: true },
  { name: 'another value', one: { hp: 3 }, other: { hp: 2 }, isSame: false },
  { name: 'a missing field', one: { hp: 3, ap: 1 }, other: { hp: 3 }, isSame: false },
  { name: 'an additional field', one: { hp: 3 }, other: { hp: 3, ap: 1 }, isSame: false },
  { name: 'equal lists', one: ['ana', 'rex'], other: ['ana', 'rex'], isSame: true },
  { name: 'another order', one: ['ana', 'rex'], other: ['rex', 'ana'], isSame: false },
])('compares $name', ({ one, other, isSame }) => {
  expect(hasSameFields<object>(one, other)).toBe(isSame);
});
