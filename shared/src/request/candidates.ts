import type { Dice } from '../engine/state/dice.ts';
import { between } from '../fuzz/chance.ts';
import { type FoeChoices, type Foes, keyOf, sizeOf } from './request.ts';

/** The maximum number of different archetypes in a group. */
const MOST_KINDS = 3;
/** The number of groups that are drawn at random for each trial. */
const DRAWN = 400;

/**
 * Returns groups of enemies to choose the next trial from: random groups, and groups that differ in one respect from
 * the given ones. Leaves out those whose key is in `tried`.
 */
export function candidates(
  choices: FoeChoices,
  dice: Dice,
  near: readonly Foes[],
  tried: ReadonlySet<string>,
): Foes[] {
  const drawn = Array.from({ length: DRAWN }, () => randomFoes(choices, dice));
  const all = [...near.flatMap((foes) => variations(choices, foes)), ...drawn];
  const byKey = new Map(all.map((foes) => [keyOf(foes), foes]));
  return [...byKey].filter(([key]) => !tried.has(key)).map(([, foes]) => foes);
}

function randomFoes({ kinds, number, placements }: FoeChoices, dice: Dice): Foes {
  const size = between(dice, number.low, number.high);
  const several = Math.min(between(dice, 1, MOST_KINDS), kinds.length);
  const chosen = Array.from({ length: several }, () => pick(kinds, dice));
  const counts: Record<string, number> = {};
  for (let left = size; left > 0; left--) add(counts, pick(chosen, dice), 1);
  return { counts, placement: between(dice, 0, placements - 1) };
}

function pick(from: readonly string[], dice: Dice): string {
  return from[between(dice, 0, from.length - 1)] ?? '';
}

/** Returns the allowed groups that differ by one enemy, by the archetype of one enemy, or by the placement. */
function variations({ kinds, number, placements }: FoeChoices, { counts, placement }: Foes): Foes[] {
  const changes = [undefined, ...kinds].flatMap((added) =>
    [undefined, ...Object.keys(counts)].map((removed) => changed(counts, added, removed)),
  );
  const elsewhere = Array.from({ length: placements }, (_, other) => ({ counts, placement: other }));
  const all = [...changes.map((change) => ({ counts: change, placement })), ...elsewhere];
  return all.filter((foes) => {
    const size = sizeOf(foes);
    return size >= number.low && size <= number.high && Object.keys(foes.counts).length <= MOST_KINDS;
  });
}

function changed(
  counts: Foes['counts'],
  added: string | undefined,
  removed: string | undefined,
): Foes['counts'] {
  const next = { ...counts };
  if (added !== undefined) add(next, added, 1);
  if (removed !== undefined) add(next, removed, -1);
  return next;
}

function add(counts: Record<string, number>, kind: string, by: number): void {
  counts[kind] = (counts[kind] ?? 0) + by;
  if (counts[kind] === 0) delete counts[kind];
}
