import { describe, expect, it } from 'vitest';
import type { Hex } from '../hex/axial.ts';
import { type DroppedItem, putOnGround, takeUp, thingAt, thingsNear } from './ground.ts';
import { sceneWith } from './testing/scene.ts';

const HERE: Hex = [0, 0];
const SWORD: DroppedItem = { item: 'sword', at: HERE, owner: 'ana' };

function scene(...ground: DroppedItem[]) {
  return { ...sceneWith({ hp: 1 }), ground };
}

describe('an item', () => {
  it('lies where it was dropped, and its holder is reported', () => {
    const table = scene();
    putOnGround(table, SWORD);
    expect(thingAt(table, 'sword', HERE)).toBe(SWORD);
    expect(table.events).toEqual([{ type: 'dropped', target: 'ana', item: 'sword', at: HERE }]);
  });

  it.each([
    { name: 'under another name', item: 'bow', at: HERE },
    { name: 'from another hex', item: 'sword', at: [1, 0] as Hex },
  ])('is not picked up $name', ({ item, at }) => {
    const table = scene(SWORD);
    expect(takeUp(table, 'rat', item, at)).toBeUndefined();
    expect([table.ground, table.events]).toEqual([[SWORD], []]);
  });

  it('is picked up one at a time', () => {
    const table = scene(SWORD, { ...SWORD, owner: 'ben' });
    expect(takeUp(table, 'rat', 'sword', HERE)).toBe(SWORD);
    expect(table.ground.map(({ owner }) => owner)).toEqual(['ben']);
    expect(table.events).toEqual([{ type: 'picked-up', target: 'rat', item: 'sword', at: HERE }]);
  });

  it('is near if it lies within the given number of hexes', () => {
    const table = scene(SWORD, { ...SWORD, at: [1, 0] }, { ...SWORD, at: [2, 0] });
    expect(thingsNear(table, HERE, 1)).toHaveLength(2);
  });
});
