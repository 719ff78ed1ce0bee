import { type Hex, hexKey, type Table } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { coveredSides, measuredArea, messageOfPlan } from './measured-area.ts';

const burst = (size: number) => ({ shape: 'burst', size, direction: 0 }) as const;

/** Returns the demo's table with walls on these hexes. */
function tableWith(...walls: readonly Hex[]): Table {
  const { table } = demoBattle();
  return { ...table, map: { ...table.map, walls } };
}

describe('a measured area', () => {
  it('has no walls and no hexes beyond the map', () => {
    const table = tableWith([0, 1]);
    const { radius } = table.map;
    const { hexes } = measuredArea(table, { from: [0, 0], template: burst(1) });
    expect(hexes).toHaveLength(6);
    expect(hexes).not.toContainEqual([0, 1]);
    expect(measuredArea(table, { from: [radius, 0], template: burst(1) }).hexes).toHaveLength(4);
  });

  it('lists the hexes that a wall hides from its first hex', () => {
    const { unseen } = measuredArea(tableWith([1, 0]), { from: [0, 0], template: burst(2) });
    expect([...unseen]).toEqual([hexKey([2, 0])]);
  });

  it('of a ruler has the hexes after the first, and the distance at its end', () => {
    const area = measuredArea(tableWith(), { from: [0, 0], to: [3, 0] });
    expect(area).toMatchObject({ hexes: [[1, 0], [2, 0], [3, 0]], size: 3, labelAt: [3, 0] }); // biome-ignore format: keeps the hexes on one line
  });
});

describe('the fighters in a measured area', () => {
  it('are grouped by side, the seat’s own side first, and those out of sight are marked', () => {
    const table = tableWith([1, -1]);
    const { ana, rat, rex } = table.fighters;
    if (!ana || !rat || !rex) throw new Error('A fighter is missing.');
    const fighters = {
      rex: { ...rex, at: [2, -2] as const },
      rat: { ...rat, at: [1, 0] as const },
      ana: { ...ana, at: [0, 1] as const },
    };
    const shown = { ...table, fighters };
    const area = measuredArea(shown, { from: [0, 0], template: burst(2) });
    expect(coveredSides(shown, area, ['ana'])).toEqual([
      { side: ana.side, fighters: [{ id: 'ana', isSeen: true }] },
      {
        side: rat.side,
        fighters: [
          { id: 'rex', isSeen: false },
          { id: 'rat', isSeen: true },
        ],
      },
    ]);
  });
});

describe('the message that shows a measurement', () => {
  it.each([
    { plan: { from: [0, 0], to: [2, 0] }, message: { do: 'measure', from: [0, 0], to: [2, 0] } },
    {
      plan: { from: [1, 0], template: burst(2) },
      message: { do: 'ping', at: [1, 0], template: burst(2) },
    },
  ] as const)('is a $message.do', ({ plan, message }) => {
    expect(messageOfPlan(plan)).toEqual(message);
  });
});
