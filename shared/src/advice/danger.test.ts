import { describe, expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import { foretell } from '../engine/core/foretell.ts';
import { presentEdition } from '../engine/history/edition.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { scriptedDice, seededDice } from '../engine/state/dice.ts';
import { view } from '../engine/visibility/view.ts';
import { hexKey } from '../hex/map.ts';
import { flow } from '../rulesets/flow/index.ts';
import { phases } from '../rulesets/phases/index.ts';
import { dangerOf } from './danger.ts';
import { levelOf } from './danger-level.ts';

/** Returns a battle and its danger map: a mage, and a raider with an axe in a cell that is open only at [0, 1]. */
function cell({ hidden = false, isClosed = false } = {}) {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 5, walls: isClosed ? [...CELL, [0, 1]] : CELL },
    combatants: [
      { id: 'ana', side: 'heroes', at: [-1, 1], sheet: { kind: 'mage' } },
      { id: 'raider', side: 'foes', at: [1, 0], hidden, sheet: { kind: 'raider' }, state: { fp: 0 } },
    ],
    order: ['ana', 'raider'],
  });
  const battle = Battle.start(flow, setup, scriptedDice([]));
  const seen = view(flow, battle.table, { role: 'player', fighters: ['ana'] });
  const danger = dangerOf(presentEdition(flow), seen, 'ana');
  if (!danger) throw new Error('The danger map is missing.');
  return { battle, danger };
}

const CELL = [
  [1, -1],
  [2, -1],
  [2, 0],
  [1, 1],
  [0, 0],
] as const;

describe('the danger on a hex', () => {
  it('is the average damage of the best attack, times the number of attacks that the foe can pay for', () => {
    const { battle, danger } = cell();
    const { table } = battle;
    battle.apply({ as: 'ana', do: 'end-turn' });
    battle.apply({ as: 'gm', do: 'gm.move', target: 'ana', to: [0, 1] });
    const once = foretell(flow, table, 'raider', { do: 'attack', weapon: 'axe', target: 'ana' });
    const average = 0 - (once?.odds?.effects[0]?.average ?? 0);
    expect(average).toBeGreaterThan(0);
    expect(danger.at([0, 1]).damage).toBeCloseTo(2 * average, 9); // 5 AP, and each attack costs 2 AP
    expect(danger.at([0, 1]).by.map(({ id }) => id)).toEqual(['raider']);
  });

  it('is zero where no foe can attack', () => {
    expect(cell({ isClosed: true }).danger.at([-1, 1])).toMatchObject({ damage: 0, level: 'none', by: [] });
  });

  it('does not depend on foes that the seat does not know', () => {
    expect(cell({ hidden: true }).danger.at([0, 1]).damage).toBe(0);
  });

  it.each([
    { damage: 0, level: 'none' },
    { damage: 0.1, level: 'low' },
    { damage: 5, level: 'medium' },
    { damage: 10, level: 'high' },
    { damage: 20, level: 'extreme' },
  ])('is $level if a fighter with 20 health expects $damage damage', ({ damage, level }) => {
    expect(levelOf(damage, 20)).toBe(level);
  });
});

it('a danger map covers the fighter’s own hex and each hex in reach exactly once', () => {
  const { danger } = cell();
  expect(danger.hexes[0]).toEqual([-1, 1]);
  expect(new Set(danger.hexes.map(hexKey)).size).toBe(danger.hexes.length);
  expect(danger.hexes).toContainEqual([0, 1]);
  expect(danger.hexes).not.toContainEqual([1, 1]); // a wall
});

it('a danger map names the foes whose numbers the seat has not learned', () => {
  const fight = groupFight(phases.scenarios);
  if (!fight) throw new Error('The fight is missing.');
  const battle = Battle.start(phases, fight.setup, seededDice('5'.repeat(64)));
  const heroes = Object.values(battle.table.fighters).filter(({ pc }) => pc);
  const foes = Object.values(battle.table.fighters).filter(({ pc }) => !pc);
  const viewer = { role: 'player', fighters: heroes.map(({ id }) => id) } as const;
  const danger = dangerOf(presentEdition(phases), view(phases, battle.table, viewer), heroes[0]?.id ?? '');
  expect([...(danger?.unknown ?? [])].sort()).toEqual(foes.map(({ id }) => id).sort());
});
