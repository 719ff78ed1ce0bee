import { distance, type Hex, isSame, round } from './axial.ts';

/** The audiences of a note on a map: everyone, or only GMs. */
export const NOTE_AUDIENCES = ['all', 'gm'] as const;
export type NoteAudience = (typeof NOTE_AUDIENCES)[number];

/** The colors of drawings and areas. Each has its own line style and hatching, so they differ not only in color. */
export const NOTE_COLORS = ['amber', 'red', 'green', 'blue', 'violet', 'white'] as const;
export type NoteColor = (typeof NOTE_COLORS)[number];

/** A position on a map in axial coordinates, which may lie between the centers of hexes. */
export type FinePoint = { readonly q: number; readonly r: number };

/** A short text on a hex. */
export type MapLabel = {
  readonly id: string;
  readonly for: NoteAudience;
  readonly text: string;
  readonly at: Hex;
};

/** A line through these points. */
export type MapDrawing = {
  readonly id: string;
  readonly for: NoteAudience;
  readonly color: NoteColor;
  readonly points: readonly FinePoint[];
};

/** Hexes with a name, such as a trap or the reach of a bell. The rules ignore them. */
export type MapArea = {
  readonly id: string;
  readonly for: NoteAudience;
  readonly name: string;
  readonly color: NoteColor;
  readonly hexes: readonly Hex[];
};

/** The labels, drawings and areas of a map, for display only. */
export type MapNotes = {
  readonly labels?: readonly MapLabel[];
  readonly drawings?: readonly MapDrawing[];
  readonly areas?: readonly MapArea[];
};

/** A map, as far as its notes are concerned. */
interface Noted {
  readonly notes?: MapNotes | undefined;
}

/** A note, together with its kind. */
export type MapNote =
  | { readonly kind: 'label'; readonly note: MapLabel }
  | { readonly kind: 'drawing'; readonly note: MapDrawing }
  | { readonly kind: 'area'; readonly note: MapArea };

export const NOTE_KINDS = ['label', 'drawing', 'area'] as const;

/** Returns all notes of a map: first its areas, then its drawings, then its labels. */
export function notesOn({ notes = {} }: Noted): MapNote[] {
  const { labels = [], drawings = [], areas = [] } = notes;
  return [
    ...areas.map((note): MapNote => ({ kind: 'area', note })),
    ...drawings.map((note): MapNote => ({ kind: 'drawing', note })),
    ...labels.map((note): MapNote => ({ kind: 'label', note })),
  ];
}

/** Returns the map with these notes; without the key `notes` if there are none. */
export function withNotes<Whole extends Noted>(map: Whole, notes: readonly MapNote[]): Whole {
  const { notes: _, ...bare } = map;
  const labels = notes.flatMap(({ kind, note }) => (kind === 'label' ? [note] : []));
  const drawings = notes.flatMap(({ kind, note }) => (kind === 'drawing' ? [note] : []));
  const areas = notes.flatMap(({ kind, note }) => (kind === 'area' ? [note] : []));
  if (notes.length === 0) return bare as unknown as Whole;
  const lists = {
    ...(labels.length > 0 && { labels }),
    ...(drawings.length > 0 && { drawings }),
    ...(areas.length > 0 && { areas }),
  };
  return { ...bare, notes: lists } as unknown as Whole;
}

/** Returns the map with a note, which replaces the note with the same id. */
export function withNote<Whole extends Noted>(map: Whole, added: MapNote): Whole {
  const notes = notesOn(map);
  const isKnown = notes.some(({ note }) => note.id === added.note.id);
  const replaced = notes.map((one) => (one.note.id === added.note.id ? added : one));
  return withNotes(map, isKnown ? replaced : [...notes, added]);
}

/** Returns the map without the note with this id. */
export function withoutNote<Whole extends Noted>(map: Whole, id: string): Whole {
  return withNotes(
    map,
    notesOn(map).filter(({ note }) => note.id !== id),
  );
}

const publicMaps = new WeakMap<Noted, Noted>();

/** Returns the map without the notes that only GMs may see; the map itself if it has none. */
export function publicMap<Whole extends Noted>(map: Whole): Whole {
  if (!map.notes) return map;
  const known = publicMaps.get(map);
  if (known) return known as Whole;
  const notes = notesOn(map);
  const open = notes.filter(({ note }) => note.for === 'all');
  const seen = open.length === notes.length ? map : withNotes(map, open);
  publicMaps.set(map, seen);
  return seen;
}

/** Returns the areas that a hex lies in. */
export function areasAt({ notes }: Noted, at: Hex): MapArea[] {
  return (notes?.areas ?? []).filter(({ hexes }) => hexes.some((one) => isSame(one, at)));
}

/** Returns the labels on a hex. */
export function labelsAt({ notes }: Noted, at: Hex): MapLabel[] {
  return (notes?.labels ?? []).filter((label) => isSame(label.at, at));
}

/** Returns the hex of an area that is nearest to its middle. An area without hexes has its middle at `[0, 0]`. */
export function middleOf({ hexes }: Pick<MapArea, 'hexes'>): Hex {
  const mean = (index: 0 | 1) => hexes.reduce((sum, at) => sum + at[index], 0) / Math.max(1, hexes.length);
  const middle = round(mean(0), mean(1));
  return hexes.reduce(
    (best, at) => (distance(at, middle) < distance(best, middle) ? at : best),
    hexes[0] ?? middle,
  );
}
