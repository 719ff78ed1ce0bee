import { describe, expect, it } from 'vitest';
import { draftOf } from '../battle/draft.ts';
import type { Tool } from '../session/tool.ts';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { currentTool } from './current.ts';
import { place } from './placing.ts';

const ana = () => new TestSeat(demoBattle({ dice: [1] }), ['ana']);

function toolOf({ controller }: TestSeat): Tool {
  const tool = currentTool(controller).value;
  if (!tool) throw new Error('There is no tool.');
  return tool;
}

function prepare({ controller }: TestSeat, option: string): void {
  const offer = controller.prompts.offers.value.find((one) => one.option === option);
  if (offer) controller.activity.prepare(draftOf(offer));
}

describe('without a prepared action, the pointer', () => {
  it('shows targets and reachable hexes', () => {
    const { hexes, targets, from } = toolOf(ana()).marks(null);
    expect(targets).toEqual(['ben', 'rat', 'rex']);
    expect(hexes.map(({ at }) => at)).toContainEqual([-1, 0]);
    expect(from).toEqual([0, 0]);
  });

  it('shows the path to the hex under it', () => {
    expect(toolOf(ana()).marks([-1, 0]).path).toEqual([[-1, 0]]);
  });

  it('takes aim at a foe', () => {
    const seat = ana();
    toolOf(seat).press([1, 0], 'mouse');
    expect(seat.controller.activity.draft.value).toMatchObject({
      offer: { option: 'hit' },
      chosen: { target: 'rat' },
    });
  });

  it('prepares an attack that Enter then confirms, wherever the cursor is', async () => {
    const seat = ana();
    expect(toolOf(seat).confirm).toBeUndefined();
    toolOf(seat).press([1, -1], 'mouse');
    toolOf(seat).confirm?.();
    await Promise.resolve();
    expect(seat.battle.prompts.map(({ for: asked, kind }) => [asked, kind])).toEqual([['rex', 'defend']]);
  });

  it('moves the fighter to a hex that is pressed with the mouse', async () => {
    const seat = ana();
    toolOf(seat).press([-1, 0], 'mouse');
    await Promise.resolve();
    expect(seat.battle.table.fighters.ana?.at).toEqual([-1, 0]);
  });

  it('moves the fighter along a risky path only at the second press with the mouse', async () => {
    const seat = ana();
    toolOf(seat).press([0, -1], 'mouse');
    expect([seat.controller.activity.proposed.value, seat.battle.table.fighters.ana?.at]).toEqual([[0, -1], [0, 0]]); // biome-ignore format: keeps the pair on one line
    toolOf(seat).press([0, -1], 'mouse');
    await Promise.resolve();
    expect(seat.battle.table.fighters.ana?.at).toEqual([0, -1]);
  });

  it('shows the path at the first touch, and moves the fighter at the second', async () => {
    const seat = ana();
    toolOf(seat).press([-1, 0], 'touch');
    expect([seat.controller.activity.proposed.value, seat.battle.table.fighters.ana?.at]).toEqual([[-1, 0], [0, 0]]); // biome-ignore format: keeps the pair on one line
    toolOf(seat).press([-1, 0], 'touch');
    await Promise.resolve();
    expect(seat.battle.table.fighters.ana?.at).toEqual([-1, 0]);
  });

  it('inspects a fighter that is not a target', () => {
    const seat = new TestSeat(demoBattle(), ['ben']);
    toolOf(seat).press([1, 0], 'mouse');
    expect(seat.model.inspected.value).toBe('rat');
  });
});

describe('with an action prepared, the pointer', () => {
  it('chooses among the legal targets', () => {
    const seat = ana();
    prepare(seat, 'flourish');
    expect(toolOf(seat)).toMatchObject({ name: 'aiming', hint: 'Flourish: choose a target on the map' });
    toolOf(seat).press([1, -1], 'mouse');
    expect(seat.controller.activity.draft.value?.chosen).toEqual({ target: 'rex' });
  });

  it('sends the action if nothing else is left to choose', async () => {
    const seat = ana();
    prepare(seat, 'walk');
    toolOf(seat).press([-1, 0], 'mouse');
    await Promise.resolve();
    expect(seat.battle.table.fighters.ana?.at).toEqual([-1, 0]);
  });

  it.each([
    { name: 'an illegal target is pressed', end: (tool: Tool) => tool.press([4, 0], 'mouse') },
    { name: 'the tool is canceled', end: (tool: Tool) => tool.exit() },
  ])('drops the action when $name', ({ end }) => {
    const seat = ana();
    prepare(seat, 'hit');
    end(toolOf(seat));
    expect(seat.controller.activity.draft.value).toBeNull();
    expect(toolOf(seat).name).toBe('idle');
  });
});

describe('while a fighter is being placed, the pointer', () => {
  const gm = () => {
    const seat = new TestSeat(demoBattle(), 'gm');
    place(seat.controller, { target: 'rat' });
    return seat;
  };

  it('marks only free ground', () => {
    expect(toolOf(gm()).marks([3, 0]).hexes).toHaveLength(1);
    expect(toolOf(gm()).marks([0, 0]).hexes).toEqual([]);
  });

  it('places the fighter on the pressed hex, and deselects the tool', async () => {
    const seat = gm();
    toolOf(seat).press([3, 0], 'mouse');
    await Promise.resolve();
    expect(seat.battle.table.fighters.rat?.at).toEqual([3, 0]);
    expect(toolOf(seat).name).toBe('idle');
  });

  it('numbers a new fighter of the same archetype', async () => {
    const seat = new TestSeat(demoBattle(), 'gm');
    place(seat.controller, { kind: 'rat', side: 'foes', count: 1 });
    toolOf(seat).press([3, 0], 'mouse');
    await Promise.resolve();
    expect(seat.battle.table.fighters['rat-2']).toMatchObject({ name: 'Rat 2', side: 'foes', at: [3, 0] });
  });
});
