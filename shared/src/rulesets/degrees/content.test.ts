import { describe, expect, it } from 'vitest';
import { applyContent } from '../../engine/core/apply-content.ts';
import { replay } from '../../engine/history/journal.ts';
import { wordingOf } from '../../engine/presentation/phrases.ts';
import { faultsOf, fought, passAll, startOf } from '../testing/own-content.ts';

const CONTENT = {
  weapons: {
    'moon-blade': { like: 'rapier', label: 'Blade of the moon', reach: 2 },
    tail: { like: 'claws', rank: 9 },
    rapier: { rank: 9 },
  },
  items: { 'tower-coat': { like: 'plate-coat', armour: 8 }, wine: { like: 'healing-draught' } },
  powers: {
    'sun-ray': { like: 'flame-dart', label: 'Ray of the sun', range: 3 },
    'frost-snare': { rank: 12 },
  },
  arrays: { elements: { effects: ['sun-ray', 'frost-snare'], lent: ['flame-burst'] } },
  counters: { 'sun-ward': { like: 'unweave', counters: ['arcane'] } },
};

const ana = {
  id: 'ana',
  side: 'heroes',
  at: [0, 0],
  sheet: { kind: 'duelist', carried: ['moon-blade', 'wine'] },
};
const gob = { id: 'gob', side: 'foes', at: [1, 0], sheet: { kind: 'ruffian', fate: 0 } };
const mage = { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'hexwright' } };

const fight = (more: object = {}) => ({
  ruleset: 'degrees',
  map: { radius: 5 },
  order: ['ana', 'gob'],
  combatants: [ana, gob],
  content: CONTENT,
  ...more,
});

const start = (more: object = {}, dice: readonly number[] = []) => startOf(fight(more), dice);

const stab = { as: 'ana', do: 'attack', weapon: 'rapier', target: 'gob' };

describe('a number that content changes', () => {
  it('changes the effect of an attack', () => {
    const degreeWith = (content: object) => {
      const battle = start({ content, combatants: [{ ...ana, sheet: { kind: 'duelist' } }, gob] }, [15, 10]);
      const told = [...battle.apply(stab), ...passAll(battle)];
      return Number(told.find(({ type }) => type === 'hurt')?.degree ?? 0);
    };
    expect(degreeWith({ weapons: { rapier: { rank: 16 } } })).toBeLessThan(degreeWith({}));
  });

  it('changes the forecast of an attack', () => {
    const average = (rank: number) => {
      const { ruleset, table } = start({
        content: { ...CONTENT, weapons: { ...CONTENT.weapons, rapier: { rank } } },
      });
      return ruleset.forecast(table, 'ana', stab)?.odds?.effects[0]?.average ?? 0;
    };
    expect(average(12)).toBeLessThan(average(6) - 0.5);
  });

  it('changes the resistance of the armor’s wearer', () => {
    const against = (worn: string) => {
      const foe = { ...gob, sheet: { ...gob.sheet, worn: [worn] } };
      const { ruleset, table } = start({ combatants: [ana, foe] });
      return ruleset.forecast(table, 'ana', stab)?.odds?.effects[0]?.average ?? 0;
    };
    expect(against('tower-coat')).toBeGreaterThan(against('plate-coat') + 0.5);
  });
});

