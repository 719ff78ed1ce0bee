import { round } from '../../hex/axial.ts';
import { type HexMap, isOnMap } from '../../hex/map.ts';
import { type MapNote, notesOn, withNote, withoutNote } from '../../hex/notes.ts';
import { type Fault, REFUSALS } from '../presentation/rejection.ts';
import { hexText } from '../presentation/text/hex.ts';
import { anId, optional, type Values } from '../schema/field-schema.ts';
import { isFew, MOST_NOTES, MOST_POINTS_IN_ALL, noteKinds } from '../setup/notes.ts';
import type { Table } from '../state/table.ts';
import { emit } from '../state/verbs.ts';

/** The parameters of `gm.note`: one note to add or replace, or the id of the note to remove. */
export const NOTE_CHANGE = {
  label: optional(noteKinds.label),
  drawing: optional(noteKinds.drawing),
  area: optional(noteKinds.area),
  remove: optional(anId(32, 1)),
};

type NoteChange = Values<typeof NOTE_CHANGE>;

/** Returns why a note cannot be added, replaced or removed; undefined if it can. */
export function faultOfNoteChange({ map }: Table, change: NoteChange): Fault | undefined {
  const added = addedBy(change);
  if (added.length + (change.remove === undefined ? 0 : 1) !== 1)
    return { code: 'bad-input', say: REFUSALS.oneNote };
  const [one] = added;
  if (!one)
    return noteWith(map, change.remove) ? undefined : { code: 'no-such-note', say: REFUSALS.noSuchNote };
  const off = hexesOf(one).find((at) => !isOnMap(map, at));
  if (off) return { code: 'bad-input', say: REFUSALS.offTheMap(hexText(off)) };
  if (hexesOf(one).length === 0) return { code: 'bad-input', say: REFUSALS.emptyNote };
  return isFew(withNote(map, one).notes ?? {})
    ? undefined
    : { code: 'too-many-notes', say: REFUSALS.tooManyNotes(MOST_NOTES, MOST_POINTS_IN_ALL) };
}

/**
 * Adds, replaces or removes a note. Emits an event unless nothing changes. The event is secret if players see no
 * difference. A note that only GMs can see from now on counts as removed.
 */
export function changeNote(table: Table, input: NoteChange): void {
  const [after] = addedBy(input);
  const before = noteWith(table.map, after?.note.id ?? input.remove);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  table.map = after ? withNote(table.map, after) : withoutNote(table.map, input.remove ?? '');
  const [was, is] = [before?.note.for === 'all' && before, after?.note.for === 'all' && after];
  const isSecret = !was && !is;
  const [from, to] = isSecret ? [before, after] : [was, is];
  const told = to || from;
  if (!told) return;
  const change = !from ? 'added' : to ? 'changed' : 'removed';
  const what = { change, kind: told.kind, name: nameOfNote(told) };
  emit(table, { type: 'note-changed', by: 'gm', ...what, ...(isSecret && { secret: true }) });
}

function addedBy({ label, drawing, area }: NoteChange): MapNote[] {
  return [
    ...(label ? [{ kind: 'label', note: label } as const] : []),
    ...(drawing ? [{ kind: 'drawing', note: drawing } as const] : []),
    ...(area ? [{ kind: 'area', note: area } as const] : []),
  ];
}

function noteWith(map: HexMap, id: string | undefined): MapNote | undefined {
  return notesOn(map).find(({ note }) => note.id === id);
}

function hexesOf(one: MapNote) {
  if (one.kind === 'area') return one.note.hexes;
  return one.kind === 'label' ? [one.note.at] : one.note.points.map(({ q, r }) => round(q, r));
}

/** Returns the text of a label or the name of an area; empty for a drawing. */
function nameOfNote(one: MapNote): string {
  if (one.kind === 'area') return one.note.name;
  return one.kind === 'label' ? one.note.text : '';
}
