import { signal } from '@preact/signals';
import {
  burst,
  cone,
  directionTo,
  distance,
  type FinePoint,
  type Hex,
  type HexMap,
  hexKey,
  isOnMap,
  isSame,
  line,
  type MapArea,
  type MapNote,
  range,
} from '@riposte/shared';
import { MOST_NOTE_POINTS } from '@riposte/shared/engine/setup/notes';
import { round } from '@riposte/shared/hex/axial';
import { NO_MARKS, type Spot, type Stroke, type Tool } from '../session/tool.ts';
import * as words from '../words/notes.ts';
import { type AreaShape, type NoteSettings, type NotesDesk, newNoteId } from './note-settings.ts';

const NOWHERE: Spot = { x: 0, y: 0 };

/** Returns the tool that puts a label on the hex of each press. */
export function labelTool(settings: NoteSettings, desk: NotesDesk): Tool {
  const labelAt = (at: Hex): MapNote | undefined => {
    const text = settings.text.value.trim();
    const note = { id: newNoteId(), for: settings.audience.value, text, at };
    return text === '' ? undefined : { kind: 'label', note };
  };
  return {
    name: 'label',
    get hint() {
      return settings.text.value.trim() === '' ? words.writeFirst : words.labelHow;
    },
    marks: (over) => ({ ...NO_MARKS, draft: over ? labelAt(over) : undefined }),
    press(at) {
      const label = labelAt(at);
      if (label) desk.put(label);
    },
    exit: () => desk.leave(),
  };
}

/** Returns the tool that draws a line where the pointer drags it, or from corner to corner with the keyboard. */
export function drawingTool(settings: NoteSettings, desk: NotesDesk): Tool {
  const points = signal<readonly FinePoint[]>([]);
  const drawn = (): MapNote => ({
    kind: 'drawing',
    note: {
      id: newNoteId(),
      for: settings.audience.value,
      color: settings.color.value,
      points: points.value,
    },
  });
  const reach = (point: FinePoint) => {
    if (isOnMap(desk.map(), round(point.q, point.r))) points.value = withPoint(points.value, point);
  };
  const stroke: Stroke = {
    begin(_at, where) {
      points.value = [];
      reach(pointAt(where));
    },
    go: (_to, where) => reach(pointAt(where)),
    end() {
      if (points.value.length > 1) desk.put(drawn());
      points.value = [];
    },
    cancel() {
      points.value = [];
    },
  };
  return {
    name: 'drawing',
    hint: words.drawHow,
    stroke,
    marks: () => ({ ...NO_MARKS, draft: points.value.length > 0 ? drawn() : undefined }),
    press([q, r]) {
      const last = points.value.at(-1);
      if (last?.q === q && last.r === r) stroke.end();
      else reach({ q, r });
    },
    exit: () => desk.leave(),
  };
}

/** Returns the position of a spot in axial coordinates, rounded to two decimals. */
export function pointAt({ x, y }: Spot): FinePoint {
  const r = (2 * y) / Math.sqrt(3);
  const rounded = (value: number) => Math.round(100 * value) / 100;
  return { q: rounded(x - r / 2), r: rounded(r) };
}

/**
 * Returns a line with one more point, unless the point is close to the last one. If the line already has the maximum
 * number of points, first drops every other point.
 */
function withPoint(points: readonly FinePoint[], point: FinePoint): readonly FinePoint[] {
  const last = points.at(-1);
  if (last && Math.hypot(last.q - point.q, last.r - point.r) < 0.12) return points;
  const kept = points.length < MOST_NOTE_POINTS ? points : points.filter((_, index) => index % 2 === 0);
  return [...kept, point];
}

interface Held {
  readonly from: Hex;
  readonly hexes: readonly Hex[];
}

/**
 * Returns the tool that chooses the hexes of an area. A drag paints with the brush, or spans a cone or line. With the
 * keyboard, a first press sets the start of a cone or line, and a second press its end.
 */
