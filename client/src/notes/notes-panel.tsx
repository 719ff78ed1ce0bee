import './notes-panel.css';
import { type MapNote, notesOn } from '@riposte/shared';
import { MOST_NOTE_LETTERS } from '@riposte/shared/engine/setup/notes';
import { Hexagon, type IconNode, Map as MapIcon, PenLine, Tag } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Tool } from '../session/tool.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/notes.ts';
import { ColorSelect } from './color-select.tsx';
import { NoteRow } from './note-row.tsx';
import { AREA_SHAPES, type NoteSettings, type NotesDesk, newNoteSettings } from './note-settings.ts';
import { areaTool, drawingTool, labelTool } from './note-tools.ts';

interface Kind {
  readonly kind: MapNote['kind'];
  readonly label: string;
  readonly icon: IconNode;
  readonly make: (settings: NoteSettings, desk: NotesDesk) => Tool;
}

const KINDS: readonly Kind[] = [
  { kind: 'label', label: words.label, icon: Tag, make: labelTool },
  { kind: 'drawing', label: words.drawing, icon: PenLine, make: drawingTool },
  { kind: 'area', label: words.area, icon: Hexagon, make: areaTool },
];

const REACHES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Tools for labels, drawings and areas, and a list of those on the map. */
export function NotesPanel({ desk }: { readonly desk: NotesDesk }): VNode {
  const settings = useMemo(newNoteSettings, []);
  const inUse = KINDS.find(({ kind }) => kind === desk.toolInUse);
  const notes = notesOn(desk.map());
  useEffect(() => {
    if (inUse) desk.leave(); // a tool from before this panel opened would ignore the panel's fields
  }, []);
  return (
    <div class="notes-panel" data-testid="notes">
      <p class="notes-how">{words.how}</p>
      <div class="choice-row" role="toolbar" aria-label={words.tools}>
        {KINDS.map(({ kind, label, icon, make }) => (
          <button
            key={kind}
            type="button"
            class="chip"
            aria-pressed={inUse?.kind === kind}
            data-testid={`note-${kind}`}
            onClick={() => (inUse?.kind === kind ? desk.leave() : desk.use(make(settings, desk)))}
          >
            <Icon of={icon} /> {label}
          </button>
        ))}
      </div>
      {inUse && <ToolFields kind={inUse.kind} settings={settings} desk={desk} />}
      <ul class="notes-list" aria-label={words.onTheMap} hidden={notes.length === 0}>
        {notes.map((one, index) => (
          <NoteRow
            key={one.note.id}
            one={one}
            number={index + 1}
            desk={desk}
            onHexes={() => {
              settings.edited.value = one.note.id;
              desk.use(areaTool(settings, desk));
            }}
          />
        ))}
      </ul>
      {notes.length === 0 && <p class="notes-how">{words.nothingYet}</p>}
    </div>
  );
}

interface OfTool {
  readonly kind: MapNote['kind'];
  readonly settings: NoteSettings;
  readonly desk: NotesDesk;
}

/** The settings of the current tool. */
function ToolFields({ kind, settings, desk }: OfTool): VNode {
  const { text, color, audience } = settings;
  const edited = desk.map().notes?.areas?.find(({ id }) => id === settings.edited.value);
  const isEditing = kind === 'area' && edited !== undefined;
  return (
    <div class="notes-tool">
      {isEditing && <EditedArea name={edited.name} settings={settings} />}
      {!isEditing && kind !== 'drawing' && (
        <label class="notes-field">
          {words.textOf[kind]}
          <input
            type="text"
            class="notes-input"
            maxLength={MOST_NOTE_LETTERS}
            value={text.value}
            data-testid="note-text"
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        </label>
      )}
      {!isEditing && kind !== 'label' && (
        <div class="notes-field">
          {words.color}
          <ColorSelect
            label={words.color}
            value={color.value}
            onChange={(chosen) => {
              color.value = chosen;
            }}
          />
        </div>
      )}
      {kind === 'area' && <ShapeFields settings={settings} />}
      {!isEditing && (
        <label class="notes-only-gms">
          <input
            type="checkbox"
            checked={audience.value === 'gm'}
            data-testid="note-gm"
            onChange={({ currentTarget }) => {
              audience.value = currentTarget.checked ? 'gm' : 'all';
            }}
          />
          {words.onlyGms}
        </label>
      )}
      {desk.showMap && (
        <button
          type="button"
          class="button small notes-show-map"
          data-testid="note-show-map"
          onClick={desk.showMap}
        >
          <Icon of={MapIcon} /> {words.showMap}
        </button>
      )}
    </div>
  );
}

/** Says which area the tool changes, and lets the GM erase hexes or begin another area. */
function EditedArea({ name, settings }: { readonly name: string; readonly settings: NoteSettings }): VNode {
  const { isErasing, edited } = settings;
  return (
    <>
      <p class="notes-how">{words.addingTo(name)}</p>
      <div class="choice-row">
        <button
          type="button"
          class="chip"
          aria-pressed={isErasing.value}
          data-testid="note-erase"
          onClick={() => {
            isErasing.value = !isErasing.value;
          }}
        >
          {words.erase}
        </button>
        <button
          type="button"
          class="chip"
          data-testid="note-new-area"
          onClick={() => {
            edited.value = null;
            isErasing.value = false;
          }}
        >
          {words.newArea}
        </button>
      </div>
    </>
  );
}

/** The shape that the area tool covers, and its radius. */
function ShapeFields({ settings: { shape, reach } }: { readonly settings: NoteSettings }): VNode {
  const hasRadius = shape.value === 'brush' || shape.value === 'burst';
  return (
    <>
      <label class="notes-field">
        {words.shapeOfArea}
        <select
          class="notes-input"
          value={shape.value}
          data-testid="note-shape"
          onChange={({ currentTarget }) => {
            shape.value = AREA_SHAPES.find((one) => one === currentTarget.value) ?? 'brush';
          }}
        >
          {AREA_SHAPES.map((one) => (
            <option key={one} value={one}>
              {words.shapes[one]}
            </option>
          ))}
        </select>
      </label>
      {hasRadius && (
        <label class="notes-field">
          {words.reach}
          <select
            class="notes-input"
            value={reach.value}
            data-testid="note-reach"
            onChange={({ currentTarget }) => {
              reach.value = Number(currentTarget.value);
            }}
          >
            {REACHES.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
