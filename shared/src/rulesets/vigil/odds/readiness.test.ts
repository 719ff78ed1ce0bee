import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { vigil } from '../index.ts';

/** Returns the worth of an intent for an archer who stands `away` hexes from a raider. */
function worth(
  away: number,
  state: object,
  intent: { readonly do: string; readonly weapon?: string | null },
) {
  const combatants = [
    { id: 'a', side: 'heroes', at: [0, 0], sheet: { kind: 'archer' }, state },
    { id: 'x', side: 'foes', at: [away, 0], sheet: { kind: 'raider' } },
  ];
  const setup = parseSetup({ ruleset: 'vigil', map: { radius: 6 }, combatants, order: ['a', 'x'] });
  const { table } = Battle.start(vigil, setup, scriptedDice([]));
  return vigil.forecast(table, 'a', intent)?.odds?.worth ?? 0;
}

const toDagger = { do: 'switch', weapon: 'dagger' };

describe('the worth of preparing an attack', () => {
  it('rewards reloading the crossbow after its shot', () => {
    expect(worth(5, { unloaded: ['crossbow'] }, { do: 'reload', weapon: 'crossbow' })).toBeGreaterThan(2);
  });

  it('rewards drawing the dagger when no focus is left to shoot', () => {
    expect(worth(1, { focus: 0 }, toDagger)).toBeGreaterThan(0.3);
  });

  it('does not reward putting away a good bow', () => {
    expect(worth(5, {}, toDagger)).toBe(0);
    expect(worth(5, {}, { do: 'switch', weapon: null })).toBe(0);
  });

  it.each([1, 3, 5])(
    'never rewards switching back and forth between weapons, %i hexes from the enemy',
    (away) => {
      const forth = worth(away, { wielded: 'crossbow' }, { do: 'switch', weapon: 'long-bow' });
      const back = worth(away, { wielded: 'long-bow' }, { do: 'switch', weapon: 'crossbow' });
      expect(Math.min(forth, back)).toBe(0);
    },
  );

  it('rewards standing up', () => {
    expect(worth(1, { conditions: ['prone'] }, { do: 'stand' })).toBeGreaterThan(1);
  });
});
