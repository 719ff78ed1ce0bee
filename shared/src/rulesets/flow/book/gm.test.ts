import { expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { groundAt, groundLabel } from '../../../engine/gm/painting.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { flow } from '../index.ts';

function duel() {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 3 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: [3, 0], sheet: { kind: 'raider' } },
    ],
    order: ['ana', 'raider'],
  });
  return Battle.start(flow, setup, scriptedDice([]));
}

const paint = (terrain: string) => ({ as: 'gm', do: 'gm.terrain', hexes: [[1, 0]], terrain });
const walk = { as: 'ana', do: 'move', path: [[1, 0]] };
const open = { as: 'ana', do: 'free', what: 'open-door', at: [1, 0] };

it('a wall that the GM paints blocks movement until it is removed', () => {
  const battle = duel();
  expect(battle.check(walk)).toBeNull();
  battle.apply(paint('wall'));
  expect(battle.check(walk)?.code).toBe('blocked');
  battle.apply(paint('open'));
  expect(battle.check(walk)).toBeNull();
});

it('a door that the GM paints can be opened until the GM paints over it', () => {
  const battle = duel();
  battle.apply(paint('door'));
  expect([battle.check(walk)?.code, battle.check(open)]).toEqual(['blocked', null]);
  battle.apply(open);
  expect(groundAt(flow.gm, battle.table, [1, 0])).toBe('open-door');
  battle.apply(paint('difficult'));
  expect(groundAt(flow.gm, battle.table, [1, 0])).toBe('difficult');
  expect(battle.check(open)).not.toBeNull();
});

it('the log and the GM’s menu show the names of doors, not of the actions that open and close them', () => {
  const battle = duel();
  battle.apply(paint('door'));
  const events = battle.apply(paint('open-door'));
  const [line] = events.flatMap((event) => flow.description.line(event, String) ?? []);
  expect(line?.text).toBe('The GM repaints 1 hex: Open door (previously: 1 × Door).');
  expect(['open', 'door', 'open-door'].map((ground) => groundLabel(flow.gm, ground))).toEqual([
    'Open',
    'Door',
    'Open door',
  ]);
});
