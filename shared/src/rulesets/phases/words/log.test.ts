import { describe, expect, it } from 'vitest';
import { line } from './log.ts';

/** Gor's attack from the example round in the rulebook. */
const struck = {
  ...{ type: 'attacked', by: 'gor', target: 'ana', arm: 'hand-axe', hits: true, critical: false },
  ...{ die: 14, edges: -1, dice: [4], causes: [{ why: 'defending', value: -1 }] },
};

const searched = {
  ...{ type: 'contested', by: 'gor', target: 'ana', score: 'mind', otherScore: 'agility', succeeds: false },
  ...{ die: 9, edges: 0, dice: [], causes: [] },
  otherRoll: { die: 15, edges: -1, dice: [3], causes: [{ why: 'dazed', value: -1 }] },
};

describe('the arithmetic of a roll', () => {
  it.each([
    {
      name: 'adds the bonus and subtracts the snag',
      event: { ...struck, bonus: 1, total: 11 },
      sum: 'd20 14 + 1 Grit − 4 snag (4) = 11; hit',
    },
    {
      name: 'does not reveal a bonus that the viewer does not know',
      event: struck,
      sum: 'd20 14 − 4 snag (4) + something you cannot see; hit',
    },
    {
      name: 'of a contested check includes both rolls',
      event: { ...searched, bonus: 2, total: 11, against: 14 },
      sum: 'd20 9 + 2 Mind = 11; vs. d20 15 + 2 Agility − 3 snag (3) = 14; failure',
    },
    {
      name: 'of a contested check does not reveal the opponent’s bonus',
      event: { ...searched, bonus: 2, total: 11 },
      sum: 'd20 9 + 2 Mind = 11; vs. d20 15 − 3 snag (3) + something you cannot see; failure',
    },
  ])('$name', ({ event, sum }) => {
    expect(line(event, (id) => id)?.arithmetic).toBe(sum);
  });

  it('names the causes of edges and snags', () => {
    const lines = line({ ...struck, bonus: 1, total: 11 }, (id) => id)?.sum?.lines;
    expect(lines?.at(-1)).toEqual({ label: 'Snag: Defend', clause: 'PHASE-36' });
  });
});
