import type { Bounded } from '../recording/chances.ts';
import { bounded } from './bounds.ts';
import type { ChancesEstimate, Survey } from './tasks.ts';
import type { Estimate } from './win-chance.ts';

/**
 * Returns each side's chances after each moment. A turn's start has two estimates: one from its table, and one from the
 * average after the turn. Later moments of the turn have only the latter. Their difference is an error of the estimate.
 * It is faded out over the moments of the turn where dice were rolled, so the curve does not jump at other moments.
 */
export function smoothCurve(
  { sides, moments }: Pick<Survey, 'sides' | 'moments'>,
  estimates: readonly ChancesEstimate[],
): Bounded[][] {
  const curve: Bounded[][] = [];
  let gap = sides.map(() => 0);
  let fading: (index: number) => number = () => 0;
  for (const [index, { isTurnStart }] of moments.entries()) {
    const { chances, ahead } = estimates[index] ?? {};
    if (isTurnStart && ahead) {
      gap = sides.map((_, side) => (chances?.[side]?.mean ?? 0) - (ahead[side]?.mean ?? 0));
      fading = fadingFrom(moments, index);
    }
    const isExact = isTurnStart || (chances ?? []).every(({ variance }) => variance === 0);
    const left = isExact ? 0 : fading(index);
    const shifted = chances?.map((estimate, side) => shift(estimate, left * (gap[side] ?? 0)));
    curve.push(shifted ?? curve.at(-1) ?? []);
  }
  return curve;
}

function shift({ mean, variance }: Estimate, by: number): Bounded {
  return bounded({ mean: mean + by, variance }, 0);
}

/** Returns a function that returns the share of the gap that is left at a moment of the turn that starts at `start`. */
function fadingFrom(moments: Survey['moments'], start: number): (index: number) => number {
  const next = moments.findIndex(({ isTurnStart }, index) => isTurnStart && index > start);
  const turn = moments.slice(start + 1, next < 0 ? undefined : next + 1);
  const all = turn.filter(({ hasDice }) => hasDice).length;
  return (index) => {
    const sofar = turn.slice(0, index - start).filter(({ hasDice }) => hasDice).length;
    return all === 0 ? 1 : 1 - sofar / all;
  };
}
