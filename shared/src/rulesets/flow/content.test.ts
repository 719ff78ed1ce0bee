import { describe, expect, it } from 'vitest';
import { Battle } from '../../engine/battle/battle.ts';
import { applyContent } from '../../engine/core/apply-content.ts';
import { seededDice } from '../../engine/state/dice.ts';
import { view } from '../../engine/visibility/view.ts';
import type { Viewer } from '../../engine/visibility/viewer.ts';
import { writeFight } from '../../scenario/write-fight.ts';
import { faultsOf, fightIn, passAll, startOf } from '../testing/own-content.ts';

const map = { radius: 4 };
const CONTENT = {
  weapons: { 'storm-axe': { like: 'axe', label: 'Axe of storms', dice: 3 }, sword: { sides: 12 } },
  archetypes: {
    chief: { like: 'goblin', label: 'Goblin chief', maxHp: 30, main: 'storm-axe' },
    goblin: { maxHp: 9 },
  },
  conditions: { stunned: { label: 'Reeling' } },
};

const fight = (more: object = {}, kind = 'chief') => ({
  ruleset: 'flow',
  map,
  order: ['chief', 'gob', 'ana'],
  combatants: [
    { id: 'chief', side: 'foes', at: [0, 0], sheet: { kind } },
    { id: 'gob', side: 'foes', at: [0, 2], sheet: { kind: 'goblin' } },
    { id: 'ana', side: 'heroes', at: [1, 0], sheet: { kind: 'duelist' } },
  ],
  content: CONTENT,
  ...more,
});

describe('a battle with its own content', () => {
  const { ruleset, scenario } = fightIn(fight());
  const { table } = Battle.start(ruleset, scenario.setup, seededDice('0'.repeat(64)));

  it('adds archetypes, and changes archetypes from the rulebook', () => {
    expect(table.fighters).toMatchObject({ chief: { maxHp: 30, main: 'storm-axe' }, gob: { maxHp: 9 } });
  });

  it('adds weapons with their own damage dice', () => {
    const battle = startOf(fight(), [20, 8, 8, 8]);
    const blow = { as: 'chief', do: 'attack', weapon: 'storm-axe', target: 'ana' };
    const events = [...battle.apply(blow), ...passAll(battle)];
    expect(events.find(({ type }) => type === 'damage-rolled')).toMatchObject({ dice: [8, 8, 8] });
  });

  it('hides the archetype of a hidden fighter', () => {
    const { chief } = table.fighters;
    if (!chief) throw new Error('There is no chief.');
    const hidden = { ...table, fighters: { ...table.fighters, chief: { ...chief, hidden: true } } };
    const kindsSeen = (viewer: Viewer) =>
      Object.keys(view(ruleset, hidden, viewer).content?.archetypes ?? {});
    expect(kindsSeen({ role: 'spectator' })).toEqual(['goblin']);
    expect(kindsSeen({ role: 'gm' })).toEqual(['chief', 'goblin']);
  });

  it('shows its own names for things and conditions on the sheet and in the log', () => {
    const { description } = applyContent(ruleset, table.content);
    expect(description.conditions.stunned?.label).toBe('Reeling');
    expect(description.archetypes.chief?.label).toBe('Goblin chief');
    expect(description.things['storm-axe']?.label).toBe('Axe of storms');
    expect(description.say({ weapon: 'storm-axe' }, String)).toBe('Axe of storms');
  });

  it('writes its content to the fight file and reads it back', () => {
    expect(fightIn(JSON.parse(writeFight(scenario))).scenario).toEqual({
      ...scenario,
      title: 'Your own scenario',
    });
  });
});

it.each([
  {
    name: 'an effect that no rule implements',
    content: { weapons: { sword: { vampiric: true } } },
    message: 'content.weapons.sword.vampiric: unknown name',
  },
  {
    name: 'an ability that no rule implements',
    content: { abilities: { meteor: { ap: 2 } } },
    message: 'content.abilities.meteor: unknown name. Allowed: rally, focus, roar.',
  },
  {
    name: 'an incomplete weapon',
    content: { weapons: { flail: { dice: 1, sides: 8, hands: 1 } } },
    message: 'content.weapons.flail.category',
  },
  {
    name: 'a weapon with both reach and range',
    content: { weapons: { sword: { range: 5 } } },
    message: 'content.weapons.sword: a weapon must have either a reach or a range',
  },
  {
    name: 'a new archetype without a base',
    content: { archetypes: { wyrm: { maxHp: 9 } } },
    message: 'content.archetypes.wyrm.like: a new archetype needs "like": the archetype it is based on',
  },
  {
    name: 'an archetype with an unknown spell',
    content: { archetypes: { mage: { spells: ['frost'] } } },
    message: 'content.archetypes.mage.spells[0]: expected one of',
  },
  {
    name: 'an id with capital letters and spaces',
    content: { weapons: { 'Storm Axe': { like: 'axe' } } },
    message: 'content.weapons.Storm Axe: an id must start with a letter',
  },
  { name: 'an unknown kind of content', content: { wepons: {} }, message: 'Did you mean "weapons"?' },
])('$name is rejected with a sentence that says why', ({ content, message }) => {
  expect(faultsOf(fight({ content }, 'ogre'))).toContain(message);
});
