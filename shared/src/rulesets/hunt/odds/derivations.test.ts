import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { prospectOf } from '../../../engine/core/forecast.ts';
import { foretell } from '../../../engine/core/foretell.ts';
import type { Derivation } from '../../../engine/presentation/derivation.ts';
import type { SetupFighter } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { hunt } from '../index.ts';
import { line } from '../words/log.ts';

type State = NonNullable<SetupFighter['state']>;

/** Starts a fight in which a slayer stands next to a boar that knows every specialty. */
function face(states: { ana?: State; boar?: State } = {}, dice: number[] = []) {
  const combatants: SetupFighter[] = [
    {
      id: 'ana',
      name: 'Ana',
      side: 'heroes',
      at: [0, 0],
      sheet: { kind: 'slayer' },
      state: states.ana ?? {},
    },
    {
      id: 'boar',
      name: 'Boar',
      side: 'foes',
      at: [1, 0],
      sheet: { kind: 'ridge-boar' },
      state: states.boar ?? {},
    },
  ];
  const map = { radius: 6, walls: [], difficult: [], cover: [] };
  const setup = { ruleset: 'hunt', options: {}, map, combatants, order: ['ana', 'boar'] };
  return Battle.start(hunt, setup, scriptedDice(dice));
}

const CUT = { weapon: 'cleaver', target: 'boar' };

/**
 * Returns the lines of a derivation as text: label, value, change of the chance (multiplied by `of`) and rulebook
 * clause.
 */
function linesOf(derivation: Derivation | undefined, of: number): string[] {
  return (derivation?.sums ?? []).flatMap(({ label, lines, total, roll }) => [
    label,
    ...lines.map((one) => `${one.label} ${one.value}: ${Math.round(one.points * of)} (${one.clause})`),
    `${total}, ${roll}`,
  ]);
}

describe('the derivation of an attack', () => {
  const forecastOf = (states: Parameters<typeof face>[0]) =>
    foretell(hunt, face(states).table, 'ana', prospectOf('turn', 'attack', CUT));

  it.each([
    {
      name: 'is one sum if nothing modifies the check',
      ana: {},
      lines: ['Ana: Slash', 'Any check 5: 30 (HUNT-R1)', '5, 2d6: 5 or more'],
    },
    {
      name: 'shows the ailments as modifiers',
      ana: { conditions: ['numbed', 'bound'] },
      lines: [
        'Ana: Slash, difficulty',
        'Any check 5: 30 (HUNT-R1)',
        '5, undefined',
        'Ana: Slash, modifiers',
        'Numbed -1: -4 (HUNT-R6)',
        'Bound -1: -5 (HUNT-R6)',
        '-2, 2d6: 7 or more',
      ],
    },
    {
      name: 'shows the distance to the nearest specialty that is left',
      ana: { parts: ['main-arm'] },
      lines: ['Ana: Slash', 'Any check 5: 30 (HUNT-R1)', 'Distance 7: -29 (HUNT-71)', '12, 2d6: 12 or more'],
    },
  ])('$name', ({ ana, lines }) => {
    expect(linesOf(forecastOf({ ana })?.odds?.derivation, 36)).toEqual(lines);
  });

  it('has a table of the sums of its dice', () => {
    const [sum] = forecastOf({})?.odds?.derivation?.sums ?? [];
    const rows = sum?.table?.map(({ from, to, label, chance }) => [from, to, label, Math.round(chance * 36)]);
    expect(rows).toEqual([
      [2, 2, 'fumble', 1],
      [3, 4, 'failure', 5],
      [5, 11, 'success', 29],
      [12, 12, 'critical', 1],
    ]);
  });

  it('shows how much an evasion lowers the chance to hit', () => {
    const { against = [] } = forecastOf({}) ?? {};
    expect(linesOf(against[0]?.odds.derivation, 1296)).toEqual([
      'Ana: Slash',
      'Any check 5: 1080 (HUNT-R1)',
      '5, 2d6: 5 or more',
      'Boar: Slash',
      'Result of the Hit check undefined: -516 (HUNT-48)',
      'undefined, 2d6: at least the difficulty, with the modifiers',
    ]);
  });
});

describe('the derivation of an answer', () => {
  it('starts with the result of the Hit check if the answer is an evasion', () => {
    const battle = face({ boar: { conditions: ['toppled', 'full-power'] } }, [3, 4]);
    battle.apply({ as: 'ana', do: 'attack', ...CUT });
    const evade = foretell(hunt, battle.table, 'boar', prospectOf('evade', 'evade', {}));
    expect(linesOf(evade?.odds?.derivation, 36)).toEqual([
      'Boar: Slash, difficulty',
      'Result of the Hit check 7: 21 (HUNT-48)',
      'Full Power -2: 9 (HUNT-43)',
      '5, undefined',
      'Boar: Slash, modifiers',
      'Toppled -2: -9 (HUNT-R6)',
      '-2, 2d6: 7 or more',
    ]);
  });

  it('counts the damaged parts and all Willpower if the answer leads to a death check', () => {
    const parts = ['gut', 'heart', 'lungs', 'brain'];
    const { table } = face({ boar: { wp: 2, parts, conditions: ['maimed'] } });
    const pass = foretell(hunt, table, 'boar', prospectOf('weapon-break', 'pass', {}));
    expect(linesOf(pass?.odds?.derivation, 6)).toEqual([
      'Boar: death check, difficulty',
      'More than the damaged parts 5: 2 (HUNT-31)',
      '5, undefined',
      'Boar: death check, modifiers',
      'Maimed -1: -1 (HUNT-R43)',
      'All Willpower 2: 2 (HUNT-33)',
      '1, 1d6: 4 or more',
    ]);
  });
});

describe('the log', () => {
  it('shows the causes of a check and the dice as they fell', () => {
    const battle = face({ ana: { conditions: ['numbed'] } }, [3, 4]);
    const [checked] = battle
      .apply({ as: 'ana', do: 'attack', ...CUT })
      .filter(({ type }) => type === 'checked');
    const told = checked && line(checked, (id) => id);
    expect(told?.arithmetic).toBe('2d6 (3 + 4) 7 − 1 Numbed = 6; vs. 5: success');
    expect(told?.sum?.lines).toEqual([
      { label: '2d6 (3 + 4)', value: 7, clause: 'HUNT-R1' },
      { label: 'Numbed', value: -1, clause: 'HUNT-R6' },
      { label: 'Difficulty: Any check (5)', clause: 'HUNT-R1' },
    ]);
  });

  it('shows the ailment that counts in a death check', () => {
    const causes = [{ why: 'maimed', value: -1 }];
    const told = line(
      { type: 'death-rolled', target: 'ana', shown: 4, causes, result: 3, parts: 2 },
      (id) => id,
    );
    expect(told?.arithmetic).toBe('1d6 4 − 1 Maimed = 3; needs more than 2');
  });
});
