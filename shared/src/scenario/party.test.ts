import { describe, expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';
import { readParty, writeParty } from './party.ts';
import { nameOfPicture, pictureOf } from './picture-files.ts';

const FACE = `data:image/webp;base64,${'A'.repeat(40)}`;
const NAME = nameOfPicture(pictureOf(FACE)?.bytes ?? new Uint8Array());

describe('a party file', () => {
  it.each(Object.values(RULESETS))(
    'is unchanged after writing and reading under $id, with its pictures',
    ({ id, scenarios }) => {
      const some = scenarios[0]?.setup.combatants.slice(0, 2) ?? [];
      const heroes = some.map(({ name = 'Ana', sheet }, index) => ({
        name,
        ...(index === 0 && { portrait: NAME }),
        sheet,
      }));
      const party = { title: 'Friday', heroes, pictures: { [NAME]: FACE } };
      expect(readParty(writeParty(id, party), RULESETS)).toMatchObject({ ruleset: { id }, party });
    },
  );

  it('can use content of the server that it is used on', () => {
    const content = { archetypes: { 'winter-guard': { like: 'raider' } } };
    const heroes = [{ name: 'Ana', sheet: { kind: 'winter-guard' } }];
    const file = writeParty('flow', { title: '', heroes, pictures: {} });
    expect(readParty(file, RULESETS, { flow: { content, packs: [] } })).toMatchObject({ party: { heroes } });
    expect(readParty(file, RULESETS)).toMatchObject({ faults: [{ path: 'heroes[0].sheet.kind' }] });
  });

  it.each([
    {
      name: 'a value that the rulebook does not allow',
      heroes: [{ sheet: { kind: 'warden' } }, { sheet: { kind: 'warden', maxHp: -4 } }],
      path: 'heroes[1].sheet.maxHp',
    },
    { name: 'an unknown archetype', heroes: [{ sheet: { kind: 'wardne' } }], path: 'heroes[0].sheet.kind' },
    {
      name: 'a missing picture',
      heroes: [{ sheet: { kind: 'warden' }, portrait: 'his' }],
      path: 'heroes[0].portrait',
    },
    {
      name: 'a fighter’s position',
      heroes: [{ sheet: { kind: 'warden' }, at: [0, 0] }],
      path: 'heroes[0].at',
    },
  ])('is rejected with the position of the fault: $name', ({ heroes, path }) => {
    // biome-ignore format: keeps each row on one line
    const read = readParty(JSON.stringify({ ruleset: 'flow', heroes }), RULESETS);
    expect(read).toMatchObject({ faults: [{ path, message: expect.stringMatching(/[.?]$/) }] });
  });
});
