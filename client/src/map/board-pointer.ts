import type { ReadonlySignal } from '@preact/signals';
import { faultOfPlace, type Hex, isOnMap, isSame, type Table } from '@riposte/shared';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { Press, Stroke, Tool } from '../session/tool.ts';
import type { Camera } from './camera.ts';
import type { GhostLayer } from './ghost-layer.ts';
import type { Point } from './lens.ts';
import type { PointerHandlers } from './pointer.ts';

interface Parts {
  readonly host: HTMLElement;
  readonly model: BattleViewModel;
  readonly tool: ReadonlySignal<Tool | null>;
  readonly camera: Camera;
  readonly ghost: GhostLayer;
  /** Returns the table that the map shows; undefined if it shows none yet. */
  readonly table: () => Table | undefined;
  /** Returns whether an animation is running. */
  readonly isMoving: () => boolean;
  readonly skip: () => void;
  /** Skips one frame, so that the page can react to a press first. */
  readonly hold: () => void;
  readonly redraw: () => void;
}

/** Handles the pointer on the map: it passes presses and drags to the current tool, and opens the menu of a hex. */
export class BoardPointer implements PointerHandlers {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  onOver(at: Hex | null): void {
    const { over } = this.#parts.model;
    const next = at && this.#isOnMap(at) ? at : null;
    if (over.value?.[0] !== next?.[0] || over.value?.[1] !== next?.[1]) over.value = next;
  }

  onPress(at: Hex, how: Press): void {
    const { isMoving, skip, model, hold, tool } = this.#parts;
    if (!this.#isOnMap(at)) return;
    if (isMoving()) skip();
    if (how === 'touch') model.over.value = null;
    hold();
    tool.value?.press(at, how);
  }

  /** Opens the menu of a hex. */
  onRest(at: Hex): void {
    const { host, camera, model } = this.#parts;
    if (!this.#isOnMap(at)) return;
    const { left, top } = host.getBoundingClientRect();
    const { x, y } = camera.placeOf(at);
    model.menu.value = { at, x: left + x, y: top + y };
  }

  canGrab(at: Hex, how: Press): boolean {
    return this.#parts.tool.peek()?.grab?.(at, how) !== undefined;
  }

  onDrag(from: Hex, to: Hex, where: Point): void {
    const table = this.#parts.table();
    if (!table) return;
    this.#parts.ghost.show(from, to, where, faultOfPlace(table, to) === undefined);
    this.#parts.redraw();
  }

  onDrop(from: Hex, to: Hex | null): void {
    this.#parts.ghost.hide();
    this.#parts.redraw();
    const tool = this.#parts.tool.peek();
    const id = tool?.grab?.(from, 'mouse');
    if (to && id !== undefined && !isSame(from, to)) tool?.drop?.(id, to);
  }

  stroke(): Stroke | undefined {
    return this.#parts.tool.peek()?.stroke;
  }

  /** Converts a position on the page to a position on the canvas. */
  placeAt(pageX: number, pageY: number): Point {
    const { left, top } = this.#parts.host.getBoundingClientRect();
    return { x: pageX - left, y: pageY - top };
  }

  #isOnMap(at: Hex): boolean {
    const table = this.#parts.table();
    return table !== undefined && isOnMap(table.map, at);
  }
}
