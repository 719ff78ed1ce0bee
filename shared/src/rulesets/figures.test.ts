import { describe, expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import type { HeldLook } from '../engine/presentation/figure.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { scriptedDice } from '../engine/state/dice.ts';
import { view } from '../engine/visibility/view.ts';
import type { Viewer } from '../engine/visibility/viewer.ts';
import type { PhasesTable } from './phases/table.ts';
import { RULESETS, rulesetOf } from './registry.ts';

interface Duel {
  readonly ruleset: string;
  readonly kind: string;
  readonly state?: object;
  readonly content?: object;
}

/** Starts a fight between Ana and Rex, who are of the same kind and stand side by side. Ana acts first. */
function duel({ ruleset, kind, state = {}, content }: Duel): Battle {
  const sheet = { kind };
  const combatants = [
    { id: 'ana', name: 'Ana', side: 'heroes', at: [0, 0], sheet, state },
    { id: 'rex', name: 'Rex', side: 'foes', at: [1, 0], sheet },
  ];
  const setup = {
    ruleset,
    map: { radius: 3 },
    combatants,
    order: ['ana', 'rex'],
    ...(content && { content }),
  };
  return Battle.start(rulesetOf(ruleset), parseSetup(setup), scriptedDice([]));
}

function figureOf(battle: Battle, viewer: Viewer = { role: 'gm' }, id = 'ana') {
  const figure = battle.ruleset.description.figure?.(view(battle.ruleset, battle.table, viewer), id);
  if (!figure) throw new Error(`${id} has no figure.`);
  return figure;
}

const looksOf = (battle: Battle): HeldLook[] => figureOf(battle).hands.map(({ look }) => look);

const archetypes = Object.entries(RULESETS).flatMap(([ruleset, { description }]) =>
  Object.keys(description.archetypes).map((kind) => ({ ruleset, kind })),
);

it.each(archetypes)('the $kind of $ruleset has a figure, and the map can draw all that it holds', (made) => {
  const battle = duel(made);
  expect(figureOf(battle).size).toBeGreaterThan(0);
  expect(looksOf(battle)).not.toContain('item');
});

describe('a figure', () => {
  it.each([
    { ruleset: 'flow', kind: 'goblin', size: 0.84 },
    { ruleset: 'vigil', kind: 'ogre-warlord', size: 1.32 },
    { ruleset: 'hunt', kind: 'bruiser', size: 1.16 },
    { ruleset: 'phases', kind: 'warden', size: 1 },
    { ruleset: 'degrees', kind: 'river-troll', size: 1.16 },
  ])('of the $kind in $ruleset has the size of its sheet', ({ size, ...made }) => {
    expect(figureOf(duel(made)).size).toBe(size);
  });

  it.each([
    { ruleset: 'flow', kind: 'shieldbearer', looks: ['mace', 'shield'] },
    { ruleset: 'vigil', kind: 'warden', looks: ['sword', 'shield'] },
    { ruleset: 'hunt', kind: 'slayer', looks: ['axe'] },
    { ruleset: 'phases', kind: 'warden', looks: ['sword', 'shield'] },
    { ruleset: 'degrees', kind: 'bulwark', looks: ['maul'] },
  ])('of the $kind in $ruleset holds $looks', ({ looks, ...made }) => {
    expect(looksOf(duel(made))).toEqual(looks);
  });

  it.each([
    {
      name: 'Flow: with empty hands after it drops its weapon',
      made: { ruleset: 'flow', kind: 'mage' },
      inputs: [{ as: 'ana', do: 'free', what: 'drop', item: 'staff' }],
      before: ['staff'],
      after: [],
    },
    {
      name: 'Vigil: with a two-handed bow instead of a crossbow',
      made: { ruleset: 'vigil', kind: 'archer' },
      inputs: [{ as: 'ana', do: 'switch', weapon: 'long-bow' }],
      before: ['crossbow'],
      after: ['bow'],
    },
    {
      name: 'Degrees: with empty hands after it drops its weapon',
      made: { ruleset: 'degrees', kind: 'duelist' },
      inputs: [{ as: 'ana', do: 'drop', item: 'rapier' }],
      before: ['rapier'],
      after: [],
    },
    {
      name: 'Hunt: with empty hands after its weapon is lost',
      made: { ruleset: 'hunt', kind: 'slayer' },
      inputs: [{ as: 'gm', do: 'gm.set', target: 'ana', field: 'weapons', value: [] }],
      before: ['axe'],
      after: [],
    },
    {
      name: 'Phases: with empty hands while it is disarmed',
      made: { ruleset: 'phases', kind: 'raider' },
      inputs: [{ as: 'gm', do: 'gm.set', target: 'ana', field: 'conditions', value: ['disarmed'] }],
      before: ['axe'],
      after: [],
    },
  ])('is drawn with what the fighter holds. $name', ({ made, inputs, before, after }) => {
    const battle = duel(made);
    expect(looksOf(battle)).toEqual(before);
    for (const input of inputs) battle.apply(input);
    expect(looksOf(battle)).toEqual(after);
  });

  it.each([
    { ruleset: 'flow', kind: 'duelist', condition: 'prone', posture: 'down' },
    { ruleset: 'vigil', kind: 'duelist', condition: 'held', posture: 'grappled' },
    { ruleset: 'hunt', kind: 'slayer', condition: 'toppled', posture: 'down' },
    { ruleset: 'phases', kind: 'skulk', condition: 'hidden', posture: 'hidden' },
    { ruleset: 'degrees', kind: 'sneak', condition: 'bound', posture: 'grappled' },
  ])('is $posture in $ruleset if the fighter is $condition', ({ condition, posture, ...made }) => {
    expect(figureOf(duel({ ...made, state: { conditions: [condition] } })).postures).toEqual([posture]);
  });

  it('shows no weapons to a side that has not learned them', () => {
    const battle = duel({ ruleset: 'phases', kind: 'raider' });
    const rex = { role: 'player', fighters: ['rex'] } as const;
    expect(figureOf(battle, rex).hands).toEqual([]);
    expect(figureOf(battle, rex, 'rex').hands).toMatchObject([{ thing: 'hand-axe' }]);
  });

  it('is like the book’s entries on which a battle bases its own', () => {
    const content = {
      archetypes: { knight: { label: 'Knight', help: 'A knight.', like: 'shieldbearer', main: 'star' } },
      weapons: { star: { label: 'Star', help: 'A morning star.', like: 'mace', sides: 8 } },
    };
    const figure = figureOf(duel({ ruleset: 'flow', kind: 'knight', content }));
    expect(figure).toMatchObject({ body: 'armored', hands: [{ thing: 'star', look: 'mace' }, {}] });
  });
});

const NONE = { bleeding: 0, poisoned: 0, burning: 0, exposed: 0, weakened: 0 };

describe('the count of a condition', () => {
  it.each([
    {
      ruleset: 'flow',
      name: 'the strength of bleeding',
      state: { bleeding: 3 },
      counts: { ...NONE, bleeding: 3 },
    },
    { ruleset: 'flow', name: 'absent for a single cause', state: { conditions: ['exposed'] }, counts: NONE },
    { ruleset: 'degrees', name: 'absent for a single cause', state: { conditions: ['dazed'] }, counts: {} },
  ])('of $ruleset is $name', ({ ruleset, state, counts }) => {
    const battle = duel({ ruleset, kind: 'duelist', state });
    expect(battle.ruleset.description.counts?.(battle.table, 'ana')).toEqual(counts);
  });

  it('of phases is the number of turns that it still lasts', () => {
    const battle = duel({ ruleset: 'phases', kind: 'warden' });
    const { ana } = battle.table.fighters as PhasesTable['fighters'];
    if (ana) ana.suffers = [{ name: 'dazed', by: 'rex', until: ana.turns + 2 }];
    expect(battle.ruleset.description.counts?.(battle.table, 'ana')).toEqual({ dazed: 2 });
  });
});
