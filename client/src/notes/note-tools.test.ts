import { signal } from '@preact/signals';
import {
  type Hex,
  type HexMap,
  type MapNote,
  notesOn,
  toPixel,
  withNote,
  withoutNote,
} from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import type { Spot, Stroke, Tool } from '../session/tool.ts';
import { type AreaShape, type NotesDesk, newNoteSettings } from './note-settings.ts';
import { areaTool, drawingTool, hexesOf, labelTool, pointAt } from './note-tools.ts';

const MEADOW: HexMap = { radius: 9, walls: [[1, 0]], difficult: [], cover: [] };

function deskOn(start: HexMap) {
  const map = signal(start);
  const desk: NotesDesk = {
    map: () => map.value,
    toolInUse: undefined,
    put: (one) => {
      map.value = withNote(map.value, one);
    },
    remove: (id) => {
      map.value = withoutNote(map.value, id);
    },
    use() {},
    leave() {},
  };
  return { desk, notes: () => notesOn(map.value) };
}

const spot = (q: number, r: number): Spot => toPixel([q, r], 1 / Math.sqrt(3));

/** Drags a tool from hex to hex. */
function drag({ stroke }: Tool, ...[first, ...rest]: readonly [Hex, ...Hex[]]) {
  const { begin, go, end } = stroke as Stroke;
  begin(first, spot(...first));
  for (const at of rest) go(at, spot(...at));
  end();
}

function areasOf(notes: readonly MapNote[]): (readonly Hex[])[] {
  return notes.flatMap(({ kind, note }) => (kind === 'area' ? [note.hexes] : []));
}

describe('the hexes of a shape', () => {
  it.each([
    { shape: 'brush', to: [0, 0], reach: 1, count: 7 },
    { shape: 'brush', to: [9, 0], reach: 1, count: 4 },
    { shape: 'brush', to: [0, 0], reach: 9, count: 200 },
    { shape: 'burst', to: [0, 0], reach: 1, count: 6 },
    { shape: 'line', to: [3, 0], reach: 1, count: 4 },
    { shape: 'cone', to: [2, 0], reach: 1, count: 4 },
    { shape: 'cone', to: [0, 0], reach: 1, count: 1 },
  ] as const)('are $count for a $shape to $to with radius $reach', ({ shape, to, reach, count }) => {
    expect(hexesOf(shape, MEADOW, [0, 0], to, reach)).toHaveLength(count);
  });
});

describe('the area tool', () => {
  function areaOf(shape: AreaShape) {
    const settings = newNoteSettings();
    settings.shape.value = shape;
    settings.reach.value = 0;
    const { desk, notes } = deskOn(MEADOW);
    return { settings, tool: areaTool(settings, desk), notes };
  }

  it('fills the hexes that the brush passes', () => {
    const { tool, notes } = areaOf('brush');
    drag(tool, [0, 0], [0, 1], [0, 2]);
    expect(areasOf(notes())).toEqual([[[0, 0], [0, 1], [0, 2]]]); // biome-ignore format: keeps the hexes on one line
  });

  it('adds further strokes of the brush to the same area, until a new one is begun', () => {
    const { settings, tool, notes } = areaOf('brush');
    drag(tool, [0, 0]);
    drag(tool, [0, 1]);
    settings.edited.value = null;
    drag(tool, [0, 2]);
    expect(areasOf(notes())).toEqual([[[0, 0], [0, 1]], [[0, 2]]]); // biome-ignore format: keeps the hexes on one line
  });

  it('removes an area once all its hexes are erased', () => {
    const { settings, tool, notes } = areaOf('brush');
    drag(tool, [0, 0], [0, 1]);
    settings.isErasing.value = true;
    drag(tool, [0, 0]);
    expect(areasOf(notes())).toEqual([[[0, 1]]]);
    drag(tool, [0, 1]);
    expect(notes()).toEqual([]);
  });

  it.each([
    { shape: 'line', hexes: [[0, 0], [1, 0], [2, 0]] },
    { shape: 'cone', hexes: [[1, 0], [2, 0], [2, -1], [1, 1]] },
  ] as const)('spans a $shape with two presses of a key', ({ shape, hexes }) => {
    const { tool, notes } = areaOf(shape);
    tool.press([0, 0], 'key');
    expect(notes()).toEqual([]);
    tool.press([2, 0], 'key');
    expect(new Set(areasOf(notes())[0]?.map(String))).toEqual(new Set(hexes.map(String)));
  }); // biome-ignore format: keeps each row on one line

  it('adds nothing if the stroke is canceled', () => {
    const { tool, notes } = areaOf('brush');
    tool.stroke?.begin([0, 0], spot(0, 0));
    tool.stroke?.cancel();
    tool.stroke?.end();
    expect(notes()).toEqual([]);
  });
});

describe('the label tool', () => {
  it('puts its text on a hex, for GMs only if chosen', () => {
    const settings = newNoteSettings();
    const { desk, notes } = deskOn(MEADOW);
    settings.text.value = ' Old gate ';
    settings.audience.value = 'gm';
    labelTool(settings, desk).press([2, 0], 'key');
    expect(notes()).toMatchObject([{ kind: 'label', note: { text: 'Old gate', at: [2, 0], for: 'gm' } }]);
  });

  it('does nothing without a text', () => {
    const { desk, notes } = deskOn(MEADOW);
    labelTool(newNoteSettings(), desk).press([2, 0], 'key');
    expect(notes()).toEqual([]);
  });
});

describe('the drawing tool', () => {
  it('finds the exact position of the pointer', () => {
    expect(pointAt(spot(1.254, -0.5))).toEqual({ q: 1.25, r: -0.5 });
  });

  it('follows the pointer, but not beyond the map', () => {
    const { desk, notes } = deskOn(MEADOW);
    drag(drawingTool(newNoteSettings(), desk), [0, 0], [1, 0], [20, 0]);
    expect(notes()).toMatchObject([{ kind: 'drawing', note: { points: [{ q: 0, r: 0 }, { q: 1, r: 0 }] } }]); // biome-ignore format: keeps the points on one line
  });

  it('draws from corner to corner with the keyboard', () => {
    const { desk, notes } = deskOn(MEADOW);
    const tool = drawingTool(newNoteSettings(), desk);
    for (const at of [[0, 0], [2, 0], [2, 2], [2, 2]] as const) tool.press(at, 'key'); // biome-ignore format: keeps the corners on one line
    expect(notes()).toMatchObject([{ note: { points: [{}, {}, {}] } }]);
  });

  it('keeps a long line within 200 points', () => {
    const { desk, notes } = deskOn(MEADOW);
    const tool = drawingTool(newNoteSettings(), desk);
    tool.stroke?.begin([0, 0], spot(0, 0));
    for (let step = 1; step < 1000; step++) tool.stroke?.go([0, 0], spot(step % 2, 0));
    tool.stroke?.end();
    const [line] = notes();
    expect(line?.kind === 'drawing' && line.note.points.length).toBeLessThanOrEqual(200);
  });
});
