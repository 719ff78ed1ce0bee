import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { type Forecast, prospectOf } from '../../../engine/core/forecast.ts';
import type { SetupFighter } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { hunt } from '../index.ts';

type State = NonNullable<SetupFighter['state']>;

/**
 * Starts a fight in which a slayer stands next to a boar. By default, the boar knows every specialty and has a guard of
 * 1.
 */
function face(boar: State, dice: number[] = [], { kind = 'ridge-boar', options = {} } = {}) {
  const combatants: SetupFighter[] = [
    { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'slayer' } },
    { id: 'boar', side: 'foes', at: [1, 0], sheet: { kind }, state: boar },
  ];
  const map = { radius: 6, walls: [], difficult: [], cover: [] };
  const setup = { ruleset: 'hunt', options, map, combatants, order: ['ana', 'boar'] };
  return Battle.start(hunt, setup, scriptedDice(dice));
}

const CUT = { weapon: 'cleaver', target: 'boar' };

function oddsOfCut(boar: State): Forecast {
  const forecast = hunt.forecast(face(boar).table, 'ana', prospectOf('turn', 'attack', CUT));
  if (!forecast?.odds) throw new Error('A blow has odds.');
  return forecast;
}

const effectOn = ({ odds }: Pick<Forecast, 'odds'>, target: string) =>
  odds?.effects.find((effect) => effect.target === target && effect.field === 'hp');

describe('the odds of an attack', () => {
  it('cover every entry of the critical table, such as an extra die, irreducible damage or double base damage', () => {
    const onBoar = effectOn(oddsOfCut({ wp: 0 }), 'boar');
    const critical = (6.5 + 4 + 7 + 3 + 3 + 3) / 6;
    expect(onBoar?.average).toBeCloseTo(-((29 * 3 + critical) / 36));
    const nine = onBoar?.changes.find(([by]) => by === -9)?.[1];
    expect(nine).toBeCloseTo(1 / 1296); // a double six, the table entry for an extra die, and a six on that die
  });

  it('include the fumble that hits the attacker', () => {
    expect(effectOn(oddsOfCut({ wp: 0 }), 'ana')?.average).toBeCloseTo(-3 / 216);
  });

  it('include the Willpower that a spared enemy loses', () => {
    const options = { fate: 'helpless' };
    const { table } = face({ hp: 1, wp: 9 }, [], { kind: 'young-boar', options });
    const gore = { ability: 'rend', target: 'ana', specialty: 'bite' };
    const { odds } = hunt.forecast(table, 'boar', prospectOf('turn', 'attack', gore)) ?? {};
    const own = (name: string) =>
      odds?.effects.find(({ target, field }) => target === 'boar' && field === name);
    const spared = own('wp')?.changes.find(([by]) => by === -9)?.[1] ?? 0;
    expect(spared).toBeGreaterThan(0);
    expect(spared).toBeCloseTo(own('hp')?.defeat ?? 0);
  });

  it('show how an evasion changes each result of the Hit check', () => {
    const { against = [], odds } = oddsOfCut({ wp: 5 });
    const evaded = against.find(({ option }) => option === 'evade')?.odds;
    expect(odds?.success).toBeCloseTo(30 / 36);
    expect(evaded?.success).toBeCloseTo(30 / 36 - 516 / 1296);
  });

  it('show how spending Willpower changes the chance of defeat in a death check', () => {
    const forecast = oddsOfCut({ hp: 0, wp: 5, parts: ['gut'] });
    const spent = forecast.against?.find(({ option }) => option === 'spend');
    expect(effectOn(forecast, 'boar')?.defeat).toBeCloseTo((30 / 36) * (2 / 6));
    expect(spent && effectOn(spent, 'boar')?.defeat).toBeCloseTo(0);
  });
});

describe('the odds of an attack on a spared fighter', () => {
  it('do not count its defeat again', () => {
    const { table } = face({}, [], { kind: 'young-boar' });
    Object.assign(table.fighters.boar ?? {}, { hp: 0, wp: 0, spared: true });
    const forecast = hunt.forecast(table, 'ana', prospectOf('turn', 'attack', CUT));
    expect(forecast && effectOn(forecast, 'boar')?.defeat).toBe(0);
  });
});

describe('the odds of an answer', () => {
  it('cover both evading and not evading', () => {
    const battle = face({ wp: 5 }, [3, 4]);
    battle.apply({ as: 'ana', do: 'attack', ...CUT });
    const answer = (option: string) => hunt.forecast(battle.table, 'boar', prospectOf('evade', option, {}));
    const [evade, pass] = [answer('evade'), answer('pass')];
    expect(evade?.cost).toEqual({ wp: 1 });
    expect(evade?.odds?.success).toBeCloseTo(21 / 36); // the chance of seven or more on two dice
    expect(pass && effectOn(pass, 'boar')?.average).toBeCloseTo(-3);
  });

  it('give an extra action no worth if the fighter cannot use it', () => {
    const battle = face({ wp: 5 });
    battle.apply({ as: 'gm', do: 'gm.set', target: 'boar', field: 'wp', value: 0 });
    const worth = (option: string) =>
      hunt.forecast(battle.table, 'ana', prospectOf('extra', option, {}))?.odds?.worth;
    expect(worth('boar')).toBe(0);
    expect(worth('ana')).toBeGreaterThan(3);
  });
});
