import { describe, expect, it } from 'vitest';
import { applyContent } from '../../engine/core/apply-content.ts';
import { replay } from '../../engine/history/journal.ts';
import { faultsOf, fought, passAll, startOf } from '../testing/own-content.ts';

const CONTENT = {
  weapons: {
    'storm-bow': { like: 'crossbow', label: 'Bow of storms', dice: 1, reach: 3 },
    longsword: { dice: 4, reach: 2 },
  },
  armor: { 'scale-coat': { like: 'mail', label: 'Coat of scales', dice: 5 } },
  shields: { buckler: { dice: 4 } },
  abilities: { firebolt: { focus: 1, range: 2, dice: 3, stat: 'willpower' }, breathe: { gain: 5 } },
  boosts: { 'power-strike': { vigor: 3, dice: 2 }, dash: { hexes: 3 } },
  archetypes: {
    chief: { like: 'raider', label: 'Chief', weapons: ['storm-bow', 'longsword'], armor: 'scale-coat' },
  },
};

const fight = (more: object = {}) => ({
  ruleset: 'vigil',
  map: { radius: 5 },
  order: ['ana', 'chief'],
  combatants: [
    { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'warden', armor: null, shield: null } },
    { id: 'chief', side: 'foes', at: [2, 0], sheet: { kind: 'chief', pc: true } },
  ],
  content: CONTENT,
  ...more,
});

const start = (dice: readonly number[] = [], more: object = {}) => startOf(fight(more), dice);

const strike = { as: 'ana', do: 'attack', weapon: 'longsword', target: 'chief' };

describe('content that changes a number', () => {
  it('changes the reach of an attack and the dice of both checks', () => {
    const battle = start([1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3]);
    battle.apply(strike);
    const checks = passAll(battle).filter(({ type }) => type === 'checked');
    expect(checks.map(({ net }) => net)).toEqual([4, 3]); // the coat gives 5 dice; a passive defense takes 2
  });

  it('changes the forecast', () => {
    const lost = (longsword: object) => {
      const raider = { id: 'chief', side: 'foes', at: [2, 0], sheet: { kind: 'raider' } };
      const combatants = [fight().combatants[0], raider];
      const { table, ruleset } = start([], { combatants, content: { weapons: { longsword } } });
      return -(ruleset.forecast(table, 'ana', strike)?.odds?.effects[0]?.average ?? 0);
    };
    expect(lost({ reach: 2, dice: 4 })).toBeGreaterThan(lost({ reach: 2 }) + 6);
  });

  it('changes the cost and range of an ability', () => {
    const mystic = { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'mystic' } };
    const [, chief] = fight().combatants;
    const { table, ruleset } = start([], { combatants: [mystic, chief] });
    const bolt = { do: 'use', ability: 'firebolt', target: 'chief' };
    expect(ruleset.forecast(table, 'ana', bolt)?.cost).toMatchObject({ focus: 1 });
    const far = start([], { combatants: [mystic, { ...chief, at: [3, 0] }] });
    expect(far.check({ as: 'ana', ...bolt })?.code).toBe('out-of-range');
  });

  it('changes the cost and dice of a boost', () => {
    const { table, ruleset } = start();
    const boosted = ruleset.forecast(table, 'ana', { ...strike, boosts: ['power-strike'] });
    expect(boosted?.cost).toMatchObject({ vigor: 4 });
    const plain = ruleset.forecast(table, 'ana', strike);
    expect(boosted?.odds?.success).toBeGreaterThan(plain?.odds?.success ?? 1);
  });
});