describe('an entry that content adds', () => {
  it('can be a weapon that is drawn and has its own range', () => {
    const far = { ...gob, at: [2, 0] };
    const battle = start({ combatants: [ana, far] }, [15, 1]);
    battle.apply({ as: 'ana', do: 'sheathe', item: 'rapier' });
    battle.apply({ as: 'ana', do: 'draw', item: 'moon-blade' });
    const told = [...battle.apply({ ...stab, weapon: 'moon-blade' }), ...passAll(battle)];
    expect(told.filter(({ type }) => type === 'hurt')).toHaveLength(1);
    expect(battle.table.fighters.ana).toMatchObject({ held: ['moon-blade'], carried: ['rapier', 'wine'] });
  });

  it('can be a draught that heals', () => {
    const hurt = { ...ana, state: { bruises: 2 } };
    const battle = start({ combatants: [hurt, { ...gob, at: [4, 0] }] });
    battle.apply({ as: 'ana', do: 'device', item: 'wine' });
    expect(battle.table.fighters.ana).toMatchObject({ bruises: 1, carried: ['moon-blade'] });
  });

  it('can be a natural weapon', () => {
    const beast = { ...gob, sheet: { ...gob.sheet, natural: ['tail'] } };
    const { ruleset, table } = start({ combatants: [ana, beast] });
    const odds = (weapon: string) =>
      ruleset.forecast({ ...table, turn: 'gob' }, 'gob', { do: 'attack', weapon, target: 'ana' })?.odds;
    expect(odds('tail')?.effects[0]?.average).toBeLessThan(odds('fists')?.effects[0]?.average ?? -9);
  });

  it('can be broken by the GM', () => {
    const battle = start();
    battle.apply({ as: 'gm', do: 'gm.set', target: 'ana', field: 'broken', value: ['moon-blade'] });
    expect(battle.table.fighters.ana).toMatchObject({ broken: ['moon-blade'], carried: ['wine'] });
  });

  it('has its own name in the log and on the stack', () => {
    const battle = start({ combatants: [mage, { ...gob, at: [3, 0] }] });
    battle.apply({ as: 'gm', do: 'gm.set', target: 'gob', field: 'reaction', value: 0 });
    const { description } = applyContent(battle.ruleset, battle.table.content);
    const pending = { name: 'use', by: 'ana', target: 'gob', with: 'sun-ray' };
    const about = description.about?.(battle.table, pending as never, String);
    expect(about?.text).toContain('Ray of the sun');
    expect(description.things['moon-blade']?.label).toBe('Blade of the moon');
  });

  it('has its own name in the label of a boost', () => {
    const { ruleset, table } = start({ combatants: [mage, gob] });
    const { description } = applyContent(ruleset, table.content);
    expect(wordingOf(description, String).labelOf('power.sun-ray')).toBe('Ray of the sun');
    expect(description.say({ trait: 'power.sun-ray' }, String, table.content)).toContain('Ray of the sun');
  });
});

describe('a power that content adds', () => {
  it('can be an effect of an array, with its own range', () => {
    const near = start({ combatants: [mage, { ...gob, at: [3, 0] }] });
    expect(near.table.fighters.ana).toMatchObject({ active: { elements: 'sun-ray' } });
    const ray = { as: 'ana', do: 'use', ability: 'elements', target: 'gob' };
    expect(near.check(ray)).toBeNull();
    const far = start({ combatants: [mage, { ...gob, at: [4, 0] }] });
    expect(far.check(ray)?.code).toBe('out-of-range');
  });

  it('can be countered by a power that counters its source', () => {
    const warded = { ...gob, at: [3, 0], sheet: { kind: 'ruffian', powers: ['sun-ward'] } };
    const battle = start({ combatants: [mage, warded] });
    battle.apply({ as: 'ana', do: 'use', ability: 'elements', target: 'gob' });
    while (battle.prompts[0] && battle.prompts[0].kind !== 'counter') {
      battle.apply({ as: battle.prompts[0].for, answer: 'pass' });
    }
    expect(battle.prompts[0]?.options().map(({ option }) => option)).toContain('counter:sun-ward');
  });
});

it('a battle with added content replays to the same table', () => {
  const swing = { as: 'gob', do: 'attack', weapon: 'fists', target: 'ana' };
  const { battle, journal } = fought(fight(), [stab, swing]);
  expect(replay(battle.ruleset, journal).hash()).toBe(battle.hash());
  expect(battle.table.fighters.gob).not.toMatchObject({ hp: 10 });
});

it.each([
  {
    name: 'an unknown property',
    more: { content: { weapons: { rapier: { vampiric: true } } } },
    told: 'content.weapons.rapier.vampiric: unknown name. Allowed: like, label, help, type',
  },
  {
    name: 'a verbal weapon for close combat',
    more: { content: { weapons: { satire: { like: 'barb', type: 'close' } } } },
    told: 'content.weapons.satire: only court and rumor weapons are verbal',
  },
  {
    name: 'a ranged power without a range',
    more: { content: { powers: { mend: { delivery: 'ranged', range: 0 } } } },
    told: 'content.powers.mend: its effect is incomplete',
  },
  {
    name: 'a damaging power with personal delivery',
    more: { content: { powers: { 'flame-dart': { delivery: 'personal' } } } },
    told: 'content.powers.flame-dart: its effect is incomplete, or doesn’t fit its delivery',
  },
  {
    name: 'an array with an unknown power',
    more: { content: { arrays: { elements: { effects: ['thaw'] } } } },
    told: 'content.arrays.elements.effects[0]: expected one of flame-dart',
  },
  {
    name: 'a natural weapon held in a hand',
    more: { content: CONTENT, combatants: [{ ...ana, sheet: { kind: 'duelist', held: ['tail'] } }, gob] },
    told: 'combatants[0].sheet.held: "tail" doesn’t belong here',
  },
])('$name is rejected with a readable message', ({ more, told }) => {
  expect(faultsOf(fight({ combatants: [mage, gob], ...more }))).toContain(told);
});
