import { type Signal, signal } from '@preact/signals';
import { type Hex, line } from '@riposte/shared';
import { alike, brushed, laid } from '@riposte/shared/maps/brush';
import { mapOf, withMap } from '@riposte/shared/maps/doors';
import type { Ground } from '@riposte/shared/maps/ground';
import { NO_MARKS, type Stroke, type Tool } from '../session/tool.ts';
import * as words from '../words/workshop.ts';
import type { Editor } from './open-fight.ts';

/** The settings of the tools that paint terrain. */
export interface PaintSettings {
  readonly grounds: Signal<readonly Ground[]>;
  /** The radius of the brush in hexes. */
  readonly reach: Signal<number>;
}

let strokes = 0;

/** Paints hexes with the current settings. Consecutive calls with the same `name` are a single undo step. */
function paint(
  { document }: Editor,
  paintSettings: PaintSettings,
  hexes: readonly Hex[],
  name: string,
): void {
  const { setup } = document.fight.peek();
  const painted = laid(mapOf(setup), hexes, paintSettings.grounds.peek());
  document.changeSetup(withMap(setup.options, painted), name);
}

/**
 * Returns a tool that paints terrain. A press without a drag, or Enter at the keyboard's cursor, paints a single
 * spot.
 */
function drawing(
  editor: Editor,
  name: string,
  hint: string,
  stroke: Stroke,
  marks: (over: Hex) => readonly Hex[],
): Tool {
  return {
    name,
    hint,
    stroke,
    marks: (over) => ({
      ...NO_MARKS,
      hexes: over ? marks(over).map((at) => ({ at, label: '', band: 0 })) : [],
    }),
    press(at) {
      stroke.begin(at, { x: 0, y: 0 });
      stroke.end();
    },
    exit: () => editor.placeAgain(),
  };
}

/** Returns the tool that paints all hexes over which the pointer drags it. */
export function brush(editor: Editor, paintSettings: PaintSettings): Tool {
  let last: Hex = [0, 0];
  const around = (at: Hex) => brushed(editor.document.fight.value.setup.map, at, paintSettings.reach.value);
  const stroke: Stroke = {
    begin(at) {
      strokes++;
      last = at;
      paint(editor, paintSettings, around(at), `stroke ${strokes}`);
    },
    go(to) {
      if (`${to}` === `${last}`) return;
      paint(editor, paintSettings, line(last, to).flatMap(around), `stroke ${strokes}`);
      last = to;
    },
    end() {},
    cancel: () => editor.document.undoWithoutRedo(),
  };
  return drawing(editor, 'brush', words.brushHow, stroke, around);
}

/** Returns the tool that paints the line between the start and the end of a drag. */
export function ruler(editor: Editor, paintSettings: PaintSettings): Tool {
  const ends = signal<readonly [Hex, Hex] | null>(null);
  const stroke: Stroke = {
    begin(at) {
      ends.value = [at, at];
    },
    go(to) {
      if (ends.value) ends.value = [ends.value[0], to];
    },
    end() {
      if (ends.value) paint(editor, paintSettings, line(...ends.value), `stroke ${++strokes}`);
      ends.value = null;
    },
    cancel() {
      ends.value = null;
    },
  };
  const between = (over: Hex) => (ends.value ? line(...ends.value) : [over]);
  return drawing(editor, 'line', words.lineHow, stroke, between);
}

/** Returns the tool that paints all connected hexes with the same terrain. */
export function bucket(editor: Editor, paintSettings: PaintSettings): Tool {
  const all = (at: Hex) => alike(mapOf(editor.document.fight.peek().setup), at);
  const stroke: Stroke = {
    begin: (at) => paint(editor, paintSettings, all(at), `stroke ${++strokes}`),
    go() {},
    end() {},
    cancel: () => editor.document.undoWithoutRedo(),
  };
  return drawing(editor, 'fill', words.fillHow, stroke, (over) => [over]);
}