describe('a new weapon', () => {
  it('can be carried, shot and reloaded', () => {
    const battle = start([1, 1, 1, 1, 1, 1, 1]);
    battle.apply({ as: 'ana', do: 'end-turn' });
    battle.apply({ as: 'chief', do: 'attack', weapon: 'storm-bow', target: 'ana' });
    passAll(battle);
    expect(battle.table.fighters.chief).toMatchObject({ wielded: 'storm-bow', unloaded: ['storm-bow'] });
    battle.apply({ as: 'chief', do: 'reload', weapon: 'storm-bow' });
    passAll(battle);
    expect(battle.table.fighters.chief).toMatchObject({ unloaded: [] });
  });

  it('can be prepared, switched to and given by the GM', () => {
    const battle = start();
    battle.apply({ as: 'gm', do: 'gm.set', target: 'ana', field: 'weapons', value: ['dagger', 'storm-bow'] });
    battle.apply({ as: 'gm', do: 'gm.set', target: 'ana', field: 'armor', value: 'scale-coat' });
    battle.apply({ as: 'ana', do: 'switch', weapon: 'storm-bow' });
    passAll(battle);
    battle.apply({ as: 'ana', do: 'ready', action: { do: 'attack', weapon: 'storm-bow' } });
    passAll(battle);
    expect(battle.table.fighters.ana).toMatchObject({
      wielded: 'storm-bow',
      armor: 'scale-coat',
      prepared: 'attack:storm-bow',
    });
  });

  it.each([
    { do: 'attack', weapon: 'flail', target: 'chief' },
    { do: 'switch', weapon: 'flail' },
    { do: 'reload', weapon: 'flail' },
    { do: 'ready', action: { do: 'attack', weapon: 'flail' } },
    { do: 'move', path: [], minor: [{ do: 'draw', weapon: 'flail' }] },
  ])('is rejected if no content defines it: $do', (intent) => {
    expect(start().check({ as: 'ana', ...intent })?.code).toBe('bad-input');
  });

  it('has its own name, even while its attack is pending', () => {
    const battle = start();
    const { description, fields } = applyContent(battle.ruleset, battle.table.content);
    battle.apply({ as: 'ana', do: 'end-turn' });
    battle.apply({ as: 'chief', do: 'attack', weapon: 'storm-bow', target: 'ana' });
    const [pending] = battle.table.stack;
    const about = pending && description.about?.(battle.table, pending, String);
    expect(about?.facts).toContainEqual({ label: 'Weapon', value: 'Bow of storms' });
    expect(description.things['scale-coat']?.label).toBe('Coat of scales');
    expect(fields.armor?.kind).toMatchObject({ of: { things: expect.arrayContaining(['scale-coat']) } });
  });
});

it('a fight with its own content replays to the same table', () => {
  const shot = { as: 'chief', do: 'attack', weapon: 'storm-bow', target: 'ana' };
  const { battle, journal } = fought(fight(), [
    strike,
    shot,
    { as: 'chief', do: 'reload', weapon: 'storm-bow' },
  ]);
  expect(replay(battle.ruleset, journal).hash()).toBe(battle.hash());
  expect(battle.table.fighters.ana).not.toMatchObject({ hp: 26 });
});

it.each([
  {
    name: 'an effect that no rule implements',
    content: { weapons: { longsword: { vampiric: true } } },
    message: 'content.weapons.longsword.vampiric: unknown name. Allowed: like, label, help, kind',
  },
  {
    name: 'a number that the ability does not have',
    content: { abilities: { trip: { range: 4 } } },
    message: 'content.abilities.trip.range: unknown name. Allowed: label, help, vigor, stat, against.',
  },
  {
    name: 'an ability that no rule implements',
    content: { abilities: { meteor: { focus: 2 } } },
    message: 'content.abilities.meteor: unknown name. Allowed: bind',
  },
  {
    name: 'a boost that no rule implements',
    content: { boosts: { rage: { like: 'brace' } } },
    message: 'content.boosts.rage: unknown name. Allowed: brace',
  },
  {
    name: 'an incomplete weapon',
    content: { weapons: { flail: { dice: 1, hands: 1 } } },
    message: 'content.weapons.flail.kind',
  },
  {
    name: 'an archetype with unknown armor',
    content: { archetypes: { warden: { armor: 'glass' } } },
    message: 'content.archetypes.warden.armor: expected one of padded, mail, plate',
  },
])('$name is rejected with a sentence that says why', ({ content, message }) => {
  const [ana] = fight().combatants;
  expect(faultsOf(fight({ combatants: [ana], order: ['ana'], content }))).toContain(message);
});
