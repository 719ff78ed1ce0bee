import { expect, it } from 'vitest';
import { smoothCurve } from './curve.ts';
import type { MomentEstimate, Survey } from './tasks.ts';

const exactly = (mean: number) => [{ mean, variance: 0.01 }];
const survey = (...moments: [hasDice: boolean, isTurnStart: boolean][]): Survey => ({
  sides: ['heroes'],
  winner: 'heroes',
  priors: [],
  first: 0,
  moments: moments.map(([hasDice, isTurnStart], rev) => ({ rev, hasDice, isTurnStart })),
});
const at = (chances: number | null, ahead?: number): MomentEstimate => ({
  chances: chances === null ? null : exactly(chances),
  ...(ahead !== undefined && { ahead: exactly(ahead) }),
  choice: exactly(0),
  isTypical: true,
});
const curveOf = (outline: Survey, ...estimates: MomentEstimate[]) =>
  smoothCurve(outline, estimates).map(([one]) => one?.[0]);

it('a moment without an estimate has the chances of the previous moment', () => {
  expect(curveOf(survey([false, true], [false, false]), at(0.4, 0.4), at(null))).toEqual([0.4, 0.4]);
});

it('the error at the start of a turn does not move the curve until dice are rolled', () => {
  const outline = survey([false, true], [false, false], [true, false], [false, true]);
  expect(curveOf(outline, at(0.5, 0.4), at(0.4), at(0.6), at(0.6, 0.6))).toEqual([0.5, 0.5, 0.6, 0.6]);
});

it('the error fades in equal parts over the moments with dice', () => {
  const outline = survey([false, true], [true, false], [true, false], [false, true]);
  expect(curveOf(outline, at(0.5, 0.4), at(0.4), at(0.4), at(0.4, 0.4))).toEqual([0.5, 0.45, 0.4, 0.4]);
});

it('a finished fight has an exact chance', () => {
  const outline = survey([false, true], [false, false]);
  const over: MomentEstimate = { ...at(1), chances: [{ mean: 1, variance: 0 }] };
  expect(smoothCurve(outline, [at(0.5, 0.3), over])[1]).toEqual([[1, 1, 1]]);
});
