import { describe, expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';
import { type FightFault, MOST_FILE_BYTES, readFight } from './fight-file.ts';

const HEXER = `{
  "ruleset": "phases",
  "title": "At the mill",
  "map": { "radius": 4 },
  "combatants": [
    { "id": "ana", "side": "heroes", "at": [0, 0], "sheet": { "kind": "warden" } },
    { "id": "hex", "side": "foes", "at": [2, 0], "sheet": { "kind": "hexer", "initiative": [2, 5] } }
  ]
}`;

function faultsOf(text: string): readonly FightFault[] {
  const read = readFight(text, RULESETS);
  return 'faults' in read ? read.faults : [];
}

describe('a file of a fight', () => {
  it.each(Object.values(RULESETS).flatMap(({ scenarios }) => scenarios))(
    'holds what it was written from: $title',
    ({ title, blurb, setup }) => {
      const read = readFight(JSON.stringify({ title, blurb, ...setup }), RULESETS);
      expect(read).toMatchObject({ scenario: { title, blurb, setup } });
    },
  );

  it('may begin with a byte order mark and name its schema', () => {
    expect(faultsOf(`\uFEFF${HEXER.replace('{', '{ "$schema": "phases.json",')}`)).toEqual([]);
  });

  it('takes as much as it may, and no more', () => {
    const room = MOST_FILE_BYTES - HEXER.length;
    expect(faultsOf(HEXER + ' '.repeat(room))).toEqual([]);
    expect(faultsOf(HEXER + ' '.repeat(room + 1))).toMatchObject([
      { message: 'A scenario can be at most 256 kB.' },
    ]);
  });

  it('has room for as many fighters as a table, and as many hexes as a large map', () => {
    const ring = Array.from({ length: 80 }, (_, q) => [q - 40, 0]);
    const places = [-2, 0, 2].flatMap((r) => Array.from({ length: 70 }, (_, q) => [q - 38, r]));
    const combatants = places.slice(0, 200).map((at, index) => ({
      id: `f${index}`,
      side: index % 2 ? 'foes' : 'heroes',
      at,
      sheet: { kind: index % 2 ? 'raider' : 'warden' },
    }));
    const fight = { ruleset: 'phases', map: { radius: 40, difficult: ring }, combatants };
    expect(faultsOf(JSON.stringify(fight))).toEqual([]);
    expect(faultsOf(JSON.stringify({ ...fight, map: { radius: 41 } }))).toMatchObject([
      { path: 'map.radius' },
    ]);
    const more = [...combatants, { ...combatants[0], id: 'one-more', at: [0, 5] }];
    expect(faultsOf(JSON.stringify({ ...fight, combatants: more }))).toMatchObject([{ path: 'combatants' }]);
  });
});

describe('what is wrong with a file', () => {
  it.each([
    {
      name: 'a word that there is not',
      change: ['"hexer"', '"hexxer"'],
      fault: { line: 7, path: 'combatants[1].sheet.kind', found: '"hexxer"', nearest: 'hexer' },
    },
    {
      name: 'a name that there is not',
      change: ['"title"', '"tilte"'],
      fault: { line: 3, column: 3, path: 'tilte', found: 'tilte', nearest: 'title' },
    },
    {
      name: 'something missing',
      change: ['"side": "foes", ', ''],
      fault: { line: 7, column: 5, path: 'combatants[1].side', allowed: 'text of 1 to 32 characters' },
    },
    {
      name: 'a number out of bounds',
      change: ['"radius": 4', '"radius": 99'],
      fault: { line: 4, path: 'map.radius', found: '99', allowed: 'a whole number from 0 to 40' },
    },
    {
      name: 'a rulebook that there is not',
      change: ['"phases"', '"phase"'],
      fault: { line: 2, path: 'ruleset', found: '"phase"', nearest: 'phases' },
    },
    {
      name: 'faults that only the rules can find',
      change: ['[2, 5]', '[5, 2]'],
      fault: { line: 7, path: 'combatants[1].sheet.initiative', found: '[5,2]' },
    },
    {
      name: 'two fighters on one hex',
      change: ['[2, 0]', '[0, 0]'],
      fault: { line: 7, column: 36, path: 'combatants[1].at', found: '[0,0]' },
    },
    {
      name: 'a place in a state, where it has none',
      change: ['"at": [2, 0]', '"at": [2, 0], "state": { "at": [1, 0] }'],
      fault: { line: 7, path: 'combatants[1].state.at', found: 'at' },
    },
    { name: 'an id given twice', change: ['"hex"', '"ana"'], fault: { path: 'combatants' } },
    { name: 'no fighters', change: [/\[\n[\s\S]*\]/, '[]'], fault: { line: 5, path: 'combatants' } },
    { name: 'a name given twice', change: ['"title"', '"ruleset": "flow", "title"'], fault: { line: 3 } },
    { name: 'no JSON', change: ['4 },', '4 }'], fault: { line: 5, column: 3, path: '' } },
    { name: 'a comment', change: ['{', '{ // of mine'], fault: { line: 1, column: 3 } },
    { name: 'half a character', change: ['At the mill', '\\ud800'], fault: { line: 3 } },
    { name: 'a number beyond all', change: ['4 }', '1e999 }'], fault: { line: 4 } },
    { name: 'too many brackets', change: ['4 }', `${'['.repeat(9_999)} }`], fault: { line: 4 } },
    { name: 'no record', change: [/[\s\S]*/, '7'], fault: { line: 1, column: 1, found: '7' } },
    { name: 'nothing at all', change: [/[\s\S]*/, ''], fault: { line: 1, column: 1 } },
  ] as const)('is told with its place: $name', ({ change: [what, by], fault }) => {
    const faults = faultsOf(HEXER.replace(what, by));
    expect(faults).toMatchObject([fault]);
    expect(faults[0]?.message).toMatch(/^.+[.?]$/);
  });

  it('is reported all at once, in the order of the file', () => {
    const faults = faultsOf(HEXER.replace('4', '-1').replace('warden', 'wardn').replace('"side"', '"sid"'));
    expect(faults.map(({ path }) => path)).toEqual([
      'map.radius',
      'combatants[0].side',
      'combatants[0].sid',
      'combatants[0].sheet.kind',
    ]);
  });

  it('suggests a word with swapped letters', () => {
    expect(faultsOf(HEXER.replace('"hexer"', '"radier"'))[0]?.nearest).toBe('raider');
  });

  it('reports the length of a list that is too long', () => {
    const { combatants, ...fight } = JSON.parse(HEXER);
    const crowd = Array.from({ length: 201 }, (_, index) => ({ ...combatants[0], id: `ana-${index}` }));
    const [fault] = faultsOf(JSON.stringify({ ...fight, combatants: crowd }));
    expect(fault?.message).toMatch(
      /^combatants: expected a list of at most 200 entries, .*, found a list of 201\.$/,
    );
  });

  it('names no word that is not near', () => {
    expect(faultsOf(HEXER.replace('"hexer"', '"submarine"'))[0]?.nearest).toBeUndefined();
  });
});
