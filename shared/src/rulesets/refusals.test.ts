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

/** Starts a fight between Ana and Rex, who stand side by side. Ana acts first and starts in the given state. */
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
    name: 'Flow: names the size of a target that is too large, and the limit',
    battle: { ...FLOW, foe: { size: 'huge' } },
    intent: { do: 'shove', target: 'rex', mode: 'push' },
    message: 'Rex is too large. Their size: Huge. Your limit: Medium.',
  },
  {
    name: 'Vigil: names the condition that keeps a fighter in place',
    battle: { ...VIGIL, state: { conditions: ['held'] } },
    intent: AWAY,
    message: 'You can’t do that while you’re held.',
  },
  {
    name: 'Vigil: names the actions that a dazed fighter cannot take',
    battle: { ...VIGIL, state: { conditions: ['dazed'] } },
    intent: { do: 'attack', weapon: 'longsword', target: 'rex' },
    message: 'You’re dazed: you can’t use or forgo your regular action.',
  },
  {
    name: 'Vigil: names the target that is too large',
    battle: { ...VIGIL, foe: { size: 'huge' } },
    intent: { do: 'use', ability: 'trip', target: 'rex' },
    message: 'Rex is too large for that: they’re two or more sizes larger than you.',
  },
  {
    name: 'Degrees: names the condition that makes a fighter helpless',
    battle: { ...DEGREES, state: { conditions: ['stunned'] } },
    intent: { do: 'talk', text: 'Help!' },
    message: 'You can’t do that because of your condition: Stunned.',
  },
  {
    name: 'Degrees: names the ways to move while prone',
    battle: { ...DEGREES, state: { conditions: ['prone'] } },
    intent: AWAY,
    message: 'You’re prone: crawl, or stand up first.',
  },
  {
    name: 'Degrees: names the condition that makes a fighter immobile',
    battle: { ...DEGREES, state: { conditions: ['bound'] } },
    intent: AWAY,
    message: 'You can’t move because of your condition: Bound.',
  },
])('the message of a rejection in $name', ({ battle, intent, message }) => {
  expect(duel(battle).check({ as: 'ana', ...intent })).toMatchObject({ message });
});
