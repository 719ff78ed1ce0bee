import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import type { PlannedChoice } from '../../../engine/core/forecast.ts';
import { foretell } from '../../../engine/core/foretell.ts';
import type { Derivation } from '../../../engine/presentation/derivation.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { seededDice } from '../../../engine/state/dice.ts';
import { seedOf } from '../../../fuzz/chance.ts';
import { degrees } from '../index.ts';

type State = Readonly<Record<string, Json>>;

/** Returns the derivation of a choice that Ana (by default, a duelist) makes next to a bulwark. */
function derivationOf(
  choice: PlannedChoice,
  mine: State = {},
  theirs: State = {},
  kind = 'duelist',
): Derivation | undefined {
  const setup = parseSetup({
    ruleset: 'degrees',
    map: { radius: 4 },
    combatants: [
      { id: 'ana', name: 'Ana', side: 'heroes', at: [0, 0], sheet: { kind }, state: mine },
      { id: 'brute', name: 'Brute', side: 'foes', at: [1, 0], sheet: { kind: 'bulwark' }, state: theirs },
    ],
    order: ['ana', 'brute'],
  });
  const { table } = Battle.start(degrees, setup, seededDice(seedOf('derivations')));
  return foretell(degrees, table, 'ana', choice)?.odds?.derivation;
}

/**
 * Returns each sum of a derivation as text. For each line, gives its label, its value, and the change of the chance
 * in percentage points. The roll comes last.
 */
function sumsOf(derivation: Derivation | undefined): string[] {
  return (derivation?.sums ?? []).map(({ label, lines, roll }) => {
    const parts = lines.map((line) => `${line.label} ${line.value} (${Math.round(line.points * 100)}%)`);
    return `${label}: ${parts.join(', ')}${roll === undefined ? '' : `; ${roll}`}`;
  });
}

const ATTACK = { do: 'attack', weapon: 'rapier', target: 'brute' };
const SNARED = { effects: [{ by: 'brute', track: 'snare', degree: 1, rank: 8, resist: 'reflex' }] };

describe('the derivation of', () => {
  it.each([
    {
      name: 'an attack on a prone, vulnerable target',
      choice: ATTACK,
      theirs: { conditions: ['prone', 'vulnerable'] },
      sums: [
        'Ana: Close attack: Close attack 6 (85%), Prone target 5 (10%); d20: 2 or more',
        'Brute: Close defense: Base 10 (0%), Close defense 4 (-5%), Vulnerable -2 (5%)',
      ],
    },
    {
      name: 'an attack with a raise by an impaired fighter',
      choice: { ...ATTACK, raise: 1 },
      mine: { conditions: ['impaired'] },
      sums: [
        'Ana: Close attack: Close attack 6 (85%), Impaired -2 (-10%); d20: 15 or more',
        'Brute: Close defense: Base 10 (0%), Close defense 4 (-20%), Raise 5 (-25%)',
      ],
    },
    {
      name: 'a quick stand',
      choice: { do: 'stand', quickly: true },
      mine: { conditions: ['prone'] },
      sums: [
        'Ana: Acrobatics: Acrobatics 8 (95%); d20: 12 or more',
        'DC: Base 10 (0%), Power level 10 (-50%)',
      ],
    },
    {
      name: 'another check against a snare',
      choice: { do: 'recover', resist: 'brute:snare' },
      mine: SNARED,
      sums: ['Ana: Reflex: Reflex 6 (85%); d20: 12 or more', 'DC: Base 10 (0%), Rank 8 (-40%)'],
    },
    {
      name: 'a stunt',
      choice: { do: 'stunt', stunt: 'push', weapon: 'rapier', target: 'brute' },
      sums: [
        'Ana: Close attack: Close attack 6 (85%), Stunt -1 (-5%); d20: 9 or more',
        'Brute: Close defense: Base 10 (0%), Close defense 4 (-20%)',
        'Ana: Stunt: Rank 6 (-14%); d20',
        'Brute: Fortitude: Fortitude 7 (-18%); d20',
      ],
    },
    {
      name: 'an area power',
      kind: 'envoy',
      choice: { do: 'use', ability: 'scathing-verse', at: [3, 0] },
      sums: [
        'Ana: Scathing verse: Rank 5 (67%)',
        'Brute: Reflex: Reflex 2 (-1%); d20',
        'Brute: Will: Will 4 (-20%); d20',
      ],
    },
  ])('$name names each cause with its points', ({ kind, choice, mine, theirs, sums }) => {
    expect(sumsOf(derivationOf(choice, mine, theirs, kind))).toEqual(sums);
  });

  it('an attack lists the degrees for each result of the d20', () => {
    const [own] = derivationOf(ATTACK)?.sums ?? [];
    expect(own?.table?.map(({ from, to, label }) => `${from}–${to} ${label}`)).toEqual([
      '1–7 Miss',
      '8–12 Hit (1 degree)',
      '13–17 Hit (2 degrees)',
      '18–20 Hit (3 degrees)',
    ]);
  });

  it('an attack links each cause to its clause', () => {
    const [own, other] = derivationOf(ATTACK, {}, { conditions: ['prone', 'vulnerable'] })?.sums ?? [];
    const lines = [...(own?.lines ?? []), ...(other?.lines ?? [])];
    expect(lines.map(({ clause }) => clause)).toEqual(['DEG-R38', 'DEG-R11', 'DEG-R1', 'DEG-R1', 'DEG-R11']);
  });
});
