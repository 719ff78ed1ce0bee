import type { Hex } from '@riposte/shared';
import type { Point } from './lens.ts';
import type { Drawing, Steering } from './steering.ts';
import type { Press, Stroke } from './tool.ts';

/** A finger that moved farther than this was dragging. */
const SLACK = 8;
/** A finger that rests for so long asks what can be done there, in milliseconds. */
const LONG = 500;

export interface Pointing {
  onOver(at: Hex | null): void;
  onPress(at: Hex, how: Press): void;
  /** A finger rests on a hex. */
  onRest(at: Hex): void;
  /** Whether there is somebody on a hex to be dragged. */
  canGrab(at: Hex, how: Press): boolean;
  /** Somebody is dragged to where the pointer is, on the map's own scale. */
  onDrag(from: Hex, to: Hex, where: Point): void;
  /** Is let go there; null: the dragging was given up. */
  onLetGo(from: Hex, to: Hex | null): void;
  /** What a drag draws with now; undefined: with nothing. */
  stroke(): Stroke | undefined;
}

/** Where a pointer went down. */
interface Down extends Point {
  readonly at: Hex;
  readonly how: Press;
  readonly canGrab: boolean;
}

/** Tells which hex the pointer is over, which one is pressed, who is dragged where, and what is drawn, until the signal. */
export function listenToPointer(
  drawing: Drawing,
  steering: Steering,
  pointing: Pointing,
  signal: AbortSignal,
): void {
  const { canvas, camera } = drawing;
  let down: Down | null = null;
  let isDragging = false;
  let stroke: Stroke | undefined;
  /** Where a finger came down that draws once it moves or lifts: with another beside it, it moves the map instead. */
  let poised: (Point & { readonly at: Hex }) | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const hexAt = (event: PointerEvent): Hex => camera.hexAt(drawing.placeOf(event));
  const isNear = (event: PointerEvent, from: Point) => {
    const { x, y } = drawing.placeOf(event);
    return Math.hypot(x - from.x, y - from.y) < SLACK;
  };
  const draw = () => {
    if (poised) stroke?.begin(poised.at);
    poised = null;
  };
  const takeBack = () => {
    if (!poised) stroke?.giveUp();
    stroke = undefined;
  };
  const end = (to: Hex | null) => {
    clearTimeout(rest);
    removeEventListener('keydown', giveUp, true);
    steering.resume();
    if (!poised) stroke?.end();
    if (down && isDragging) pointing.onLetGo(down.at, to);
    [down, isDragging, stroke, poised] = [null, false, undefined, null];
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.stopPropagation();
    end(null);
  };
  const wait = (at: Hex) => {
    rest = setTimeout(() => {
      end(null);
      pointing.onRest(at);
    }, LONG);
  };
  const press = (event: PointerEvent) => {
    if (!event.isPrimary) takeBack();
    end(null);
    if (!event.isPrimary || event.button > 0) return;
    const [at, how] = [hexAt(event), event.pointerType === 'mouse' ? 'mouse' : 'touch'] as const;
    stroke = pointing.stroke();
    if (stroke) {
      steering.pause();
      poised = { ...drawing.placeOf(event), at };
      if (how === 'mouse') draw();
      return;
    }
    down = { ...drawing.placeOf(event), at, how, canGrab: pointing.canGrab(at, how) };
    if (how === 'touch') wait(at);
    if (!down.canGrab) return;
    steering.pause();
    addEventListener('keydown', giveUp, true);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.target === canvas) pointing.onOver(hexAt(event));
    if (event.isPrimary && !(poised && isNear(event, poised))) {
      draw();
      stroke?.go(hexAt(event));
    }
    if (!down || (!isDragging && isNear(event, down))) return;
    clearTimeout(rest);
    if (!down.canGrab) return;
    isDragging = true;
    pointing.onDrag(down.at, hexAt(event), camera.mapAt(drawing.placeOf(event)));
  };
  const lift = (event: PointerEvent) => {
    if (event.target !== canvas) return end(null);
    draw();
    const pressed = !isDragging && down && isNear(event, down) ? down : null;
    end(hexAt(event));
    if (pressed) pointing.onPress(pressed.at, pressed.how);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') pointing.onOver(null); // a finger leaves whenever it lifts
  };
  canvas.addEventListener('pointerdown', press, { signal });
  canvas.addEventListener('pointerleave', leave, { signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal });
  addEventListener('pointercancel', () => end(null), { signal });
}
