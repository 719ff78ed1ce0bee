import { describe, expect, it } from 'vitest';
import { playFight } from '../../bots/fight.ts';
import { tactical } from '../../bots/tactical.ts';
import { Battle } from '../../engine/battle/battle.ts';
import { applyContent } from '../../engine/core/apply-content.ts';
import { newJournal, replay } from '../../engine/history/journal.ts';
import { seededDice } from '../../engine/state/dice.ts';
import { seedOf } from '../../fuzz/chance.ts';
import { faultsOf, fightIn, passAll, startOf } from '../testing/own-content.ts';

const CONTENT = {
  weapons: {
    'bone-saw': {
      like: 'rapier',
      label: 'Bone saw',
      reach: 2,
      damage: { dice: 2, sides: 4, bonus: 0, type: 'force' },
    },
    'hail-bloom': { like: 'fire-bloom', blast: 2 },
    'hand-axe': { damage: { dice: 1, sides: 6, bonus: 5, type: 'physical' } },
  },
  abilities: { 'second-breath': { amount: 4 }, thunderhead: { mp: 1 } },
  traits: { regrowth: { amount: 5 } },
  reactions: { counterattack: { focus: 0 } },
};

const fight = (content: object | undefined = CONTENT, kind = 'raider') => ({
  ruleset: 'phases',
  map: { radius: 5 },
  combatants: [
    { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist', weapons: ['rapier', 'bone-saw'] } },
    { id: 'sto', side: 'heroes', at: [-2, 0], sheet: { kind: 'stormcaller', weapons: ['hail-bloom'] } },
    { id: 'axe', side: 'foes', at: [2, 0], sheet: { kind, weapons: ['hand-axe'] } },
    { id: 'gob', side: 'foes', at: [3, -1], sheet: { kind: 'slinger' } },
  ],
  ...(content && { content }),
});

/** Starts the fight with these dice and plays it until Ana begins her first turn, in the brawl phase. */
function brawl(dice: readonly number[], content: object | undefined = CONTENT): Battle {
  const battle = startOf(fight(content), dice);
  battle.apply({ as: 'sto', answer: 'pass', until: 'next-round' });
  battle.apply({ as: 'ana', answer: 'pass', until: 'brawl' });
  for (let [asked] = battle.prompts; asked?.for !== 'ana'; [asked] = battle.prompts)
    battle.apply({ as: asked?.for ?? 'gm', do: 'end-turn' });
  battle.apply({ as: 'ana', answer: 'act' });
  return battle;
}

const SAW = { do: 'attack', weapon: 'bone-saw', target: 'axe' };

/** Returns the possible changes to the raider's hit points in the forecast of Ana's attack. */
function foretold({ ruleset, table }: Battle, weapon: string) {
  const { odds } = ruleset.forecast(table, 'ana', { do: 'attack', weapon, target: 'axe' }) ?? {};
  const [effect] = odds?.effects ?? [];
  return effect?.changes.filter(([, chance]) => chance > 0).map(([by]) => by);
}

describe('a battle’s own content', () => {
  it('adds weapons whose own numbers count in attacks and forecasts', () => {
    const battle = brawl([12, 5, 3, 4]);
    expect(foretold(battle, 'bone-saw')).toEqual([-7, -6, -5, -4, -3, -2, -1, 0]);
    const told = [...battle.apply({ as: 'ana', ...SAW }), ...passAll(battle)];
    expect(told.find(({ type }) => type === 'hurt')).toMatchObject({ target: 'axe', amount: 6 });
  });

  it('changes the damage of a weapon from the rulebook', () => {
    const battle = brawl([1, 1, 10, 6], {
      ...CONTENT,
      weapons: {
        ...CONTENT.weapons,
        rapier: { edges: 0, damage: { dice: 1, sides: 6, bonus: 2, type: 'force' } },
      },
    });
    battle.apply({ as: 'ana', do: 'move', path: [[1, 0]] });
    expect(foretold(battle, 'rapier')).toEqual([-7, -6, -5, -4, -3, -2, 0]);
  });

  it('enlarges the radius of a blast', () => {
    const victims = (weapons: object) => {
      const { ruleset, scenario } = fightIn(fight({ weapons: { ...CONTENT.weapons, ...weapons } }));
      const { table } = Battle.start(ruleset, scenario.setup, seededDice('0'.repeat(64)));
      const blast = { do: 'attack', weapon: 'fire-bloom', at: [0, 0] } as const;
      const { odds } = ruleset.forecast(table, 'sto', blast) ?? {};
      return [...new Set(odds?.effects.map(({ target }) => target))];
    };
    expect(victims({})).toEqual(['ana']);
    expect(victims({ 'fire-bloom': { blast: 2 } })).toEqual(['ana', 'sto', 'axe']);
  });

  it('changes the numbers of abilities', () => {
    const battle = brawl([]);
    const { ruleset, table } = battle;
    const { cost } = ruleset.forecast(table, 'sto', { do: 'channel', ability: 'thunderhead' }) ?? {};
    expect(cost).toEqual({ mp: 1, focus: 0 });
  });

  it('adds weapons that the GM can break', () => {
    const battle = brawl([]);
    battle.apply({ as: 'gm', do: 'gm.set', target: 'ana', field: 'broken', value: ['bone-saw'] });
    expect(battle.check({ as: 'ana', ...SAW })?.code).toBe('broken');
  });

  it('links only two weapons that name each other', () => {
    const pairing = (rapier: string) => ({
      weapons: {
        ...CONTENT.weapons,
        'bone-saw': { ...CONTENT.weapons['bone-saw'], linked: 'rapier' },
        rapier: { linked: rapier },
      },
    });
    // biome-ignore lint/suspicious/noThenProperty: `then` is the rulebook's word for a linked attack
    const both = { as: 'ana', ...SAW, then: 'axe' };
    expect(brawl([], pairing('bone-saw')).check(both)?.code).toBe('out-of-range'); // the target is beyond the rapier's reach
    expect(brawl([], pairing('left-knife')).check(both)?.code).toBe('bad-input');
  });

  it('names its additions in the log', () => {
    const { ruleset, scenario } = fightIn(fight());
    const { description } = applyContent(ruleset, scenario.setup.content);
    expect(description.say({ weapon: 'bone-saw' }, String)).toBe('Bone saw');
  });

  it('replays to the same table', () => {
    const { ruleset, scenario } = fightIn(fight());
    const journal = newJournal(ruleset, scenario.setup, seededDice(seedOf('content')));
    const { battle, inputs } = playFight({
      ruleset,
      setup: scenario.setup,
      seed: seedOf('content'),
      policyOf: () => tactical,
      maxRounds: 20,
      maxInputs: 400,
    });
    expect(inputs.some((input) => input.weapon === 'bone-saw')).toBe(true);
    expect(replay(ruleset, { ...journal, inputs }).hash()).toBe(battle.hash());
  });
});

it.each([
  {
    name: 'an effect without a rule',
    content: { weapons: { rapier: { vampiric: true } } },
    told: 'content.weapons.rapier.vampiric: unknown name',
  },
  {
    name: 'an ability without a rule',
    content: { abilities: { meteor: { mp: 2 } } },
    told: 'content.abilities.meteor: unknown name. Allowed: brace, barrier, leap',
  },
  {
    name: 'a number that an ability does not have',
    content: { abilities: { hush: { amount: 2 } } },
    told: 'content.abilities.hush.amount: unknown name. Allowed: label, help, mp, focus',
  },
  {
    name: 'a trait without a rule',
    content: { traits: { frost: { within: 2 } } },
    told: 'content.traits.frost: unknown name. Allowed: thorns',
  },
  {
    name: 'an unknown linked weapon',
    content: { weapons: { 'left-knife': { linked: 'middle-knife' } } },
    told: 'content.weapons.left-knife.linked: expected one of',
  },
  {
    name: 'a melee weapon that shoots',
    content: { weapons: { rapier: { range: 4 } } },
    told: 'content.weapons.rapier: a melee weapon has a reach but no range',
  },
  {
    name: 'a blast in a linked pair',
    content: { weapons: { 'fire-bloom': { linked: 'spark' } } },
    told: 'content.weapons.fire-bloom: a blast can’t use a full attack or be part of a linked pair',
  },
])('$name is rejected with a readable message', ({ content, told }) => {
  expect(
    faultsOf(fight({ ...CONTENT, ...content, weapons: { ...CONTENT.weapons, ...content.weapons } })),
  ).toContain(told);
});
