import { describe, expect, it } from 'vitest';
import { draftOf } from '../battle/draft.ts';
import type { Tool } from '../map/tool.ts';
import { Chair } from '../testing/chair.ts';
import { showing } from '../testing/show.ts';
import { currentTool } from './current.ts';
import { place } from './placing.ts';

const ana = () => new Chair(showing({ dice: [1] }), ['ana']);

function toolOf({ controller }: Chair): Tool {
  const tool = currentTool(controller).value;
  if (!tool) throw new Error('There is no tool.');
  return tool;
}

function prepare({ controller }: Chair, option: string): void {
  const offer = controller.prompts.offers.value.find((one) => one.option === option);
  if (offer) controller.activity.prepare(draftOf(offer));
}

describe('with nothing being done, the pointer', () => {
  it('shows whom one can strike and where one can go', () => {
    const { hexes, targets, from } = toolOf(ana()).marks(null);
    expect(targets).toEqual(['ben', 'rat', 'rex']);
    expect(hexes.map(({ at }) => at)).toContainEqual([-1, 0]);
    expect(from).toEqual([0, 0]);
  });

  it('shows the way to the hex that it is over', () => {
    expect(toolOf(ana()).marks([-1, 0]).path).toEqual([[-1, 0]]);
  });

  it('takes aim at a foe', () => {
    const chair = ana();
    toolOf(chair).press([1, 0], 'mouse');
    expect(chair.controller.activity.draft.value).toMatchObject({
      offer: { option: 'hit' },
      chosen: { target: 'rat' },
    });
  });

  it('has Enter do what has been prepared, wherever the cursor is', async () => {
    const chair = ana();
    expect(toolOf(chair).confirm).toBeUndefined();
    toolOf(chair).press([1, -1], 'mouse');
    toolOf(chair).confirm?.();
    await Promise.resolve();
    expect(chair.battle.prompts.map(({ for: asked, kind }) => [asked, kind])).toEqual([['rex', 'defend']]);
  });

  it('goes where a mouse presses', async () => {
    const chair = ana();
    toolOf(chair).press([-1, 0], 'mouse');
    await Promise.resolve();
    expect(chair.battle.table.fighters.ana?.at).toEqual([-1, 0]);
  });

  it('goes where somebody may strike at the second press of a mouse', async () => {
    const chair = ana();
    toolOf(chair).press([0, -1], 'mouse');
    expect([chair.controller.activity.proposed.value, chair.battle.table.fighters.ana?.at]).toEqual([[0, -1], [0, 0]]); // biome-ignore format: a pair
    toolOf(chair).press([0, -1], 'mouse');
    await Promise.resolve();
    expect(chair.battle.table.fighters.ana?.at).toEqual([0, -1]);
  });

  it('shows a finger the way first, and goes at the second press', async () => {
    const chair = ana();
    toolOf(chair).press([-1, 0], 'touch');
    expect([chair.controller.activity.proposed.value, chair.battle.table.fighters.ana?.at]).toEqual([[-1, 0], [0, 0]]); // biome-ignore format: a pair
    toolOf(chair).press([-1, 0], 'touch');
    await Promise.resolve();
    expect(chair.battle.table.fighters.ana?.at).toEqual([-1, 0]);
  });

  it('looks at whoever stands there if nothing can be done to them', () => {
    const chair = new Chair(showing(), ['ben']);
    toolOf(chair).press([1, 0], 'mouse');
    expect(chair.model.inspected.value).toBe('rat');
  });
});

describe('with an action prepared, the pointer', () => {
  it('chooses among those at whom it may be aimed', () => {
    const chair = ana();
    prepare(chair, 'flourish');
    expect(toolOf(chair)).toMatchObject({ name: 'aiming', hint: 'Flourish: choose a target on the map' });
    toolOf(chair).press([1, -1], 'mouse');
    expect(chair.controller.activity.draft.value?.chosen).toEqual({ target: 'rex' });
  });

  it('does it at once where nothing else is left to choose', async () => {
    const chair = ana();
    prepare(chair, 'walk');
    toolOf(chair).press([-1, 0], 'mouse');
    await Promise.resolve();
    expect(chair.battle.table.fighters.ana?.at).toEqual([-1, 0]);
  });

  it.each([
    { name: 'a press where it cannot be aimed', end: (tool: Tool) => tool.press([4, 0], 'mouse') },
    { name: 'its exit', end: (tool: Tool) => tool.exit() },
  ])('lets go of it by $name', ({ end }) => {
    const chair = ana();
    prepare(chair, 'hit');
    end(toolOf(chair));
    expect(chair.controller.activity.draft.value).toBeNull();
    expect(toolOf(chair).name).toBe('idle');
  });
});

describe('with somebody to be placed, the pointer', () => {
  const gm = () => {
    const chair = new Chair(showing(), 'gm');
    place(chair.controller, { target: 'rat' });
    return chair;
  };

  it('marks free ground alone', () => {
    expect(toolOf(gm()).marks([3, 0]).hexes).toHaveLength(1);
    expect(toolOf(gm()).marks([0, 0]).hexes).toEqual([]);
  });

  it('puts them where it presses, and is done', async () => {
    const chair = gm();
    toolOf(chair).press([3, 0], 'mouse');
    await Promise.resolve();
    expect(chair.battle.table.fighters.rat?.at).toEqual([3, 0]);
    expect(toolOf(chair).name).toBe('idle');
  });

  it('gives a newcomer of the same kind a number', async () => {
    const chair = new Chair(showing(), 'gm');
    place(chair.controller, { kind: 'rat', side: 'foes', count: 1 });
    toolOf(chair).press([3, 0], 'mouse');
    await Promise.resolve();
    expect(chair.battle.table.fighters['rat-2']).toMatchObject({ name: 'Rat 2', side: 'foes', at: [3, 0] });
  });
});
