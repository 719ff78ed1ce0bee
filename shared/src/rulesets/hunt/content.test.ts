import { describe, expect, it } from 'vitest';
import { applyContent } from '../../engine/core/apply-content.ts';
import { replay } from '../../engine/history/journal.ts';
import { faultsOf, fought, passAll, startOf } from '../testing/own-content.ts';

const CONTENT = {
  weapons: {
    'bone-pike': { like: 'spear', label: 'Pike of bone', power: 4, range: 3, initiative: 2 },
    cleaver: { power: 6 },
  },
  armour: { 'drake-mail': { guard: 4, weight: 3 } },
  items: { 'fire-oil': { like: 'flash-pouch', afflicts: 'burning', range: 2 }, salve: { stamina: 5 } },
  bags: { quiver: { like: 'satchel', label: 'Quiver', holds: 2 }, 'belt-pouch': { holds: 1 } },
  abilities: {
    'full-swing': { rebound: 1, bonus: 5 },
    'heavy-hand': { damage: 4 },
    'wide-sweep': { most: 2, range: 2 },
    'patch-up': { stamina: 6 },
    'thick-hide': { guard: 2 },
  },
};

const ana = {
  id: 'ana',
  side: 'heroes',
  at: [0, 0],
  sheet: {
    kind: 'slayer',
    items: ['fire-oil'],
    bags: { quiver: ['bone-pike'], 'belt-pouch': ['knife'] },
  },
};
const ben = { id: 'ben', side: 'heroes', at: [-1, 0], sheet: { kind: 'bruiser' } };
const boar = { id: 'boar', side: 'foes', at: [1, 0], sheet: { kind: 'young-boar', hp: 12 } };

const fight = ({
  combatants = [ana, ben, boar] as readonly { readonly id: string; readonly [key: string]: unknown }[],
  content = CONTENT as object,
} = {}) => ({
  ruleset: 'hunt',
  map: { radius: 5 },
  options: { fate: 'die' },
  order: combatants.map(({ id }) => id),
  combatants,
  content,
});

const cut = { as: 'ana', do: 'attack', weapon: 'cleaver', target: 'boar' };
const swing = { ...cut, ability: 'full-swing', support: ['heavy-hand'] };

describe('content that changes a number', () => {
  it('changes the cost and damage of an attack', () => {
    const battle = startOf(fight(), [4, 4]);
    battle.apply(swing);
    passAll(battle);
    expect(battle.table.fighters.ana).toMatchObject({ wp: 10 - 1 - 2 });
    expect(battle.table.fighters.boar).toMatchObject({ hp: 0 }); // damage 6 + 1 + 5 + 4, less 2 for guard
  });

  it('changes the forecast', () => {
    const lost = (content: object) => {
      const { ruleset, table } = startOf(
        fight({ content, combatants: [{ ...ana, sheet: { kind: 'slayer' } }, boar] }),
      );
      return -(ruleset.forecast(table, 'ana', cut)?.odds?.effects[0]?.average ?? 0);
    };
    expect(lost({ weapons: { cleaver: { power: 6 } } })).toBeGreaterThan(lost({}) + 1);
    expect(lost({ abilities: { 'thick-hide': { guard: 2 } } })).toBeLessThan(lost({}) - 0.5);
  });

  it('changes the number of targets and the range of an attack', () => {
    const three = [2, 1, 0].map((r, index) => ({ ...boar, id: `boar${index}`, at: [1, r - 1] }));
    const battle = startOf(fight({ combatants: [{ ...ben, at: [0, 0] }, ...three] }));
    const sweep = { as: 'ben', do: 'attack', weapon: 'maul', ability: 'wide-sweep' };
    expect(battle.check({ ...sweep, targets: ['boar0', 'boar1'] })).toBeNull();
    expect(battle.check({ ...sweep, targets: ['boar0', 'boar1', 'boar2'] })?.code).toBe('bad-input');
  });

  it('changes the capacity of a bag', () => {
    const battle = startOf(fight());
    const store = { as: 'ana', do: 'storage', item: 'fire-oil', bag: 'belt-pouch', dir: 'in' };
    expect(battle.check(store)?.code).toBe('too-heavy');
  });
});

