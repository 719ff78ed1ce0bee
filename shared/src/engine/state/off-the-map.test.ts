import { describe, expect, it } from 'vitest';
import { brokenInvariant } from '../../fuzz/invariants.ts';
import { Battle } from '../battle/battle.ts';
import { after } from '../testing/battles.ts';
import { freeOrder, freeOrderBattle } from '../testing/free-order.ts';
import { view } from '../visibility/view.ts';
import { occupant, withCache, within } from './table.ts';

/** Returns a battle in which Ann has fled from [0, 0]. Bob stands next to that hex. */
const fled = () =>
  after(freeOrderBattle('ann', 'bob'), { as: 'ann', answer: 'step' }, { as: 'ann', do: 'flee' });

describe('a fighter off the map', () => {
  it('has no position, but is still in the fight', () => {
    const { table } = fled();
    expect(table.fighters.ann).toMatchObject({ at: null, defeated: false });
    expect(freeOrder.fields.at?.get(table, table.fighters.ann as never)).toBeNull();
  });

  it.each([
    { name: 'without cached lookups', look: <Found>(_table: object, find: () => Found) => find() },
    { name: 'with cached lookups', look: withCache as <Found>(table: object, find: () => Found) => Found },
  ])('occupies no hex and is near no fighter, $name', ({ look }) => {
    const { table } = fled();
    expect(
      look(table, () => [occupant(table, [0, 0]), within(table, [0, 0], 3).map(({ id }) => id)]),
    ).toEqual([undefined, ['bob']]);
  });

  it('is visible to spectators as off the map, and breaks no invariant', () => {
    const battle = fled();
    expect(view(freeOrder, battle.table, { role: 'spectator' }).fighters.ann?.at).toBeNull();
    expect(brokenInvariant(battle as never)).toBeUndefined();
    const snapshot = battle.snapshot();
    expect(snapshot && Battle.restore(freeOrder, snapshot).hash()).toBe(battle.hash());
  });

  it('frees its hex for other fighters, and can be placed again', () => {
    const battle = after(fled(), { as: 'gm', do: 'gm.move', target: 'bob', to: [0, 0] });
    expect(battle.check({ as: 'gm', do: 'gm.set', target: 'ann', field: 'at', value: [0, 0] })?.code).toBe(
      'occupied',
    );
    expect(battle.check({ as: 'gm', do: 'gm.set', target: 'ann', field: 'at', value: null })?.code).toBe(
      'bad-input',
    );
    after(battle, { as: 'gm', do: 'gm.set', target: 'ann', field: 'at', value: [1, 0] });
    expect(battle.table.fighters.ann?.at).toEqual([1, 0]);
  });
});
