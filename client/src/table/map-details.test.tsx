// @vitest-environment happy-dom
import { cleanup } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import { stateOf } from '../tools/hex-description.ts';
import { MapDetails } from './map-details.tsx';

afterEach(cleanup);

const SIGN = { id: 's1', seat: 'x', name: 'Ben', at: 0 } as const;
const open = () => new TestSeat(demoBattle({ dice: [1, 1] }), ['ana']);
const hitRex = { as: 'ana', do: 'hit', target: 'rex' };

function linesIn(seat: TestSeat, part: string): string[] {
  const panel = renderPanel(seat.controller, <MapDetails />).getByTestId(part);
  return [...panel.children].map(({ textContent }) => textContent ?? '');
}

describe('the map in words', () => {
  it('lists the walls with their hexes', () => {
    const seat = open();
    const { value: snapshot } = seat.model.snapshot;
    if (!snapshot) throw new Error('There is nothing to see.');
    const map = {
      ...snapshot.table.map,
      walls: [
        [3, 0],
        [3, -1],
      ],
    } as const;
    seat.model.snapshot.value = { ...snapshot, table: { ...snapshot.table, map } };
    expect(linesIn(seat, 'ground')[0]).toMatch(/^walls: (3, -1; 3, 0|3, 0; 3, -1)$/);
  });

  it('lists the pending actions', () => {
    expect(linesIn(open().see(hitRex), 'pending')).toEqual(['ana swings at rex.']);
  });

  it.each([
    { sign: { ping: [1, 0] }, line: 'Ping by Ben: 1, 0' },
    {
      sign: {
        ruler: [
          [0, 0],
          [2, 0],
        ],
      },
      line: 'Ben’s ruler: 0, 0 to 2, 0',
    },
    {
      sign: { ping: [1, 0], template: { shape: 'cone', size: 4, direction: 2 } },
      line: 'Ben shows an area at 1, 0: cone, 4 hexes',
    },
    { sign: { emote: { fighter: 'rat', emote: 'cheer' } }, line: /^Emote by Ben at .*: cheer$/ },
  ] as const)('says that $line', ({ sign, line }) => {
    const seat = open();
    seat.model.chat.signs.value = [{ ...SIGN, ...sign }];
    expect(linesIn(seat, 'pings')).toEqual([expect.stringMatching(line)]);
  });
});

describe('the words for a fighter', () => {
  it('say that it is asked, and which action it is the target of', () => {
    const { model } = open().see(hitRex);
    const { value: snapshot } = model.snapshot;
    const state = snapshot ? stateOf(snapshot, 'rex') : [];
    expect(state).toEqual(expect.arrayContaining(['has a choice to make', 'target of A blow']));
  });

  it('say that it is hidden', () => {
    const { value: snapshot } = open().model.snapshot;
    const rat = snapshot?.table.fighters.rat;
    if (!snapshot || !rat) throw new Error('There is nothing to see.');
    const table = {
      ...snapshot.table,
      fighters: { ...snapshot.table.fighters, rat: { ...rat, hidden: true } },
    };
    expect(stateOf({ ...snapshot, table }, 'rat')).toContain('hidden');
  });
});
