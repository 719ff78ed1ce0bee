import type { MapNote, NoteAudience, NoteColor } from '@riposte/shared';
import { MOST_NOTE_LETTERS } from '@riposte/shared/engine/setup/notes';
import { Trash } from 'lucide';
import type { VNode } from 'preact';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/notes.ts';
import { ColorSelect } from './color-select.tsx';
import type { NotesDesk } from './note-settings.ts';

interface Of {
  readonly one: MapNote;
  /** The position of the note in the list, from 1. It names drawings, which have no name of their own. */
  readonly number: number;
  readonly desk: NotesDesk;
  /** Called when the GM wants to change the hexes of an area. */
  readonly onHexes: () => void;
}

/** A note of the map, with fields for its text, color and audience, and buttons that change or remove it. */
export function NoteRow({ one, number, desk, onHexes }: Of): VNode {
  const name = nameOf(one, number);
  return (
    <li data-testid="note">
      {one.kind === 'drawing' ? <span>{words.kindOf.drawing}</span> : <NameField one={one} desk={desk} />}
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={words.remove(name)}
        data-testid="note-remove"
        onClick={() => desk.remove(one.note.id)}
      >
        <Icon of={Trash} />
      </button>
      <div class="choice-row">
        {one.kind !== 'label' && (
          <ColorSelect
            label={words.colorOf(name)}
            value={one.note.color}
            onChange={(color) => desk.put(colored(one, color))}
          />
        )}
        {one.kind === 'area' && (
          <button type="button" class="chip" data-testid="note-hexes" onClick={onHexes}>
            {words.changeHexes}
          </button>
        )}
        <label class="notes-only-gms">
          <input
            type="checkbox"
            aria-label={words.audienceOf(name)}
            checked={one.note.for === 'gm'}
            data-testid="note-for"
            onChange={({ currentTarget }) => desk.put(shownTo(one, currentTarget.checked ? 'gm' : 'all'))}
          />
          {words.onlyGms}
        </label>
      </div>
    </li>
  );
}

interface Named {
  readonly one: Exclude<MapNote, { readonly kind: 'drawing' }>;
  readonly desk: NotesDesk;
}

function NameField({ one, desk }: Named): VNode {
  const now = one.kind === 'label' ? one.note.text : one.note.name;
  return (
    <input
      type="text"
      class="notes-input"
      aria-label={`${words.kindOf[one.kind]}: ${words.nameOf[one.kind]}`}
      maxLength={MOST_NOTE_LETTERS}
      value={now}
      data-testid="note-name"
      onChange={({ currentTarget }) => {
        const name = currentTarget.value.trim();
        if (name === '') currentTarget.value = now;
        else desk.put(renamed(one, name));
      }}
    />
  );
}

function nameOf(one: MapNote, number: number): string {
  if (one.kind === 'drawing') return words.unnamedDrawing(number);
  return one.kind === 'label' ? one.note.text : one.note.name;
}

function renamed(one: Named['one'], name: string): MapNote {
  return one.kind === 'label'
    ? { kind: 'label', note: { ...one.note, text: name } }
    : { kind: 'area', note: { ...one.note, name } };
}

function colored(one: Exclude<MapNote, { readonly kind: 'label' }>, color: NoteColor): MapNote {
  return one.kind === 'area'
    ? { kind: 'area', note: { ...one.note, color } }
    : { kind: 'drawing', note: { ...one.note, color } };
}

function shownTo(one: MapNote, audience: NoteAudience): MapNote {
  return { kind: one.kind, note: { ...one.note, for: audience } } as MapNote;
}
