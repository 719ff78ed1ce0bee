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

describe('what is to be kept', () => {
  it.each(Object.values(RULESETS))('may be any ready-made fight, by $id', ({ id, scenarios }) => {
    for (const scenario of scenarios) {
      const document = writeFight(scenario);
      expect(readDocument('fight', document, RULESETS)).toEqual({
        ruleset: id,
        title: scenario.title,
        pictures: scenario.pictures ?? {},
      });
    }
  });

  it('may be heroes of one book', () => {
    const text = JSON.stringify({
      ruleset: 'flow',
      title: 'Friday',
      heroes: [{ sheet: { kind: 'warden' } }],
    });
    expect(readDocument('party', text, RULESETS)).toMatchObject({ ruleset: 'flow', title: 'Friday' });
  });

  it('may be the ground of a fight, with its doors and what lies under it', () => {
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
      'a fight in which nobody stands',
      'fight',
      `{"ruleset":"flow",\n"map":{"radius":1},\n"combatants":[]}`,
      3,
      /fight/,
    ],
    ['heroes of no book', 'party', '{"ruleset":"fwol","heroes":[]}', 1, /"flow"/],
    ['a map of no size', 'map', '{"ruleset":"flow","map":{\n"radius":-1}}', 2, /radius/],
    ['no JSON', 'map', '{"map":\n!}', 2, /JSON/],
    ['a map of no book', 'map', '{"map":{"radius":1}}', 1, /ruleset/],
    ['what is no map', 'map', '{"ruleset":"flow"}', 1, /map/],
    [
      'a map with doors in a book that has none',
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
  ])('is refused with the line and a sentence: %s', (_what, kind, text, line, message) => {
    expect(readDocument(kind, text, RULESETS)).toMatchObject({
      faults: [{ line, message: expect.stringMatching(message) }],
    });
  });
});

describe('a library in a file', () => {
  const written = async (things: readonly LibraryEntry[]) => {
    let text = '';
    for await (const piece of writeLibrary(things)) text += piece;
    return text;
  };
  const mill: LibraryEntry = { kind: 'map', name: 'The "mill"', document: '{"map":{"radius":1}}' };

  it.each([
    ['nothing', []],
    ['one thing', [mill]],
    ['several', [mill, { ...mill, kind: 'fight', name: 'Bridge' }]],
  ] as const)('comes back as it was, with %s in it', async (_what, things) => {
    expect(readLibrary(await written(things))).toEqual(things);
  });

  it.each([
    '',
    '[]',
    '{"library":2,"things":[]}',
    '{"library":1,"things":[{"kind":"song"}]}',
    '{"ruleset":"flow"}',
  ])('is nothing else: %s', (text) => expect(readLibrary(text)).toBeUndefined());
});
