import { Battle, type Hex, parseSetup, scriptedDice } from '@riposte/shared';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { describe, expect, it } from 'vitest';
import { currentOf, draftOf } from '../battle/draft.ts';
import type { Marks } from '../session/tool.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { currentTool } from './current.ts';
import { hexDescription } from './hex-description.ts';

/** Returns the seat of a mage who has prepared the spell Burst and sees a raider and an ally, but no hidden goblin. */
function seatWithBurst(): TestSeat {
  const { flow } = RULESETS;
  if (!flow) throw new Error('The ruleset Flow is missing.');
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 6 },
    combatants: [
      { id: 'mage', name: 'Mia', side: 'heroes', at: [0, 0], sheet: { kind: 'mage' } },
      { id: 'ana', name: 'Ana', side: 'heroes', at: [3, 1], sheet: { kind: 'duelist' } },
      { id: 'raider', name: 'Wolf 2', side: 'foes', at: [4, 0], sheet: { kind: 'raider' } },
      { id: 'gob', name: 'Gob', side: 'foes', at: [4, -1], hidden: true, sheet: { kind: 'goblin' } },
    ],
    order: ['mage', 'ana', 'raider', 'gob'],
  });
  const seat = new TestSeat(Battle.start(flow, setup, scriptedDice([])), ['mage']);
  const burst = seat.controller.prompts.offers.value.find(({ thing }) => thing === 'burst');
  if (burst) seat.controller.activity.prepare(draftOf(burst));
  return seat;
}

function marksAt({ controller }: TestSeat, over: Hex | null): Marks | undefined {
  return currentTool(controller).value?.marks(over);
}

const AREA = { hexes: expect.objectContaining({ length: 7 }), fighters: ['ana', 'raider'] };

describe('while a hex for a burst is chosen, the map', () => {
  it('shows the area around the hex under the pointer, without hidden fighters', () => {
    expect(marksAt(seatWithBurst(), [4, 0])?.area).toEqual(AREA);
  });

  it('shows no area around a hex that cannot be chosen', () => {
    expect(marksAt(seatWithBurst(), [-5, 0])?.area).toBeUndefined();
  });

  it('describes the area to screen readers', () => {
    const seat = seatWithBurst();
    const { value: snapshot } = seat.model.snapshot;
    const marks = marksAt(seat, [4, 0]);
    if (!snapshot || !marks) throw new Error('The map has not loaded.');
    const text = hexDescription(snapshot, [4, 0], new Map(), new Map(), marks);
    expect(text).toContain('Area: 7 hexes; Ana, Wolf 2');
  });

  it('shows the chosen area until the player confirms it, wherever the pointer is', () => {
    const seat = seatWithBurst();
    currentTool(seat.controller).value?.press([4, 0], 'touch');
    const draft = seat.controller.activity.draft.value;
    expect(draft && currentOf(draft)).toMatchObject({ spell: 'burst', at: [4, 0] });
    expect(marksAt(seat, null)?.area).toEqual(AREA);
  });
});
