import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import type { Odds, PlannedChoice } from '../../../engine/core/forecast.ts';
import { foretell } from '../../../engine/core/foretell.ts';
import type { Derivation } from '../../../engine/presentation/derivation.ts';
import { lineOf } from '../../../engine/presentation/log-lines.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { flow } from '../index.ts';

/** A duelist (Melee 65) and an ally against a raider in a hex with cover. */
function brawl({ dice = [], state = {} }: { dice?: readonly number[]; state?: object } = {}) {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 4, cover: [[1, 0]] },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' }, state },
      { id: 'ben', side: 'heroes', at: [2, 0], sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: [1, 0], sheet: { kind: 'raider' } },
    ],
    order: ['ana', 'ben', 'raider'],
  });
  return Battle.start(flow, setup, scriptedDice(dice));
}

function forecastOf(battle: ReturnType<typeof brawl>, choice: PlannedChoice) {
  const forecast = foretell(flow, battle.table, 'ana', choice);
  if (!forecast?.odds) throw new Error('There are no odds.');
  return { odds: forecast.odds, against: forecast.against };
}

/** Returns the lines of a derivation as text: label, value, and the change of the chance in percentage points. */
function linesIn({ sums = [] }: Partial<Derivation> = {}): string[] {
  return sums.flatMap(({ lines }) =>
    lines.map(({ label, value = '', points }) =>
      `${label} ${value} ${(100 * points).toFixed(2)}`.replace(/ +/g, ' '),
    ),
  );
}

const attack = { do: 'attack', target: 'raider' } as const;
const sum = (numbers: readonly number[]) => numbers.reduce((so, one) => so + one, 0);
const pointsIn = ({ derivation }: Odds) =>
  sum(derivation?.sums.flatMap(({ lines }) => lines.map(({ points }) => points)) ?? []);

describe('the derivation of an attack', () => {
  it('names the skill and each modifier, with its effect on the chance', () => {
    expect(linesIn(forecastOf(brawl(), attack).odds.derivation)).toEqual([
      'Melee 65 65.00',
      'gang-up 10 10.00',
    ]);
  });

  it('adds Disadvantage after the modifiers', () => {
    const { odds } = forecastOf(brawl({ state: { conditions: ['prone'] } }), attack);
    expect(linesIn(odds.derivation)).toEqual([
      'Melee 65 65.00',
      'gang-up 10 10.00',
      'Disadvantage: prone -18.75', // 0.75 ** 2 - 0.75: both rolls must succeed
    ]);
  });

  it('lists the results of the dice with their levels', () => {
    const [check] = forecastOf(brawl(), attack).odds.derivation?.sums ?? [];
    expect(check?.table?.map(({ from, to, label }) => `${from}-${to} ${label}`)).toEqual([
      '1-5 Critical',
      '6-19 Major',
      '20-38 Hard',
      '39-75 Normal',
      '76-94 Failure',
      '95-100 Critical failure',
    ]);
  });

  it('continues with the check of each defense, which lowers the chance to hit', () => {
    const { odds, against } = forecastOf(brawl(), attack);
    for (const reaction of against) {
      expect(reaction.odds.derivation?.sums).toHaveLength(2);
      expect(pointsIn(reaction.odds)).toBeCloseTo(reaction.odds.success, 12);
      expect(reaction.odds.success).toBeLessThanOrEqual(odds.success);
    }
  });
});

it('the log shows the same sum with the dice as they fell', () => {
  const events = brawl({ dice: [30, 99, 1, 1] }).apply({ as: 'ana', ...attack });
  const checked = events.find(({ type }) => type === 'checked');
  expect(checked && lineOf(flow, checked, (id) => id)?.sum).toEqual({
    lines: [
      { label: 'Melee', value: 65, clause: 'FLOW-R1' },
      { label: 'gang-up', value: 10, clause: 'FLOW-106' },
    ],
    total: 75,
    result: 'd100 30: hard success',
  });
});
