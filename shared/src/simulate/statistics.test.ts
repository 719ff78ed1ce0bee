import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTally, emptyTally, type Tally } from './statistics.ts';

const ids = fc.constantFrom('ana', 'grak', 'none', '2');
const number = fc.nat({ max: 50 });
const counts = fc.dictionary(ids, number);
const fighter = fc.record({
  id: ids,
  name: fc.constant('Ana'),
  side: fc.constant('heroes'),
  survived: number,
  dealt: number,
  taken: number,
  defeats: number,
});

/** Tallies with whole milliseconds, because sums of fractions depend on their order. */
const tallies: fc.Arbitrary<Tally[]> = fc.array(
  fc.record({
    fights: number,
    endless: number,
    rounds: fc.array(number),
    wins: counts,
    actions: fc.dictionary(ids, counts),
    answers: fc.dictionary(ids, counts),
    fighters: fc.array(fighter).map((all) => new Map(all.map((one) => [one.id, one]))),
    decisions: fc.dictionary(ids, fc.record({ count: number, milliseconds: number })),
    presses: fc.dictionary(ids, fc.record({ each: number, together: number, reactions: number })),
  }),
);

function sumOf(parts: readonly Tally[]): Tally {
  const total = emptyTally();
  for (const part of parts) addTally(total, part);
  return total;
}

/** Returns a tally as text, which also shows the order of sides and fighters. */
function written(tally: Tally): string {
  return JSON.stringify({ ...tally, fighters: [...tally.fighters] });
}

describe('a tally', () => {
  it('is the same whether fights are added singly or in groups', () => {
    fc.assert(
      fc.property(tallies, fc.nat(), (all, cut) => {
        const at = cut % (all.length + 1);
        expect(written(sumOf([sumOf(all.slice(0, at)), sumOf(all.slice(at))]))).toBe(written(sumOf(all)));
      }),
    );
  });

  it('does not change the tallies that are added to it, and survives a copy between workers', () => {
    fc.assert(
      fc.property(tallies, (all) => {
        const before = structuredClone(all);
        expect(written(sumOf([...all, ...all]))).toBe(written(sumOf([...before, ...before])));
        expect(all).toEqual(before);
      }),
    );
  });
});
