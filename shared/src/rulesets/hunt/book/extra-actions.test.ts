import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import type { Setup, SetupFighter } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { view } from '../../../engine/visibility/view.ts';
import type { Viewer } from '../../../engine/visibility/viewer.ts';
import { hunt } from '../index.ts';

const ANA: Viewer = { role: 'player', fighters: ['ana'] };
const HOG: Viewer = { role: 'player', fighters: ['hog'] };

/**
 * Starts a battle between a slayer and two beasts: a young boar, and a boss with the `habit` ability. The boss has
 * the given conditions.
 */
function ambush(conditions: string[]): Battle {
  const combatants: SetupFighter[] = [
    { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'slayer' } },
    { id: 'boar', side: 'foes', at: [2, 0], sheet: { kind: 'ridge-boar' }, state: { conditions } },
    { id: 'hog', side: 'foes', at: [3, 0], sheet: { kind: 'young-boar' } },
  ];
  const order = ['ana', 'boar', 'hog'];
  const setup: Setup = {
    ruleset: 'hunt',
    options: {},
    map: { radius: 6, walls: [], difficult: [], cover: [] },
    combatants,
    order,
  };
  return Battle.start(hunt, setup, scriptedDice([]));
}

describe('the trigger of a habit', () => {
  it.each([
    { name: 'is hidden from the other side', eyes: ANA, conditions: [], habit: null },
    { name: 'is known to its own side', eyes: HOG, conditions: [], habit: 'stamina-zero' },
    {
      name: 'is known to all sides once the boss is exposed',
      eyes: ANA,
      conditions: ['exposed'],
      habit: 'stamina-zero',
    },
  ])('$name', ({ eyes, conditions, habit }) => {
    const { table } = ambush(conditions);
    expect(view(hunt, table, eyes).fighters.boar).toMatchObject({ habit });
  });
});
