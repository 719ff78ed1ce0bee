import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Input } from '../battle/input.ts';
import { seededDice, seedHash } from '../state/dice.ts';
import { brawlSetup } from '../testing/battles.ts';
import { rewindTo } from '../testing/rewinds.ts';
import { toy } from '../testing/toy.ts';
import { type Journal, newJournal, replay } from './journal.ts';
import { courseTo, isOn, rewindsIn, stepsBeside } from './rewind.ts';

const SEED = '5a'.repeat(32);

function journalOf(inputs: readonly Input[]): Journal {
  return { ...newJournal(toy, brawlSetup(), seededDice(SEED)), inputs };
}

/**
 * Returns a list of courses: for each input, the inputs that lead to the table after it. Input 0 is the start. Computes
 * them one by one.
 */
function coursesOf(rewinds: readonly { rev: number; to: number }[], length: number): number[][] {
  const courses = [[0]];
  for (let rev = 1; rev <= length; rev++) {
    const to = rewinds.find((rewind) => rewind.rev === rev)?.to;
    courses.push([...(courses[to ?? rev - 1] ?? []), rev]);
  }
  return courses;
}

describe('a course', () => {
  it('lists the inputs that lead to a table after any number of rewinds', () => {
    const share = fc.option(fc.double({ min: 0, max: 0.999, noNaN: true }));
    const property = fc.property(fc.array(share, { maxLength: 30 }), (shares) => {
      const rewinds = shares.flatMap((some, index) =>
        some === null ? [] : [{ rev: index + 1, to: Math.floor(some * (index + 1)) }],
      );
      const revs = Array.from({ length: shares.length + 1 }, (_, rev) => rev);
      const courses = revs.map((rev) => revs.filter((one) => isOn(courseTo(rewinds, rev), one)));
      expect(courses).toEqual(coursesOf(rewinds, shares.length));
    });
    fc.assert(property);
  });

  it('is the same without rewinds that were undone', () => {
    const [undone, last] = [
      { rev: 20, to: 10 },
      { rev: 25, to: 15 },
    ];
    expect(courseTo([last], 30)).toEqual(courseTo([undone, last], 30));
  });

  it('lists the steps that another course lacks, without rewinds', () => {
    const rewinds = [{ rev: 4, to: 1 }];
    expect(stepsBeside(courseTo(rewinds, 3), courseTo(rewinds, 5), rewinds)).toEqual([2, 3]);
    expect(stepsBeside(courseTo(rewinds, 5), courseTo(rewinds, 3), rewinds)).toEqual([5]);
  });
});

const HIT: Input = { as: 'ana', do: 'hit', target: 'rex' };

describe('a rewind', () => {
  it('into the middle of an exchange reopens the same prompt', () => {
    const asked = replay(toy, journalOf([HIT]));
    const inputs: Input[] = [HIT, { as: 'rex', answer: 'counter' }, { as: 'ana', answer: 'pass' }];
    const again = replay(toy, journalOf([...inputs, rewindTo(1, 'b1'.repeat(32))]));
    expect(again.prompts.map(({ id, for: by }) => [id, by])).toEqual(
      asked.prompts.map(({ id, for: by }) => [id, by]),
    );
    expect(again.table.stack).toEqual(asked.table.stack);
  });

  it('continues with different dice from its own seed', () => {
    const seed = 'b1'.repeat(32);
    const { table } = replay(toy, journalOf([HIT, rewindTo(0, seed), HIT]));
    expect(table.dice).toMatchObject({ seed });
    expect(seedHash(seed)).not.toBe(seedHash(SEED));
  });

  it('can restore the inputs that another rewind has undone', () => {
    const inputs: Input[] = [HIT, { as: 'rex', answer: 'counter' }];
    const taken: Input[] = [...inputs, rewindTo(0, 'b1'.repeat(32))];
    const before = replay(toy, journalOf(inputs));
    const brought = replay(toy, journalOf([...taken, rewindTo(2, 'b2'.repeat(32))]));
    brought.table.dice = before.table.dice;
    expect(brought.hash()).toBe(before.hash());
  });

  it('is found among the entries of a journal', () => {
    const entries = [HIT, rewindTo(0, SEED)].map((input, index) => ({ seq: index + 3, input }));
    expect(rewindsIn(entries)).toEqual([{ rev: 4, to: 0, seed: SEED }]);
  });
});
