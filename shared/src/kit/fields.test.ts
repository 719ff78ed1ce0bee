import { describe, expect, it } from 'vitest';
import { count } from '../engine/schema/field-schema.ts';
import type { PlacedFighter, Table } from '../engine/state/table.ts';
import type { Hex } from '../hex/axial.ts';
import { fieldsOf } from './fields.ts';
import { sceneWith } from './testing/scene.ts';

type Soul = PlacedFighter & { hp: number };
const { at, atOrGone, field, editable, readOnly, readOnlyAs, side } = fieldsOf<Table<Soul>, Soul>();

function scene() {
  const table: Table<Soul> = sceneWith({ hp: 5 }, { walls: [[0, -1]] });
  const { ana, rat } = table.fighters;
  if (!ana || !rat) throw new Error('The toy fight has changed.');
  return { table, ana, rat };
}

describe('a field', () => {
  it('that derives from others is computed from them and cannot be written', () => {
    const { table, ana } = scene();
    const half = readOnly(count(), ({ hp }, { round }) => hp * 10 + round);
    expect(half.get(table, ana)).toBe(50 + table.round);
    expect(half.set).toBeUndefined();
  });

  it('that is stored and read-only needs only a schema', () => {
    const { table, ana } = scene();
    const { hp } = readOnlyAs({ hp: count() });
    expect([hp.get(table, ana), hp.set]).toEqual([5, undefined]);
  });

  it('that is stored is read and written under its own name', () => {
    const { table, ana } = scene();
    const hp = editable('hp', count());
    hp.set?.(table, ana, 3);
    expect([ana.hp, hp.get(table, ana)]).toEqual([3, 3]);
  });

  it('that is stored passes its old value to the hook that runs after a change', () => {
    const { table, ana } = scene();
    const seen: number[] = [];
    const hp = editable('hp', count(), { after: (_table, fighter, before) => seen.push(before, fighter.hp) });
    hp.set?.(table, ana, 2);
    expect(seen).toEqual([5, 2]);
  });

  it('that is stored can reject a value that fits its schema', () => {
    const { table, ana } = scene();
    const hp = editable('hp', count(), {
      fault: (_table, _fighter, value) => (value > 5 ? 'too-much' : undefined),
    });
    expect([hp.fault?.(table, ana, 6), hp.fault?.(table, ana, 5)]).toEqual(['too-much', undefined]);
  });

  it('with its own getter and setter is returned unchanged', () => {
    const own = { kind: count(), get: () => 7 };
    expect(field(own)).toBe(own);
  });
});

describe('a fighter’s position', () => {
  it.each<{ name: string; to: Hex; fault: string | undefined }>([
    { name: 'a wall', to: [0, -1], fault: 'blocked' },
    { name: 'off the map', to: [99, 0], fault: 'blocked' },
    { name: 'another fighter’s hex', to: [1, 0], fault: 'occupied' },
    { name: 'a free hex', to: [0, 2], fault: undefined },
  ])('can be changed to a free hex only: $name', ({ to, fault }) => {
    const { table, ana, rat } = scene();
    rat.at = [1, 0];
    expect(at().fault?.(table, ana, to)).toBe(fault);
  });

  it('is set directly, or with a function that the rulebook gives for moves', () => {
    const { table, ana } = scene();
    at().set?.(table, ana, [0, 2]);
    expect(ana.at).toEqual([0, 2]);
    at((_table, fighter) => {
      fighter.at = [0, 3];
    }).set?.(table, ana, [0, 2]);
    expect(ana.at).toEqual([0, 3]);
  });

  it('can be off the map, but the GM cannot take a fighter off the map', () => {
    const { table, ana } = scene();
    const place = atOrGone();
    expect(place.fault?.(table, ana, null)).toBe('bad-input');
    expect(place.get(table, ana)).toEqual(ana.at);
  });
});

it('changing a fighter’s side runs the hook for its consequences', () => {
  const { table, ana } = scene();
  const told: string[] = [];
  side(({ fighters }) => told.push(fighters.ana?.side ?? '')).set?.(table, ana, 'foes');
  expect(told).toEqual(['foes']);
});
