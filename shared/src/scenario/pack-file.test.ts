import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playFight } from '../bots/fight.ts';
import { tactical } from '../bots/tactical.ts';
import { Battle } from '../engine/battle/battle.ts';
import { seededDice } from '../engine/state/dice.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { readPack } from './pack-file.ts';
import { withPack, withServerContent } from './server-content.ts';

const EXAMPLES = new URL('../../../docs/examples/', import.meta.url);
const SWORDS = {
  ruleset: 'flow',
  name: 'Swords',
  version: '1',
  content: { weapons: { sword: { sides: 12 } } },
};

function read(raw: object) {
  const result = readPack(JSON.stringify(raw, null, 1), RULESETS);
  if ('faults' in result) throw new Error(result.faults.map(({ message }) => message).join(' '));
  return result;
}

function faultsOf(file: string) {
  const result = readPack(file, RULESETS);
  return 'faults' in result ? result.faults : [];
}

it.each(readdirSync(EXAMPLES))(
  'the example %s is a valid pack, and its archetypes can fight to the end',
  (name) => {
    const result = readPack(readFileSync(new URL(name, EXAMPLES), 'utf8'), RULESETS);
    if ('faults' in result) throw new Error(result.faults.map(({ message }) => message).join(' '));
    const { ruleset, pack, content } = result;
    const combatants = Object.keys(content.archetypes ?? {}).map((kind, index) => ({
      id: kind,
      side: index === 0 ? 'heroes' : 'foes',
      at: [index, 0] as const,
      sheet: { kind },
    }));
    const map = { radius: 4, walls: [], difficult: [], cover: [] };
    const setup = withServerContent(
      { ruleset: ruleset.id, options: {}, map, combatants },
      withPack(undefined, pack, content),
    );
    const seed = '0'.repeat(64);
    const { battle } = playFight({
      ruleset,
      setup,
      seed,
      policyOf: () => tactical,
      maxRounds: 40,
      maxInputs: 2000,
    });
    expect(battle.table.over).not.toBeNull();
  },
);

it('the hash of a pack depends on its content, not on its name or the order of its keys', () => {
  const hashOf = (content: object, name = 'Swords') => read({ ...SWORDS, name, content }).pack.hash;
  const sword = { weapons: { sword: { sides: 12, dice: 2 } } };
  expect(hashOf({ weapons: { sword: { dice: 2, sides: 12 } } }, 'Others')).toBe(hashOf(sword));
  expect(hashOf({ weapons: { sword: { sides: 10, dice: 2 } } })).not.toBe(hashOf(sword));
});

describe.each(Object.values(RULESETS))('a pack for $id', (ruleset) => {
  const { archetypes } = ruleset.description;
  const [known = ''] = Object.keys(archetypes);

  it('can add an archetype and rename another for a fight', () => {
    const content = {
      archetypes: { 'winter-guard': { like: known, label: 'Winter guard' }, [known]: { label: 'Old hand' } },
    };
    const { pack, content: own } = read({ ruleset: ruleset.id, name: 'Winter', version: '2.1', content });
    const [{ setup } = { setup: undefined }] = ruleset.scenarios;
    if (!setup) throw new Error('There is nothing to play.');
    const [first, ...others] = setup.combatants;
    const newcomer = {
      ...first,
      id: 'guard',
      sheet: { kind: 'winter-guard' },
    } as (typeof setup.combatants)[number];
    const raw = { ...setup, combatants: [newcomer, ...others] };
    const { table } = Battle.start(
      ruleset,
      withServerContent(raw, withPack(undefined, pack, own)),
      seededDice('0'.repeat(64)),
    );
    expect(table.fighters.guard).toMatchObject({ kind: 'winter-guard' });
    expect(table.packs).toEqual([{ name: 'Winter', version: '2.1', hash: pack.hash }]);
  });
});

it.each([
  { name: 'no content', file: '', line: 1, says: 'JSON' },
  {
    name: 'an unknown rulebook',
    file: JSON.stringify({ ...SWORDS, ruleset: 'flwo' }, null, 1),
    line: 2,
    says: 'flow',
  },
  {
    name: 'no version',
    file: JSON.stringify({ ...SWORDS, version: undefined }, null, 1),
    line: 1,
    says: 'version',
  },
  {
    name: 'an unknown effect',
    file: JSON.stringify({ ...SWORDS, content: { weapons: { sword: { vampiric: true } } } }, null, 1),
    line: 8,
    says: 'content.weapons.sword.vampiric: unknown name',
  },
  {
    name: 'a new archetype that is not based on another',
    file: JSON.stringify({ ...SWORDS, content: { archetypes: { wyrm: { maxHp: 9 } } } }, null, 1),
    line: 7,
    says: 'like',
  },
])('a pack file with $name is rejected with the position', ({ file, line, says }) => {
  const [fault] = faultsOf(file);
  expect(fault).toMatchObject({ line });
  expect(fault?.message).toContain(says);
});
