import { describe, expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { presentEdition } from '../engine/history/edition.ts';
import type { Params } from '../engine/schema/json.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { scriptedDice } from '../engine/state/dice.ts';
import { view } from '../engine/visibility/view.ts';
import { flow } from '../rulesets/flow/index.ts';
import { vigil } from '../rulesets/vigil/index.ts';
import { type Alternative, bestAlternatives, candidates, oddsOf } from './alternatives.ts';

interface Scene {
  readonly ruleset: Ruleset;
  /** The archetype of Ana, and her state at the start. */
  readonly kind: string;
  readonly state?: object;
  /** Each fighter's hex. Ben is an ally of Ana, the raider is an enemy. */
  readonly at: Readonly<Record<'ana' | 'ben' | 'raider', readonly [number, number]>>;
  readonly cover?: readonly (readonly [number, number])[];
  /** The parameters of Ana's attack on the raider. */
  readonly params: Params;
}

function alternativesIn({ ruleset, kind, state = {}, at, cover = [], params }: Scene): Alternative[] {
  const setup = parseSetup({
    ruleset: ruleset.id,
    map: { radius: 6, cover },
    combatants: [
      { id: 'ana', side: 'heroes', at: at.ana, sheet: { kind }, state },
      { id: 'ben', side: 'heroes', at: at.ben, sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: at.raider, sheet: { kind: 'raider' } },
    ],
    order: ['ana', 'ben', 'raider'],
  });
  const battle = Battle.start(ruleset, setup, scriptedDice([]));
  const seen = view(ruleset, battle.table, { role: 'player', fighters: ['ana', 'ben'] });
  const plan = { by: 'ana', option: 'attack', params };
  const odds = oddsOf(ruleset, seen, plan);
  if (!odds) throw new Error('There are no odds.');
  return bestAlternatives(odds, candidates(presentEdition(ruleset), seen, plan));
}

const shot = { weapon: 'longbow', target: 'raider' };
const swing = { weapon: 'sword', target: 'raider' };
const far = { ana: [0, 0], ben: [-5, 0], raider: [3, 0] } as const;
const near = { ana: [0, 0], ben: [-2, 0], raider: [1, 0] } as const;

/** Returns the causes as text: "removed cover". */
const causesOf = ({ causes }: Alternative) => causes.map(({ change, label }) => `${change} ${label}`);

describe('an alternative to an attack is', () => {
  it.each([
    {
      name: 'another hex in reach, where the target has no cover',
      scene: { ruleset: flow, kind: 'archer', at: far, cover: [[3, 0]], params: shot } as Scene,
      kind: 'place',
      step: { by: 'ana', option: 'move', end: [2, 0] },
      causes: ['removed cover'],
    },
    {
      name: 'another action first that removes a penalty',
      scene: { ruleset: flow, kind: 'archer', state: { conditions: ['prone'] }, at: far, params: shot },
      kind: 'first',
      step: { by: 'ana', option: 'stand' },
      causes: ['removed Disadvantage: prone'],
    },
    {
      name: 'another action first that adds a bonus',
      scene: { ruleset: flow, kind: 'archer', at: far, params: shot },
      kind: 'first',
      step: { by: 'ana', option: 'use' },
      causes: ['added focus'],
    },
    {
      name: 'the same action while an ally stands beside the target',
      scene: { ruleset: flow, kind: 'duelist', at: near, params: swing },
      kind: 'ally',
      step: { by: 'ben', option: 'move' },
      causes: ['added gang-up'],
    },
    {
      name: 'the same action with other details',
      scene: {
        ruleset: vigil,
        kind: 'duelist',
        at: near,
        params: { weapon: 'longsword', target: 'raider' },
      },
      kind: 'details',
      step: { by: 'ana', option: 'attack' },
      causes: ['added Power strike: +1 die', 'changed Toughness', 'changed armor: +1 die'],
    },
  ])('$name', ({ scene, kind, step, causes }) => {
    const { end, ...action } = step as typeof step & { end?: unknown };
    const found = alternativesIn(scene).find((one) => one.kind === kind);
    expect(found).toMatchObject({ step: action, ...(end !== undefined && { end }) });
    expect(found && causesOf(found)).toEqual(causes);
  });
});

it('alternatives are sorted by their chances, with one of each kind', () => {
  const found = alternativesIn({ ruleset: flow, kind: 'archer', at: far, cover: [[3, 0]], params: shot });
  expect(found.map(({ kind, chance }) => [kind, Math.round(100 * chance)])).toEqual([
    ['place', 70],
    ['first', 70],
  ]);
});
