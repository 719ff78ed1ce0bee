import { describe, expect, it } from 'vitest';
import { readMap } from '../maps/read-map.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { nameOfPicture, pictureOf } from '../scenario/picture-files.ts';
import { writeFight } from '../scenario/write-fight.ts';
import type { DocumentKind } from './kinds.ts';
import { type LibraryEntry, readLibrary, writeLibrary } from './library-file.ts';
import { readDocument } from './saved.ts';
import { readSavedMap, writeSavedMap } from './saved-map.ts';

const MAP = { radius: 2, walls: [[0, 0]], difficult: [], cover: [[1, 0]] } as const;

describe('a document in a library', () => {
  it.each(Object.values(RULESETS))('can be any scenario of $id', ({ id, scenarios }) => {
    for (const scenario of scenarios) {
      const document = writeFight(scenario);
      expect(readDocument('fight', document, RULESETS)).toEqual({
        ruleset: id,
        title: scenario.title,
        pictures: scenario.pictures ?? {},
      });
    }
  });

  it('can be a party for one rulebook', () => {
    const text = JSON.stringify({
      ruleset: 'flow',
      title: 'Friday',
      heroes: [{ sheet: { kind: 'warden' } }],
    });
    expect(readDocument('party', text, RULESETS)).toMatchObject({ ruleset: 'flow', title: 'Friday' });
  });

  it('can be the map of a fight, with its doors and its backdrop', () => {
    const data = `data:image/webp;base64,${'A'.repeat(40)}`;
    const picture = nameOfPicture(pictureOf(data)?.bytes ?? new Uint8Array());
    const map = { ...MAP, backdrop: { picture, x: 0, y: 1, width: 9 } };
    const ground = { map, doors: [[0, 0]], pictures: { [picture]: data } } as const;
    const text = writeSavedMap('flow', ground);
    expect(readSavedMap(text, RULESETS)).toMatchObject({ ruleset: { id: 'flow' }, ground });
    expect(readDocument('map', text, RULESETS)).toMatchObject({ ruleset: 'flow', backdrop: picture });
    expect(readMap(text, { squares: 1, hasDoors: true, takesPicture: false })).toMatchObject({
      doors: [[0, 0]],
    });
  });

  it.each<readonly [string, DocumentKind, string, number, RegExp]>([
    [
      'a fight without fighters',
      'fight',
      `{"ruleset":"flow",\n"map":{"radius":1},\n"combatants":[]}`,
      3,
      /fight/,
    ],
    ['heroes of an unknown rulebook', 'party', '{"ruleset":"fwol","heroes":[]}', 1, /"flow"/],
    ['a map with an invalid size', 'map', '{"ruleset":"flow","map":{\n"radius":-1}}', 2, /radius/],
    ['text that is not JSON', 'map', '{"map":\n!}', 2, /JSON/],
    ['a map without a rulebook', 'map', '{"map":{"radius":1}}', 1, /ruleset/],
    ['a file without a map', 'map', '{"ruleset":"flow"}', 1, /map/],
    [
      'a map with doors for a rulebook that has none',
      'map',
      '{"ruleset":"vigil","map":{"radius":1},\n"options":{"doors":[]}}',
      2,
      /doors/,
    ],
    [
      'a map that lacks its picture',
      'map',
      '{"ruleset":"flow",\n"map":{"radius":1,"backdrop":{"picture":"x","x":0,"y":0,"width":1}}}',
      2,
      /picture/,
    ],
    ['a map that is too large', 'map', `{"map":"${'x'.repeat(256 * 1024)}"}`, 1, /256 kB/],
  ])('is rejected with the line and a sentence: %s', (_what, kind, text, line, message) => {
    expect(readDocument(kind, text, RULESETS)).toMatchObject({
      faults: [{ line, message: expect.stringMatching(message) }],
    });
  });
});

describe('a library file', () => {
  const written = async (things: readonly LibraryEntry[]) => {
    let text = '';
    for await (const piece of writeLibrary(things)) text += piece;
    return text;
  };
  const mill: LibraryEntry = { kind: 'map', name: 'The "mill"', document: '{"map":{"radius":1}}' };

  it.each([
    ['no documents', []],
    ['one document', [mill]],
    ['several documents', [mill, { ...mill, kind: 'fight', name: 'Bridge' }]],
  ] as const)('with %s is unchanged after writing and reading', async (_what, things) => {
    expect(readLibrary(await written(things))).toEqual(things);
  });

  it.each([
    '',
    '[]',
    '{"library":2,"things":[]}',
    '{"library":1,"things":[{"kind":"song"}]}',
    '{"ruleset":"flow"}',
  ])('cannot be read from other text: %s', (text) => expect(readLibrary(text)).toBeUndefined());
});
