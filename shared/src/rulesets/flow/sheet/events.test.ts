import { expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { lineOf } from '../../../engine/presentation/log-lines.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { flow } from '../index.ts';

/** Returns the log lines of a fight in which Ana fumbles and the GM rules on the fumble. */
function fumble(ruling: object): string[] {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 2 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: [1, 0], sheet: { kind: 'raider' } },
    ],
    order: ['ana', 'raider'],
  });
  const battle = Battle.start(flow, setup, scriptedDice([99]));
  battle.apply({ as: 'ana', do: 'attack', target: 'raider' });
  return battle.apply({ as: 'gm', ...ruling }).map((event) => lineOf(flow, event, (id) => id)?.text ?? '');
}

it('the log says that a default applies when the GM does not rule in time', () => {
  const byDefault = fumble({ do: 'gm.timeout' });
  const ruled = fumble({ answer: 'off-balance' });
  expect(byDefault[0]).toMatch(/^The GM didn’t rule in time, so the default applies: .*balance\.$/);
  expect(byDefault.slice(1)).toEqual(ruled);
});

it('events name the attacker and the defeated target', () => {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 2 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: [1, 0], sheet: { kind: 'raider' }, state: { hp: 1, rp: 0 } },
    ],
    order: ['ana', 'raider'],
  });
  const battle = Battle.start(flow, setup, scriptedDice([50, 8]));
  const events = battle.apply({ as: 'ana', do: 'attack', target: 'raider', onHit: 'pass' });
  const falls = events.filter(({ type }) => type === 'hurt' || type === 'defeated');
  expect(falls.map(({ type, by, target }) => ({ type, by, target }))).toEqual([
    { type: 'hurt', by: 'ana', target: 'raider' },
    { type: 'defeated', by: 'ana', target: 'raider' },
  ]);
});

it('a dropped item is marked on its hex', () => {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 2 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 1], sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: [1, 0], sheet: { kind: 'raider' } },
    ],
    order: ['ana', 'raider'],
  });
  const battle = Battle.start(flow, setup, scriptedDice([99]));
  const marks = () => flow.description.marks?.(battle.table);
  expect(marks()).toEqual([]);
  battle.apply({ as: 'ana', do: 'attack', target: 'raider' });
  battle.apply({ as: 'gm', answer: 'drop' });
  expect(marks()).toEqual([{ at: [0, 1], icon: 'thing', label: 'Sword' }]);
});
