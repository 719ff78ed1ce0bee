import type { Hex } from '@riposte/shared';
import { HEX_WIDTH } from '../scenery/metrics.ts';
import type { Press, Spot, Stroke } from '../session/tool.ts';
import type { Point } from './lens.ts';
import type { Drawing, Steering } from './steering.ts';

/** How far a pointer moves before a press becomes a drag, in pixels. */
const DRAG_DISTANCE = 8;
/** How long a finger must rest on a hex before the hex's menu opens, in milliseconds. */
const LONG_PRESS_MS = 500;

/** Callbacks for what the pointer does on the map. */
export interface PointerHandlers {
  onOver(at: Hex | null): void;
  onPress(at: Hex, how: Press): void;
  /** Called when a finger has rested on a hex. */
  onRest(at: Hex): void;
  /** Returns whether a hex holds a fighter that can be dragged. */
  canGrab(at: Hex, how: Press): boolean;
  /** Called while the pointer drags a fighter; `where` is the pointer's position on the map. */
  onDrag(from: Hex, to: Hex, where: Point): void;
  /** Called when a drag ends; `to` is null if it was canceled. */
  onDrop(from: Hex, to: Hex | null): void;
  /** Returns the current tool's stroke, which a drag draws; undefined if a drag pans the map. */
  stroke(): Stroke | undefined;
}

/** The point where the pointer went down. */
interface Down extends Point {
  readonly at: Hex;
  readonly how: Press;
  readonly canGrab: boolean;
}

/** Reports hovered hexes, presses, drags and strokes on the map until `signal` aborts. */
export function listenToPointer(
  drawing: Drawing,
  steering: Steering,
  handlers: PointerHandlers,
  signal: AbortSignal,
): void {
  const { canvas } = drawing;
  const pointer = new Pointer(drawing, steering, handlers);
  canvas.addEventListener('pointerdown', (event) => pointer.press(event), { signal });
  canvas.addEventListener('pointerleave', (event) => pointer.leave(event), { signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  addEventListener('pointermove', (event) => pointer.move(event), { signal });
  addEventListener('pointerup', (event) => pointer.lift(event), { signal });
  addEventListener('pointercancel', () => pointer.end(null), { signal });
}

/** Holds the state of the primary pointer from one pointer event to the next. */
class Pointer {
  readonly #drawing: Drawing;
  readonly #steering: Steering;
  readonly #handlers: PointerHandlers;
  #down: Down | null = null;
  #isDragging = false;
  #stroke: Stroke | undefined;
  /**
   * The place where a stroke will start; null once it has started. A finger's stroke starts when the finger moves or
   * lifts, because a second finger cancels it.
   */
  #strokeStart: (Point & { readonly at: Hex }) | null = null;
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(drawing: Drawing, steering: Steering, handlers: PointerHandlers) {
    this.#drawing = drawing;
    this.#steering = steering;
    this.#handlers = handlers;
  }

  press(event: PointerEvent): void {
    if (!event.isPrimary) this.#cancelStroke();
    this.end(null);
    if (!event.isPrimary || event.button > 0) return;
    const at = this.#hexAt(event);
    const how = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    const place = this.#drawing.placeOf(event);
    this.#stroke = this.#handlers.stroke();
    if (this.#stroke) {
      this.#steering.pause();
      this.#strokeStart = { ...place, at };
      if (how === 'mouse') this.#beginStroke();
      return;
    }
    const canGrab = this.#handlers.canGrab(at, how);
    this.#down = { ...place, at, how, canGrab };
    if (how === 'touch') this.#startRestTimer(at);
    if (!canGrab) return;
    this.#steering.pause();
    addEventListener('keydown', this.#cancel, true);
  }

  move(event: PointerEvent): void {
    const { canvas, camera } = this.#drawing;
    if (event.pointerType === 'mouse' && event.target === canvas) this.#handlers.onOver(this.#hexAt(event));
    if (event.isPrimary && !(this.#strokeStart && this.#isNear(event, this.#strokeStart))) {
      this.#beginStroke();
      this.#stroke?.go(this.#hexAt(event), this.#spotAt(this.#drawing.placeOf(event)));
    }
    if (!this.#down || (!this.#isDragging && this.#isNear(event, this.#down))) return;
    clearTimeout(this.#restTimer);
    if (!this.#down.canGrab) return;
    this.#isDragging = true;
    const where = camera.mapAt(this.#drawing.placeOf(event));
    this.#handlers.onDrag(this.#down.at, this.#hexAt(event), where);
  }

  lift(event: PointerEvent): void {
    if (event.target !== this.#drawing.canvas) {
      this.end(null);
      return;
    }
    this.#beginStroke();
    const down = this.#down;
    const pressed = !this.#isDragging && down && this.#isNear(event, down) ? down : null;
    this.end(this.#hexAt(event));
    if (pressed) this.#handlers.onPress(pressed.at, pressed.how);
  }

  leave({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') this.#handlers.onOver(null); // a touch pointer leaves whenever the finger lifts
  }

  /** Ends a press, drag or stroke. `to` is the hex where a drag ends; null cancels the drag. */
  end(to: Hex | null): void {
    clearTimeout(this.#restTimer);
    removeEventListener('keydown', this.#cancel, true);
    this.#steering.resume();
    if (!this.#strokeStart) this.#stroke?.end();
    if (this.#down && this.#isDragging) this.#handlers.onDrop(this.#down.at, to);
    this.#down = null;
    this.#isDragging = false;
    this.#stroke = undefined;
    this.#strokeStart = null;
  }

  readonly #cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.#isDragging) return;
    event.stopPropagation();
    this.end(null);
  };

  #beginStroke(): void {
    const start = this.#strokeStart;
    if (start) this.#stroke?.begin(start.at, this.#spotAt(start));
    this.#strokeStart = null;
  }

  #cancelStroke(): void {
    if (!this.#strokeStart) this.#stroke?.cancel();
    this.#stroke = undefined;
  }

  #startRestTimer(at: Hex): void {
    this.#restTimer = setTimeout(() => {
      this.end(null);
      this.#handlers.onRest(at);
    }, LONG_PRESS_MS);
  }

  #hexAt(event: PointerEvent): Hex {
    return this.#drawing.camera.hexAt(this.#drawing.placeOf(event));
  }

  #spotAt(place: Point): Spot {
    const { x, y } = this.#drawing.camera.mapAt(place);
    return { x: x / HEX_WIDTH, y: y / HEX_WIDTH };
  }

  #isNear(event: PointerEvent, from: Point): boolean {
    const { x, y } = this.#drawing.placeOf(event);
    return Math.hypot(x - from.x, y - from.y) < DRAG_DISTANCE;
  }
}
