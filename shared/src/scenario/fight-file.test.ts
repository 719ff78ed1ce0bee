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

describe('a fight file', () => {
  it.each(Object.values(RULESETS).flatMap(({ scenarios }) => scenarios))(
    'is read as the fight that it was written from: $title',
    ({ title, blurb, setup }) => {
      const read = readFight(JSON.stringify({ title, blurb, ...setup }), RULESETS);
      expect(read).toMatchObject({ scenario: { title, blurb, setup } });
    },
  );

  it('can begin with a byte order mark and name its schema', () => {
    expect(faultsOf(`\uFEFF${HEXER.replace('{', '{ "$schema": "phases.json",')}`)).toEqual([]);
  });

  it('can have the maximum size, but not more', () => {
    const room = MOST_FILE_BYTES - HEXER.length;
    expect(faultsOf(HEXER + ' '.repeat(room))).toEqual([]);
    expect(faultsOf(HEXER + ' '.repeat(room + 1))).toMatchObject([
      { message: 'This file can be at most 256 kB.' },
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

const AREA = '{ "id": "trap", "for": "gm", "name": "Trap", "color": "red", "hexes": [[1, 0]] }';

describe('a fault in a fight file', () => {
  it.each([
    {
      name: 'an unknown word',
      change: ['"hexer"', '"hexxer"'],
      fault: { line: 7, path: 'combatants[1].sheet.kind', found: '"hexxer"', nearest: 'hexer' },
    },
    {
      name: 'an unknown name',
      change: ['"title"', '"tilte"'],
      fault: { line: 3, column: 3, path: 'tilte', found: 'tilte', nearest: 'title' },
    },
    {
      name: 'a missing member',
      change: ['"side": "foes", ', ''],
      fault: { line: 7, column: 5, path: 'combatants[1].side', allowed: 'text of 1 to 32 characters' },
    },
    {
      name: 'a number out of bounds',
      change: ['"radius": 4', '"radius": 99'],
      fault: { line: 4, path: 'map.radius', found: '99', allowed: 'a whole number from 0 to 40' },
    },
    {
      name: 'an unknown rulebook',
      change: ['"phases"', '"phase"'],
      fault: { line: 2, path: 'ruleset', found: '"phase"', nearest: 'phases' },
    },
    {
      name: 'a fault that only the rules can find',
      change: ['[2, 5]', '[5, 2]'],
      fault: { line: 7, path: 'combatants[1].sheet.initiative', found: '[5,2]' },
    },
    {
      name: 'two fighters on one hex',
      change: ['[2, 0]', '[0, 0]'],
      fault: { line: 7, column: 36, path: 'combatants[1].at', found: '[0,0]' },
    },
    {
      name: 'a position in a state, where none is allowed',
      change: ['"at": [2, 0]', '"at": [2, 0], "state": { "at": [1, 0] }'],
      fault: { line: 7, path: 'combatants[1].state.at', found: 'at' },
    },
    {
      name: 'an unknown color of an area',
      change: ['"radius": 4', `"radius": 4, "notes": { "areas": [${AREA.replace('red', 'rde')}] }`],
      fault: { line: 4, path: 'map.notes.areas[0].color', found: '"rde"', nearest: 'red' },
    },
    {
      name: 'two notes with one id',
      change: ['"radius": 4', `"radius": 4, "notes": { "areas": [${AREA}, ${AREA}] }`],
      fault: { line: 4, path: 'map.notes' },
    },
    { name: 'a duplicate id', change: ['"hex"', '"ana"'], fault: { path: 'combatants' } },
    { name: 'no fighters', change: [/\[\n[\s\S]*\]/, '[]'], fault: { line: 5, path: 'combatants' } },
    { name: 'a duplicate name', change: ['"title"', '"ruleset": "flow", "title"'], fault: { line: 3 } },
    { name: 'text that is not JSON', change: ['4 },', '4 }'], fault: { line: 5, column: 3, path: '' } },
    { name: 'a comment', change: ['{', '{ // of mine'], fault: { line: 1, column: 3 } },
    { name: 'a lone surrogate', change: ['At the mill', '\\ud800'], fault: { line: 3 } },
    { name: 'a number that is too large', change: ['4 }', '1e999 }'], fault: { line: 4 } },
    { name: 'too many brackets', change: ['4 }', `${'['.repeat(9_999)} }`], fault: { line: 4 } },
    {
      name: 'a value that is not a record',
      change: [/[\s\S]*/, '7'],
      fault: { line: 1, column: 1, found: '7' },
    },
    { name: 'an empty file', change: [/[\s\S]*/, ''], fault: { line: 1, column: 1 } },
  ] as const)('is reported with its position: $name', ({ change: [what, by], fault }) => {
    const faults = faultsOf(HEXER.replace(what, by));
    expect(faults).toMatchObject([fault]);
    expect(faults[0]?.message).toMatch(/^.+[.?]$/);
  });

  it('is reported together with all others, in the order of the file', () => {
    const faults = faultsOf(HEXER.replace('4', '-1').replace('warden', 'wardn').replace('"side"', '"sid"'));
    expect(faults.map(({ path }) => path)).toEqual([
      'map.radius',
      'combatants[0].side',
      'combatants[0].sid',
      'combatants[0].sheet.kind',
    ]);
  });

  it('comes with a suggestion if two letters are swapped', () => {
    expect(faultsOf(HEXER.replace('"hexer"', '"radier"'))[0]?.nearest).toBe('raider');
  });

  it('names the length of a list that is too long', () => {
    const { combatants, ...fight } = JSON.parse(HEXER);
    const crowd = Array.from({ length: 201 }, (_, index) => ({ ...combatants[0], id: `ana-${index}` }));
    const [fault] = faultsOf(JSON.stringify({ ...fight, combatants: crowd }));
    expect(fault?.message).toMatch(
      /^combatants: expected a list of at most 200 entries, .*, found a list of 201\.$/,
    );
  });

  it('comes without a suggestion if no word is similar', () => {
    expect(faultsOf(HEXER.replace('"hexer"', '"submarine"'))[0]?.nearest).toBeUndefined();
  });
});
