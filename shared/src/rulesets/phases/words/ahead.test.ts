import { expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import type { SetupFighter } from '../../../engine/setup/setup.ts';
import { seededDice } from '../../../engine/state/dice.ts';
import { seedOf } from '../../../fuzz/chance.ts';
import { phases } from '../index.ts';
import { ahead } from './ahead.ts';

/** Returns the possible actions of a hero with the given state, by phase. */
function aheadOf(kind: string, state: SetupFighter['state'] = {}) {
  const setup = {
    ruleset: 'phases',
    options: {},
    map: { radius: 4, walls: [], difficult: [], cover: [] },
    combatants: [
      { id: 'ann', side: 'heroes', at: [0, 0], sheet: { kind }, state },
      { id: 'foe', side: 'foes', at: [4, 0], sheet: { kind: 'raider' } },
    ],
  } as const;
  const { table } = Battle.start(phases, setup, seededDice(seedOf('ahead')));
  const { steps = [], facts } = ahead(table, 'ann') ?? {};
  return { facts, ...Object.fromEntries(steps.map(({ id, things }) => [id, things])) };
}

it('a hero sees the actions that each phase allows, whatever their target', () => {
  expect(aheadOf('duelist')).toEqual({
    facts: [{ label: 'Surge cost', value: '1 stress' }],
    bolster: ['Defend', 'Refresh'],
    channel: [],
    skirmish: ['Mark', 'Search', 'Hand cannon', 'Improvised spell', 'Taunt'],
    reposition: ['Rush', 'Hide'],
    brawl: ['Rapier', 'Improvised weapon', 'Shove', 'Grapple'],
    release: [],
    'full-attack': ['Two attacks'],
    delay: ['Any action from an earlier phase'],
  });
});

it.each([
  {
    name: 'an unloaded weapon',
    kind: 'duelist',
    state: { unloaded: ['hand-cannon'] },
    phase: 'skirmish',
    lacks: 'Hand cannon',
  },
  {
    name: 'a broken weapon',
    kind: 'warden',
    state: { broken: ['great-maul'] },
    phase: 'full-attack',
    lacks: 'Great maul',
  },
  {
    name: 'an action that a condition forbids',
    kind: 'stormcaller',
    state: { conditions: ['silenced'] },
    phase: 'channel',
    lacks: 'Thunderhead',
  },
  {
    name: 'an action that the hero cannot pay for',
    kind: 'stormcaller',
    state: { mp: 1 },
    phase: 'channel',
    lacks: 'Thunderhead',
  },
])('a hero does not see $name among the actions ahead', ({ kind, state, phase, lacks }) => {
  expect(Object.entries(aheadOf(kind)).find(([id]) => id === phase)?.[1]).toContain(lacks);
  expect(Object.entries(aheadOf(kind, state)).find(([id]) => id === phase)?.[1]).not.toContain(lacks);
});

it('a channeled ability waits for its release', () => {
  expect(aheadOf('stormcaller', { channeling: 'thunderhead' })).toMatchObject({
    channel: [],
    release: ['Thunderhead'],
  });
});

it('an NPC, which does not choose its phases, sees no actions ahead', () => {
  expect(aheadOf('raider')).toEqual({ facts: undefined });
});
