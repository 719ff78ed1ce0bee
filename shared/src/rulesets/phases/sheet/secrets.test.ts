import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import type { Setup } from '../../../engine/setup/setup.ts';
import { seededDice } from '../../../engine/state/dice.ts';
import { captureEvents, filterEvent } from '../../../engine/visibility/event-audience.ts';
import { view } from '../../../engine/visibility/view.ts';
import type { Viewer } from '../../../engine/visibility/viewer.ts';
import { seedOf } from '../../../fuzz/chance.ts';
import { phases } from '../index.ts';
import type { PhasesTable } from '../table.ts';

const NUMBERS = {
  dodge: null,
  adef: null,
  saveTarget: null,
  speed: null,
  scope: null,
  grit: null,
  bulk: null,
};
const KEPT = { ...NUMBERS, armor: null, hpMax: null, mpMax: null, stressCap: null, recovery: null };

const ann: Viewer = { role: 'player', fighters: ['ann'] };
const foe: Viewer = { role: 'player', fighters: ['foe'] };

function fight(known: readonly string[] = []): Battle {
  const setup: Setup = {
    ruleset: 'phases',
    options: {},
    map: { radius: 4, walls: [], difficult: [], cover: [] },
    combatants: [
      { id: 'ann', side: 'heroes', at: [0, 0], sheet: { kind: 'warden' } },
      { id: 'bea', side: 'heroes', at: [-2, 0], sheet: { kind: 'ranger' }, state: { known: [...known] } },
      { id: 'foe', side: 'foes', at: [1, 0], sheet: { kind: 'raider' } },
    ],
  };
  return Battle.start(phases, setup, seededDice(seedOf('duel')));
}

function duel(known?: readonly string[]): PhasesTable {
  return fight(known).table as PhasesTable;
}

/** Plays the ranger's Volley at the enemy. Returns the attack event as a viewer receives it. */
function volleyHeardBy(viewer: Viewer) {
  const battle = fight();
  for (const id of ['ann', 'bea']) battle.apply({ as: id, answer: 'pass', until: 'skirmish' });
  battle.apply({ as: 'bea', answer: 'act' });
  const events = battle.apply({ as: 'bea', do: 'attack', weapon: 'longbow', target: 'foe' });
  const heard = captureEvents(phases, battle.table, events).map((told) => filterEvent(phases, told, viewer));
  return heard.find((event) => event?.type === 'attacked');
}

function seenBy(viewer: Viewer, table: PhasesTable, id = 'foe') {
  return view(phases, table, viewer).fighters[id];
}

function oddsOn(table: PhasesTable) {
  const blow = { do: 'attack', weapon: 'longsword', target: 'foe' };
  return phases.forecast(view(phases, table, ann), 'ann', blow)?.odds;
}

describe('the numbers of an enemy', () => {
  it('are hidden from sides that have not learned them', () => {
    expect(seenBy(ann, duel())).toMatchObject({ ...KEPT, weapons: [], reactions: [], hp: 8 });
  });

  it('are known to a whole side once one of its fighters has learned them', () => {
    expect(seenBy(ann, duel(['foe']))).toMatchObject({
      dodge: 10,
      armor: 1,
      hpMax: 8,
      stressCap: 6,
      woundCap: 1,
      weapons: ['hand-axe', 'half-pike'],
    });
  });

  it('are known to its own side and the GM, but not to spectators', () => {
    const table = duel();
    expect(seenBy(foe, table)).toMatchObject({ dodge: 10 });
    expect(seenBy({ role: 'gm' }, table)).toMatchObject({ dodge: 10 });
    expect(seenBy({ role: 'spectator' }, table, 'ann')).toMatchObject(KEPT);
  });

  it('are needed for odds, which are hidden until the numbers are learned', () => {
    expect(oddsOn(duel())).toMatchObject({ outcomes: [], effects: [] });
    expect(oddsOn(duel(['foe']))?.outcomes.map(({ id }) => id)).toEqual(['miss', 'hit', 'critical']);
  });

  it('are absent from the table view, including armor and maximums', () => {
    const seen = view(phases, duel(), ann);
    const fieldOf = (id: string, key: 'armor' | 'hpMax' | 'recoveries') => {
      const fighter = seen.fighters[id];
      return fighter && phases.fields[key]?.get(seen, fighter);
    };
    expect(['armor', 'hpMax', 'recoveries'].map((key) => fieldOf('foe', key as 'armor'))).toEqual([
      null,
      null,
      null,
    ]);
    expect(fieldOf('bea', 'hpMax')).toBe(10);
  });

  it('cannot be derived from the results of harm', () => {
    const drained = { type: 'drained', target: 'foe', mpMax: 1 } as const;
    const [told] = captureEvents(phases, duel(), [drained]);
    if (!told) throw new Error('Nothing was told.');
    expect(filterEvent(phases, told, ann)).not.toHaveProperty('mpMax');
    expect(filterEvent(phases, told, foe)).toMatchObject({ mpMax: 1 });
  });

  it('cannot be derived from rolls: the other side sees the dice but not the sum', () => {
    const told = volleyHeardBy(ann);
    expect(told).toMatchObject({ bonus: 2, total: expect.any(Number) });
    const heard = volleyHeardBy(foe);
    expect(heard).toMatchObject({ by: 'bea', die: told?.die, hits: told?.hits });
    expect(heard).not.toHaveProperty('total');
    expect(heard).not.toHaveProperty('bonus');
    expect(volleyHeardBy({ role: 'gm' })).toEqual(told);
  });
});
