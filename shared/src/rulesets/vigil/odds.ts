import { checkTerms, fixedTotal, isFixed, succeeds } from './checks.ts';
import type { CheckTerms } from './deed.ts';
import type { VigilFighter, VigilTable } from './table.ts';

/** Chances by result: `chances[i]` is that of `low + i`; they add up to 1. */
export interface Distribution {
  readonly low: number;
  readonly chances: readonly number[];
}

/** What is less likely than this is left out, and the rest made to add up to 1 again: sixes may explode for ever. */
const NEGLIGIBLE = 1e-9;

const known = new Map<string, Distribution>();

/** The exact chances of a check's result, with the terms that the rule itself rolls it with. */
export function checkOdds(table: VigilTable, fighter: VigilFighter, check: CheckTerms): Distribution {
  const { modifier, net } = checkTerms(fighter, check.stat, check.advantage);
  if (isFixed(table.options, fighter)) {
    return { low: fixedTotal(table.options, modifier, net), chances: [1] }; // VIG-R4
  }
  const { exploding } = table.options;
  const key = `${net} ${modifier} ${exploding}`;
  const before = known.get(key);
  if (before) return before;
  const odds = neverNegative(shifted(diceOdds(net, exploding), modifier));
  known.set(key, odds);
  return odds;
}

/** The sum of two base dice and so many more, added or (negative) taken away. */
function diceOdds(net: number, exploding: boolean): Distribution {
  const die = dieOdds(exploding);
  let sum = plus(die, die);
  for (let i = 0; i < Math.abs(net); i++) sum = plus(sum, net > 0 ? die : mirrored(die));
  return sum;
}

/** One die; one that explodes goes on until it is too unlikely to matter. */
export function dieOdds(exploding: boolean): Distribution {
  const chances: number[] = [];
  let wave = 1;
  do {
    for (let face = 1; face <= 6; face++) chances.push(face < 6 || !exploding ? wave / 6 : 0); // VIG-R2
    wave /= 6;
  } while (exploding && wave > NEGLIGIBLE);
  return whole({ low: 1, chances });
}

/** The chances of the sum of two independent results. */
function plus(a: Distribution, b: Distribution): Distribution {
  const chances = new Array<number>(a.chances.length + b.chances.length - 1).fill(0);
  for (const [i, one] of a.chances.entries()) {
    if (one === 0) continue;
    for (const [j, other] of b.chances.entries()) chances[i + j] = (chances[i + j] ?? 0) + one * other;
  }
  return whole({ low: a.low + b.low, chances });
}

function mirrored({ low, chances }: Distribution): Distribution {
  return { low: -(low + chances.length - 1), chances: [...chances].reverse() };
}

function shifted({ low, chances }: Distribution, by: number): Distribution {
  return { low: low + by, chances };
}

function neverNegative({ low, chances }: Distribution): Distribution {
  if (low >= 0) return { low, chances };
  const below = chances.slice(0, -low + 1).reduce((sum, chance) => sum + chance, 0);
  return { low: 0, chances: [below, ...chances.slice(-low + 1)] }; // VIG-R1
}

/** Without negligible ends, adding up to 1. */
function whole({ low, chances }: Distribution): Distribution {
  const first = chances.findIndex((chance) => chance >= NEGLIGIBLE);
  const last = chances.findLastIndex((chance) => chance >= NEGLIGIBLE);
  const kept = chances.slice(first, last + 1);
  const sum = kept.reduce((so, chance) => so + chance, 0);
  return { low: low + first, chances: kept.map((chance) => chance / sum) };
}

/** The chances of what is left of one result after another is taken off. */
export function difference(a: Distribution, b: Distribution): Distribution {
  return plus(a, mirrored(b));
}

/** The chance that one result is good enough against another. */
export function successOdds(a: Distribution, b: Distribution): number {
  return entriesOf(difference(a, b)).reduce(
    (sum, [margin, chance]) => sum + (succeeds(margin, 0) ? chance : 0),
    0,
  );
}

/** The chance that a result reaches a number. */
export function reaches(odds: Distribution, difficulty: number): number {
  return successOdds(odds, { low: difficulty, chances: [1] });
}

/** A distribution as pairs of a result and its chance, ascending. */
export function entriesOf({ low, chances }: Distribution): (readonly [number, number])[] {
  return chances.map((chance, index) => [low + index, chance] as const);
}
