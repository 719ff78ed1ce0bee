import { expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { scriptedDice } from '../engine/state/dice.ts';
import { rulesetOf } from './registry.ts';

interface Duel {
  readonly ruleset: string;
  readonly kinds: readonly [string, string];
  readonly state?: object;
  readonly foe?: object;
}

/** Starts a fight between Ana, who acts first and is in the given state, and Rex next to her. */
function duel({ ruleset, kinds: [hero, enemy], state = {}, foe = {} }: Duel): Battle {
  const combatants = [
    { id: 'ana', name: 'Ana', side: 'heroes', at: [0, 0], sheet: { kind: hero }, state },
    { id: 'rex', name: 'Rex', side: 'foes', at: [1, 0], sheet: { kind: enemy, ...foe } },
  ];
  const setup = parseSetup({ ruleset, map: { radius: 8 }, combatants, order: ['ana', 'rex'] });
  return Battle.start(rulesetOf(ruleset), setup, scriptedDice([]));
}

const FLOW = { ruleset: 'flow', kinds: ['duelist', 'raider'] } as const;
const VIGIL = { ruleset: 'vigil', kinds: ['duelist', 'militia'] } as const;
const DEGREES = { ruleset: 'degrees', kinds: ['duelist', 'ruffian'] } as const;
const AWAY = { do: 'move', path: [[0, 1]] };

it.each([
  {
    name: 'sizes of a target that is too large in Flow',
    battle: { ...FLOW, foe: { size: 'huge' } },
    intent: { do: 'shove', target: 'rex', mode: 'push' },
    message: 'Rex is too large: their size is huge, and your limit is medium.',
  },
  {
    name: 'condition that keeps a fighter in place in Vigil',
    battle: { ...VIGIL, state: { conditions: ['held'] } },
    intent: AWAY,
    message: 'You can’t do that while you’re held.',
  },
  {
    name: 'actions that a dazed fighter cannot take in Vigil',
    battle: { ...VIGIL, state: { conditions: ['dazed'] } },
    intent: { do: 'attack', weapon: 'longsword', target: 'rex' },
    message: 'You’re dazed: you can’t use or forgo your regular action.',
  },
  {
    name: 'target that is too large in Vigil',
    battle: { ...VIGIL, foe: { size: 'huge' } },
    intent: { do: 'use', ability: 'trip', target: 'rex' },
    message: 'Rex is too large for that: they’re two or more sizes larger than you.',
  },
  {
    name: 'condition of a helpless fighter in Degrees',
    battle: { ...DEGREES, state: { conditions: ['stunned'] } },
    intent: { do: 'talk', text: 'Help!' },
    message: 'You can’t do that while you’re stunned.',
  },
  {
    name: 'ways to move while prone in Degrees',
    battle: { ...DEGREES, state: { conditions: ['prone'] } },
    intent: AWAY,
    message: 'You’re prone: crawl, or stand up first.',
  },
  {
    name: 'condition that includes being immobile in Degrees',
    battle: { ...DEGREES, state: { conditions: ['bound'] } },
    intent: AWAY,
    message: 'You can’t move while you’re bound.',
  },
])('a refusal names the $name', ({ battle, intent, message }) => {
  expect(duel(battle).check({ as: 'ana', ...intent })).toMatchObject({ message });
});