export function areaTool(settings: NoteSettings, desk: NotesDesk): Tool {
  const held = signal<Held | null>(null);
  const covered = (from: Hex, to: Hex) =>
    hexesOf(settings.shape.value, desk.map(), from, to, settings.reach.value);
  const isSpanned = () => settings.shape.value === 'cone' || settings.shape.value === 'line';
  const stroke: Stroke = {
    begin(at) {
      const from = (isSpanned() && held.value?.from) || at;
      held.value = { from, hexes: covered(from, at) };
    },
    go(to) {
      if (!held.value) return;
      const { from, hexes } = held.value;
      const before = settings.shape.value === 'brush' ? hexes : [];
      const start = settings.shape.value === 'brush' ? to : from;
      held.value = { from, hexes: distinct([...before, ...covered(start, to)]) };
    },
    end() {
      if (!held.value) return;
      const { from, hexes } = held.value;
      const isOpen = isSpanned() && hexes.every((at) => isSame(at, from)); // waits for the other end
      if (isOpen) return;
      held.value = null;
      putArea(settings, desk, hexes);
    },
    cancel() {
      held.value = null;
    },
  };
  return {
    name: 'area',
    get hint() {
      return words.areaHow[settings.shape.value];
    },
    stroke,
    marks(over) {
      const hexes = held.value && !over ? held.value.hexes : over ? previewAt(over) : [];
      return hexes.length > 0
        ? { ...NO_MARKS, draft: { kind: 'area', note: newArea(settings, hexes) } }
        : NO_MARKS;
    },
    press(at) {
      stroke.begin(at, NOWHERE);
      stroke.end();
    },
    exit: () => desk.leave(),
  };

  function previewAt(over: Hex): readonly Hex[] {
    if (!held.value) return covered(over, over);
    return isSpanned() ? covered(held.value.from, over) : held.value.hexes;
  }
}

/** Returns the hexes of a shape. A cone or line leads from one hex to another; the other shapes lie around `to`. */
export function hexesOf(shape: AreaShape, map: HexMap, from: Hex, to: Hex, reach: number): Hex[] {
  const span = () => cone(from, directionTo(from, to), distance(from, to));
  const shapes: Readonly<Record<AreaShape, () => readonly Hex[]>> = {
    brush: () => range(to, reach),
    burst: () => burst(map, to, reach),
    cone: () => (isSame(from, to) ? [from] : span()),
    line: () => line(from, to),
  };
  return shapes[shape]()
    .filter((at) => isOnMap(map, at))
    .slice(0, MOST_NOTE_POINTS);
}

/** Adds an area with these hexes, or adds them to the edited area or removes them from it. */
function putArea(settings: NoteSettings, desk: NotesDesk, hexes: readonly Hex[]): void {
  const edited = desk.map().notes?.areas?.find(({ id }) => id === settings.edited.value);
  if (!edited) {
    const note = newArea(settings, hexes);
    if (hexes.length === 0) return;
    desk.put({ kind: 'area', note });
    if (settings.shape.value === 'brush') settings.edited.value = note.id;
    return;
  }
  const keys = new Set(hexes.map(hexKey));
  const left = settings.isErasing.value
    ? edited.hexes.filter((at) => !keys.has(hexKey(at)))
    : distinct([...edited.hexes, ...hexes]).slice(0, MOST_NOTE_POINTS);
  if (left.length === 0) desk.remove(edited.id);
  else desk.put({ kind: 'area', note: { ...edited, hexes: left } });
}

function newArea({ text, color, audience }: NoteSettings, hexes: readonly Hex[]): MapArea {
  const name = text.value.trim() || words.unnamedArea;
  return { id: newNoteId(), for: audience.value, name, color: color.value, hexes };
}

function distinct(hexes: readonly Hex[]): Hex[] {
  return [...new Map(hexes.map((at) => [hexKey(at), at])).values()];
}