describe('a new thing', () => {
  it('can be taken from a new bag, and attacks within its own range', () => {
    const battle = startOf(fight({ combatants: [ana, { ...boar, at: [3, 0] }] }), [6, 5]);
    battle.apply({ as: 'ana', do: 'equip', weapon: 'bone-pike', stow: 'cleaver' });
    expect(battle.table.fighters.ana).toMatchObject({ weapons: ['bone-pike'] });
    const { ruleset, table } = battle;
    const thrust = { do: 'attack', weapon: 'bone-pike', target: 'boar' };
    expect(ruleset.forecast(table, 'ana', thrust)?.odds?.effects[0]?.changes.length).toBeGreaterThan(1);
  });

  it('can be used, and has its own effect', () => {
    const battle = startOf(fight());
    battle.apply({ as: 'ana', do: 'use', item: 'fire-oil', target: 'boar' });
    expect(battle.table.fighters).toMatchObject({
      ana: { items: [] },
      boar: { conditions: ['burning'] },
    });
  });

  it('can be given by the GM, and reduces damage by its own guard', () => {
    const battle = startOf(fight({ combatants: [{ ...ana, sheet: { kind: 'slayer' } }, boar] }), [4, 4]);
    battle.apply({ as: 'gm', do: 'gm.set', target: 'boar', field: 'armour', value: ['drake-mail'] });
    battle.apply(cut);
    passAll(battle);
    expect(battle.table.fighters.boar).toMatchObject({ hp: 12 - (6 + 1 - 4 - 2) });
  });

  it('has its own name in the log', () => {
    const battle = startOf(fight());
    const { description } = applyContent(battle.ruleset, battle.table.content);
    expect(description.things.quiver?.label).toBe('Quiver');
    expect(description.say({ weapon: 'bone-pike' }, String, battle.table.content)).toBe('Pike of bone');
  });
});

it('a fight with its own content replays to the same table', () => {
  const rend = { as: 'boar', do: 'attack', ability: 'rend', specialty: 'bite', target: 'ana' };
  const { battle, journal } = fought(fight(), [swing, cut, rend]);
  expect(replay(battle.ruleset, journal).hash()).toBe(battle.hash());
  expect(battle.table.fighters.boar).not.toMatchObject({ hp: 12 });
});

it.each([
  {
    name: 'an effect that no rule implements',
    content: { weapons: { cleaver: { vampiric: true } } },
    told: 'content.weapons.cleaver.vampiric: unknown name. Allowed: like, label, help, power',
  },
  {
    name: 'an ability that no rule implements',
    content: { abilities: { meteor: { rebound: 2 } } },
    told: 'content.abilities.meteor: unknown name. Allowed: full-swing',
  },
  {
    name: 'a number that an ability does not have',
    content: { abilities: { gnash: { most: 3 } } },
    told: 'content.abilities.gnash.most: unknown name. Allowed: label, help, rebound, specialty',
  },
  {
    name: "a range for an ability that uses its weapon's range",
    content: { abilities: { 'full-swing': { range: 4 } } },
    told: 'content.abilities.full-swing.range: unknown name',
  },
  {
    name: 'a weapon with a missing field',
    content: { weapons: { flail: { power: 3, hands: 1 } } },
    told: 'content.weapons.flail',
  },
  {
    name: 'an unknown ailment',
    content: { items: { salve: { afflicts: 'frozen' } } },
    told: 'content.items.salve.afflicts: expected one of bound, burning',
  },
  {
    name: 'an unknown bag',
    content: { archetypes: { slayer: { bags: { chest: [] } } } },
    told: 'unknown name. Allowed: belt-pouch, rucksack, satchel',
  },
])('$name is rejected with a sentence that says why', ({ content, told }) => {
  const slayer = { ...ana, sheet: { kind: 'slayer' } };
  expect(faultsOf(fight({ combatants: [slayer, boar], content }))).toContain(told);
});
