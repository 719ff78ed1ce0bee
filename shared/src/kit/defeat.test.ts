import { describe, expect, it } from 'vitest';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fighterOf, type Table } from '../engine/state/table.ts';
import type { Hex } from '../hex/axial.ts';
import { fall, faultOfHealth, heal, hurt } from './defeat.ts';
import { sceneWith } from './testing/scene.ts';

const how = { by: 'ana', clause: 'TOY-1' };
const scene = () => sceneWith({ hp: 5, maxHp: 8 });
const felled = (table: Table<Fighter & { hp: number }>, target: Id, by: Id | null) =>
  fall(table, target, { by, clause: 'TOY-2' });

describe('being hurt', () => {
  it('removes hit points and reports how many are left', () => {
    const table = scene();
    expect(hurt(table, 'rat', 3, how, felled)).toBe(false);
    expect(table.fighters.rat).toMatchObject({ hp: 2, defeated: false });
    expect(table.events).toEqual([{ type: 'hurt', target: 'rat', amount: 3, hp: 2, ...how }]);
  });

  it('removes at most the remaining hit points, and applies the rulebook’s defeat at 0', () => {
    const table = scene();
    expect(hurt(table, 'rat', 9, how, felled)).toBe(true);
    expect(table.fighters.rat).toMatchObject({ hp: 0, defeated: true });
    expect(table.events).toMatchObject([
      { type: 'hurt', amount: 5, hp: 0 },
      { type: 'defeated', target: 'rat', by: 'ana', clause: 'TOY-2' },
    ]);
  });

  it('reports no actor if the damage has no actor', () => {
    const table = scene();
    hurt(table, 'rat', 9, { by: null, clause: 'TOY-1' }, felled);
    for (const event of table.events) expect(event).not.toHaveProperty('by');
  });

  it.each([
    { name: 'out of the fight', defeated: true, target: 'rat' },
    { name: 'no longer on the table', defeated: false, target: 'no-such-fighter' },
  ])('has no effect on a fighter that is $name', ({ defeated, target }) => {
    const table = scene();
    for (const fighter of Object.values(table.fighters)) fighter.defeated = defeated;
    expect(hurt(table, target, 9, how, felled)).toBe(false);
    expect(table.events).toEqual([]);
  });
});

describe('healing', () => {
  it.each([
    { name: 'the full amount', amount: 2, hp: 7 },
    { name: 'no more hit points than are missing', amount: 9, hp: 8 },
  ])('restores $name', ({ amount, hp }) => {
    const table = scene();
    heal(table, 'rat', amount, how);
    expect(table.fighters.rat?.hp).toBe(hp);
    expect(table.events).toEqual([{ type: 'healed', target: 'rat', amount: hp - 5, hp, ...how }]);
  });

  it('does not reduce hit points above the maximum', () => {
    const table = sceneWith({ hp: 9, maxHp: 8 });
    heal(table, 'rat', 1, how);
    expect(table.fighters.rat?.hp).toBe(9);
  });
});

describe('setting the hit points', () => {
  const here: Hex = [0, 0];
  it.each([
    { name: 'allows any number up to the maximum', hp: 8, defeated: false, fault: undefined },
    { name: 'rejects a number above the maximum', hp: 9, defeated: false, fault: 'too-much' },
    {
      name: 'rejects raising a fighter while another stands in its hex',
      hp: 1,
      defeated: true,
      fault: 'occupied',
    },
    { name: 'allows 0 hit points for a defeated fighter', hp: 0, defeated: true, fault: undefined },
  ])('$name', ({ hp, defeated, fault }) => {
    const table = sceneWith({ at: here });
    const other = { ...fighterOf(table, 'rat'), at: here, defeated };
    expect(faultOfHealth(table, other, hp, 8)).toBe(fault);
  });
});
