import { fromPixel, type Hex } from '@riposte/shared';
import type { Container, FederatedPointerEvent } from 'pixi.js';
import type { Viewport } from 'pixi-viewport';
import type { Press, Stroke } from '../tools/tool.ts';
import { HEX_SIZE } from './metrics.ts';

/** A finger that moved farther than this was dragging. */
const SLACK = 8;
/** A finger that rests for so long asks what can be done there, in milliseconds. */
const LONG = 500;

interface Point {
  readonly x: number;
  readonly y: number;
}

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

/** Tells which hex the pointer is over, which one is pressed, who is dragged where, and what is drawn. */
export function listenToPointer(stage: Container, viewport: Viewport, pointing: Pointing): void {
  let down: Down | null = null;
  let isDragging = false;
  let isMapHeld = false;
  let drawing: Stroke | undefined;
  /** Where a finger came down that draws once it moves or lifts: with another beside it, it moves the map instead. */
  let poised: (Point & { readonly at: Hex }) | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const worldAt = ({ global }: FederatedPointerEvent) => viewport.toWorld(global.x, global.y);
  const hexAt = (event: FederatedPointerEvent): Hex => {
    const { x, y } = worldAt(event);
    return fromPixel(x, y, HEX_SIZE);
  };
  const isNear = ({ global }: FederatedPointerEvent, from: Point) =>
    Math.hypot(global.x - from.x, global.y - from.y) < SLACK;
  const holdMap = () => {
    isMapHeld = true;
    viewport.plugins.pause('drag');
  };
  const draw = () => {
    if (poised) drawing?.begin(poised.at);
    poised = null;
  };
  const end = (to: Hex | null) => {
    clearTimeout(rest);
    removeEventListener('keydown', giveUp, true);
    if (isMapHeld) viewport.plugins.resume('drag'); // else it would forget where the map has just been taken
    isMapHeld = false;
    if (!poised) drawing?.end();
    if (down && isDragging) pointing.onLetGo(down.at, to);
    [down, isDragging, drawing, poised] = [null, false, undefined, null];
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
  stage.on('pointermove', (event) => {
    if (event.pointerType === 'mouse') pointing.onOver(hexAt(event));
    if (event.isPrimary && !(poised && isNear(event, poised))) {
      draw();
      drawing?.go(hexAt(event));
    }
    if (!down || (!isDragging && isNear(event, down))) return;
    clearTimeout(rest);
    if (!down.canGrab) return;
    isDragging = true;
    pointing.onDrag(down.at, hexAt(event), worldAt(event));
  });
  stage.on('pointerleave', () => pointing.onOver(null));
  stage.on('pointerdown', (event) => {
    end(null);
    if (!event.isPrimary || event.button > 0) return;
    const [at, how] = [hexAt(event), event.pointerType === 'mouse' ? 'mouse' : 'touch'] as const;
    drawing = pointing.stroke();
    if (drawing) {
      holdMap();
      poised = { x: event.global.x, y: event.global.y, at };
      if (how === 'mouse') draw();
      return;
    }
    down = { x: event.global.x, y: event.global.y, at, how, canGrab: pointing.canGrab(at, how) };
    if (how === 'touch') wait(at);
    if (!down.canGrab) return;
    holdMap();
    addEventListener('keydown', giveUp, true);
  });
  stage.on('pointerup', (event) => {
    draw();
    const pressed = !isDragging && down && isNear(event, down) ? down : null;
    end(hexAt(event));
    if (pressed) pointing.onPress(pressed.at, pressed.how);
  });
  stage.on('pointerupoutside', () => end(null));
}
