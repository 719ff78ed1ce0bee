import { expect, it } from 'vitest';
import { faultOfAiming } from './aim.ts';

const isSeen = () => true;
const isUnseen = () => false;
const near = { away: 2, most: 3, isSeen };
const tooFar = () => 'too-far';

it.each([
  { name: 'a place in range and in sight is allowed', aim: near, fault: undefined },
  { name: 'a place at the limit is in range', aim: { ...near, away: 3 }, fault: undefined },
  { name: 'a place beyond the limit is too far away', aim: { ...near, away: 4 }, fault: 'too-far' },
  { name: 'a place out of sight is rejected', aim: { ...near, isSeen: isUnseen }, fault: 'no-line-of-sight' },
  {
    name: 'a place both too far away and out of sight is reported as too far away',
    aim: { away: 4, most: 3, isSeen: isUnseen },
    fault: 'too-far',
  },
])('$name', ({ aim, fault }) => {
  expect(faultOfAiming({}, aim, tooFar)).toBe(fault);
});

it('the GM can waive distance and sight, one after the other', () => {
  const aim = { away: 4, most: 3, isSeen: isUnseen };
  expect(faultOfAiming({ forced: ['too-far'] }, aim, tooFar)).toBe('no-line-of-sight');
  expect(faultOfAiming({ forced: ['too-far', 'no-line-of-sight'] }, aim, tooFar)).toBeUndefined();
});
