import { describe, expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';
import { MOST_FILE_BYTES, readFight } from './fight-file.ts';
import {
  lettersFor,
  MOST_BACKDROP_BYTES,
  MOST_PORTRAIT_BYTES,
  nameOfPicture,
  pictureOf,
} from './picture-files.ts';
import { withoutPictures, writeFight } from './write-fight.ts';

const uri = (bytes: number, fill = 'A') => `data:image/webp;base64,${fill.repeat((bytes / 3) * 4)}`;

const FACE = uri(30);

const fight = (face: string, pictures: readonly object[]) =>
  JSON.stringify({
    ruleset: 'phases',
    map: { radius: 4 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'warden' }, portrait: face },
      { id: 'bea', side: 'heroes', at: [1, 0], sheet: { kind: 'warden' }, portrait: face },
      { id: 'hex', side: 'foes', at: [2, 0], sheet: { kind: 'raider' } },
    ],
    pictures,
  });

function read(text: string) {
  const found = readFight(text, RULESETS);
  if ('faults' in found) throw new Error(found.faults[0].message);
  return found.scenario;
}

describe('pictures in a fight file', () => {
  it('are renamed by their content, and unused pictures are dropped', () => {
    const { setup, pictures } = read(
      fight('her', [
        { name: 'her', data: FACE },
        { name: 'no fighter', data: uri(60) },
      ]),
    );
    const name = nameOfPicture(pictureOf(FACE)?.bytes ?? new Uint8Array());
    expect(setup.combatants.map(({ portrait }) => portrait)).toEqual([name, name, undefined]);
    expect(pictures).toEqual({ [name]: FACE });
  });

  it('are unchanged after writing and reading the fight', () => {
    const scenario = read(fight('her', [{ name: 'her', data: FACE }]));
    expect(read(writeFight(scenario))).toEqual({ ...scenario, title: scenario.title });
    expect(writeFight(withoutPictures(scenario))).not.toMatch(/portrait|data:/);
  });

  it('do not count toward the size limit for the rest of the file', () => {
    const text = fight('her', [{ name: 'her', data: uri(MOST_PORTRAIT_BYTES - 1) }]);
    const room = MOST_FILE_BYTES - (text.length - lettersFor(MOST_PORTRAIT_BYTES - 1));
    expect(() => read(text + ' '.repeat(room - 100))).not.toThrow();
    expect(() => read(text + ' '.repeat(room + 100))).toThrow('This file can be at most 256 kB.');
  });

  it.each([
    {
      name: 'is missing',
      face: 'his',
      data: FACE,
      says: 'combatants[0].portrait: This file’s pictures don’t include "his".',
    },
    {
      name: 'is too large',
      face: 'her',
      data: uri(MOST_PORTRAIT_BYTES + 2),
      says: 'combatants[0].portrait: A picture here can be at most 64 kB.',
    },
    {
      name: 'can contain scripts',
      face: 'her',
      data: `data:image/svg+xml;base64,${btoa('<svg/>')}`,
      says: 'pictures[0].data: A picture must be a base64 data URI of a WebP, JPEG or PNG.',
    },
    {
      name: 'is a web address',
      face: 'her',
      data: 'https://example.org/a.png',
      says: 'pictures[0].data: A picture must be a base64 data URI of a WebP, JPEG or PNG.',
    },
    {
      name: 'is damaged',
      face: 'her',
      data: 'data:image/png;base64,A',
      says: 'pictures[0].data: A picture must be a base64 data URI of a WebP, JPEG or PNG.',
    },
  ])('are rejected with a sentence if one $name', ({ face, data, says }) => {
    // biome-ignore format: keeps each row on one line
    expect(() => read(fight(face, [{ name: 'her', data }]))).toThrow(says);
  });

  it('have a limit on their total size', () => {
    const combatants = Array.from({ length: 33 }, (_, index) => ({
      id: `f${index}`,
      side: index === 0 ? 'heroes' : 'foes',
      at: [(index % 9) - 4, Math.floor(index / 9)],
      sheet: { kind: 'raider' },
      portrait: `p${index}`,
    }));
    const pictures = combatants.map(({ portrait }, index) => ({
      name: portrait,
      data: uri(MOST_PORTRAIT_BYTES - 1, String.fromCharCode(65 + (index % 26))).replace(
        /.{4}$/,
        `AA${index.toString(36).padStart(2, 'A')}`,
      ),
    }));
    const text = JSON.stringify({ ruleset: 'phases', map: { radius: 10 }, combatants, pictures });
    expect(() => read(text)).toThrow('All pictures together can be at most 2 MB.');
  });
});

describe('the backdrop of a fight’s map', () => {
  const laid = (data: string, place: object = { x: 0.5, y: -2, width: 12, turn: 30, opacity: 0.6 }) => {
    const { combatants, ...file } = JSON.parse(fight('cellar', [{ name: 'cellar', data }]));
    const map = { ...file.map, backdrop: { picture: 'cellar', ...place } };
    return JSON.stringify({
      ...file,
      map,
      combatants: [{ ...combatants[0], portrait: undefined }, combatants[2]],
    });
  };

  it('keeps its position under a content-based name, and survives writing and reading', () => {
    const scenario = read(laid(FACE));
    const name = nameOfPicture(pictureOf(FACE)?.bytes ?? new Uint8Array());
    const backdrop = { picture: name, x: 0.5, y: -2, width: 12, turn: 30, opacity: 0.6 };
    expect(scenario.setup.map.backdrop).toEqual(backdrop);
    expect(scenario.pictures).toEqual({ [name]: FACE });
    expect(read(writeFight(scenario))).toEqual(scenario);
  });

  it('is removed from a fight that is saved without pictures', () => {
    const { map } = withoutPictures(read(laid(FACE))).setup;
    expect([map.backdrop, map.radius]).toEqual([undefined, 4]);
  });

  it('can be larger than a portrait', () => {
    const even = MOST_BACKDROP_BYTES - (MOST_BACKDROP_BYTES % 3);
    expect(() => read(laid(uri(even)))).not.toThrow();
    expect(() => read(laid(uri(even + 3)))).toThrow(
      'map.backdrop.picture: A picture here can be at most 512 kB.',
    );
  });

  it.each([
    { name: 'no width', place: { x: 0, y: 0, width: 0 }, says: 'map.backdrop.width: expected' },
    {
      name: 'a position far off the map',
      place: { x: 0, y: 9999, width: 4 },
      says: 'map.backdrop.y: expected',
    },
    { name: 'no position', place: { width: 4 }, says: 'map.backdrop.x is missing' },
  ])('is rejected with a sentence if it has $name', ({ place, says }) => {
    expect(() => read(laid(FACE, place))).toThrow(says);
  });
});
