import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import type { PlannedChoice } from '../../../engine/core/forecast.ts';
import type { CheckSum, DerivationLine } from '../../../engine/presentation/derivation.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { seededDice } from '../../../engine/state/dice.ts';
import { seedOf } from '../../../fuzz/chance.ts';
import { phases } from '../index.ts';

interface Foretold {
  /** The archetype of the hero. */
  readonly kind: string;
  readonly conditions?: readonly string[];
  readonly does: PlannedChoice;
}

/**
 * Returns the first sum in the derivation of a hero's choice. The hero stands next to a raider with the given
 * conditions.
 */
function sumOf({ kind, conditions = [], does }: Foretold): CheckSum<DerivationLine> | undefined {
  const state: Readonly<Record<string, Json>> = { conditions };
  const setup = parseSetup({
    ruleset: 'phases',
    map: { radius: 4 },
    combatants: [
      { id: 'ann', name: 'Ann', side: 'heroes', at: [0, 0], sheet: { kind } },
      { id: 'gor', name: 'Gor', side: 'foes', at: [1, 0], sheet: { kind: 'raider' }, state },
    ],
  });
  const { table } = Battle.start(phases, setup, seededDice(seedOf('duel')));
  return phases.forecast(table, 'ann', does)?.odds?.derive?.().sums[0];
}

const target = 'gor';

describe('the derivation of', () => {
  it.each([
    {
      name: 'an attack that starts from the defense and adds grit',
      does: { do: 'attack', weapon: 'longsword', target },
      kind: 'warden',
      points: { 'Dodge 10': 0.55, Grit: 0.1 },
    },
    {
      name: 'an attack on a stunned and prone target',
      does: { do: 'attack', weapon: 'longsword', target },
      kind: 'warden',
      conditions: ['prone', 'stunned'],
      points: {
        'Dodge 10': 0.55,
        'Stunned: counts as 5': 0.25,
        Grit: 0.1,
        'Edge: prone target': 119 / 120 - 0.9,
      },
    },
    {
      name: 'an arcane attack, which arcane defense resists, while engaged',
      does: { do: 'attack', weapon: 'improvised-spell', target },
      kind: 'stormcaller',
      points: { 'Arcane defense 8': 0.65, Grit: 0.1, 'Snag: engaged': -0.175 },
    },
    {
      name: 'a shove of a larger fighter',
      does: { do: 'shove', target },
      kind: 'duelist',
      points: { 'Dodge 10': 0.55, Grit: 0.1, 'Snag: size': -0.175 },
    },
    {
      name: 'an ability that works only if a save fails',
      does: { do: 'use', ability: 'taunt', target },
      kind: 'duelist',
      conditions: ['dazed'],
      points: { 'Save target 11': 0.5, Mind: 0, 'Snag: dazed': 0.175 },
    },
  ])('$name', ({ points, ...foretold }) => {
    const lines = sumOf(foretold)?.lines ?? [];
    expect(lines.map(({ label }) => label)).toEqual(Object.keys(points));
    for (const { label, points: given } of lines)
      expect(given, label).toBeCloseTo((points as Record<string, number>)[label] ?? Number.NaN, 12);
  });

  it('an attack shows its dice and the outcome of each result', () => {
    const does = { do: 'full-attack', mode: 'slow', weapon: 'great-maul', target };
    const sum = sumOf({ kind: 'warden', does });
    expect(sum).toMatchObject({
      label: 'Ann: Great maul against Gor',
      total: 2,
      roll: 'd20 + 2 − d6: 10 or more',
      table: [
        { from: -5, to: 7, label: 'Miss' },
        { from: 8, to: 17, label: 'Hit' },
        { from: 18, to: 19, label: 'Critical' },
      ],
    });
    expect(sum?.table?.[2]?.chance).toBeCloseTo(3 / 120, 12);
  });
});
