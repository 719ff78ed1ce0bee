import * as z from 'zod/mini';
import { type MapNotes, NOTE_AUDIENCES, NOTE_COLORS, notesOn } from '../../hex/notes.ts';
import { tooManyNotes } from '../../words/messages/engine-refusals.ts';
import { noteTwice } from '../../words/messages/setup.ts';
import {
  amount,
  anId,
  type FieldSchema,
  hex,
  listOf,
  oneOf,
  optional,
  record,
  text,
} from '../schema/field-schema.ts';

/** The maximum number of notes on a map. */
export const MOST_NOTES = 60;
/** The maximum number of points of a drawing, and of hexes of an area. */
export const MOST_NOTE_POINTS = 200;
/** The maximum number of points and hexes in all notes of a map together. */
export const MOST_POINTS_IN_ALL = 2000;
/** The maximum length of a label and of the name of an area, in characters. */
export const MOST_NOTE_LETTERS = 60;

const farthest = amount(-60, 60);
/** A coordinate of a point, rounded to two decimals. */
const coordinate: FieldSchema<number> = {
  ...farthest,
  shape: z.pipe(
    farthest.shape,
    z.transform((given) => Math.round(100 * Number(given)) / 100),
  ),
};

const ANY = { id: anId(32, 1), for: oneOf(NOTE_AUDIENCES) };
const color = oneOf(NOTE_COLORS);

/** The schema of each kind of note. `MapLabel`, `MapDrawing` and `MapArea` explain the values. */
export const noteKinds = {
  label: record({ ...ANY, text: text(MOST_NOTE_LETTERS, 1), at: hex }),
  drawing: record({
    ...ANY,
    color,
    points: listOf(record({ q: coordinate, r: coordinate }), MOST_NOTE_POINTS),
  }),
  area: record({ ...ANY, name: text(MOST_NOTE_LETTERS, 1), color, hexes: listOf(hex, MOST_NOTE_POINTS) }),
};

const lists = record({
  labels: optional(listOf(noteKinds.label, MOST_NOTES)),
  drawings: optional(listOf(noteKinds.drawing, MOST_NOTES)),
  areas: optional(listOf(noteKinds.area, MOST_NOTES)),
});

/** The schema of all notes of a map. It limits their number and size, and no two of them can have the same id. */
export const mapNotes: FieldSchema<MapNotes> = {
  ...lists,
  shape: lists.shape.check(
    z.refine((notes) => isFew(notes as MapNotes), tooManyNotes(MOST_NOTES, MOST_POINTS_IN_ALL)),
    z.refine((notes) => areDistinct(notes as MapNotes), noteTwice),
  ),
};

/** Returns whether the notes of a map are few and small enough. */
export function isFew(notes: MapNotes): boolean {
  const all = notesOn({ notes });
  const { drawings = [], areas = [] } = notes;
  const points = [...drawings.map(({ points }) => points), ...areas.map(({ hexes }) => hexes)].flat().length;
  return all.length <= MOST_NOTES && points <= MOST_POINTS_IN_ALL;
}

function areDistinct(notes: MapNotes): boolean {
  const ids = notesOn({ notes }).map(({ note }) => note.id);
  return new Set(ids).size === ids.length;
}
