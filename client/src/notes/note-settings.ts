import { type Signal, signal } from '@preact/signals';
import type { HexMap, MapNote, NoteAudience, NoteColor } from '@riposte/shared';
import type { Tool } from '../session/tool.ts';

/** The ways in which the hexes of an area are chosen. */
export const AREA_SHAPES = ['brush', 'burst', 'cone', 'line'] as const;
export type AreaShape = (typeof AREA_SHAPES)[number];

/** The settings of the tools that place notes. */
export interface NoteSettings {
  /** The text of the next label, or the name of the next area. */
  readonly text: Signal<string>;
  readonly color: Signal<NoteColor>;
  readonly audience: Signal<NoteAudience>;
  readonly shape: Signal<AreaShape>;
  /** The radius of the brush and of bursts, in hexes. */
  readonly reach: Signal<number>;
  /** The id of the area to which hexes are added; null for a new area. */
  readonly edited: Signal<string | null>;
  /** True if hexes are removed from the edited area instead. */
  readonly isErasing: Signal<boolean>;
}

/** Returns the settings with which the tools start. */
export function newNoteSettings(): NoteSettings {
  return {
    text: signal(''),
    color: signal('amber'),
    audience: signal('all'),
    shape: signal('brush'),
    reach: signal(1),
    edited: signal(null),
    isErasing: signal(false),
  };
}

/** The map whose notes are edited: that of a running battle, or that of a fight in the editor. */
export interface NotesDesk {
  /** Returns the current map. */
  map(): HexMap;
  /** The name of the current map tool; undefined if there is none. */
  readonly toolInUse: string | undefined;
  put(one: MapNote): void;
  remove(id: string): void;
  /** Selects a map tool. */
  use(tool: Tool): void;
  /** Stops using the tool. */
  leave(): void;
  /** Shows the map where the panel covers it; omitted if it never does. */
  showMap?(): void;
}

/** Returns an id for a new note. It is random, so that it does not tell how many notes only GMs see. */
export function newNoteId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), 'n');
}
