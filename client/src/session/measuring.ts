import { type ReadonlySignal, signal } from '@preact/signals';
import type { Hex } from '@riposte/shared';
import { MOST_TEMPLATE_SIZE, TEMPLATE_DIRECTIONS, TEMPLATE_SHAPES } from '@riposte/shared/hex/template';
import type { Plan } from '../battle/measured-area.ts';
import { NO_MARKS, type Press, type Tool } from './tool.ts';

/** The shapes that the measuring tool can show: a distance between two hexes, and the templates. */
export const MEASURES = ['ruler', ...TEMPLATE_SHAPES] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * The measuring tool while it is open. It handles all presses on the map, instead of the current tool. When it closes,
 * the current tool handles them again.
 */
export class Measuring {
  readonly measure = signal<Measure>('ruler');
  readonly size = signal(3);
  readonly direction = signal(0);
  /** The first hex of the ruler, or the hex where the template is placed; null while it follows the pointer. */
  readonly #from = signal<Hex | null>(null);
  /** The last hex of the ruler; null while it follows the pointer. */
  readonly #to = signal<Hex | null>(null);
  readonly #pointer: ReadonlySignal<Hex | null>;
  readonly #home: Hex | null;
  readonly #close: () => void;

  /**
   * Opens the tool with the ruler. `pointer` is the hex under the pointer. `from` is the ruler's first hex, and the
   * place of a template before the pointer is over the map; null if there is none.
   */
  constructor(pointer: ReadonlySignal<Hex | null>, from: Hex | null, close: () => void) {
    this.#pointer = pointer;
    this.#home = from;
    this.#from.value = from;
    this.#close = close;
  }

  /** The area to show now; null while nothing is measured. */
  get plan(): Plan | null {
    const [measure, over] = [this.measure.value, this.#pointer.value];
    const from = this.#from.value;
    if (measure === 'ruler') {
      const to = this.#to.value ?? over;
      return from && to ? { from, to } : null;
    }
    const at = from ?? over ?? this.#home;
    return (
      at && { from: at, template: { shape: measure, size: this.size.value, direction: this.direction.value } }
    );
  }

  /** Returns whether the start is set. If so, the ruler needs only an end. */
  get hasStart(): boolean {
    return this.#from.value !== null;
  }

  /** Switches to another shape. A template first follows the pointer. */
  use(measure: Measure): void {
    this.measure.value = measure;
    this.#from.value = measure === 'ruler' ? this.#home : null;
    this.#to.value = null;
  }

  /** Changes the size by a number of hexes, within the bounds of a template. */
  resize(by: number): void {
    this.size.value = Math.max(1, Math.min(MOST_TEMPLATE_SIZE, this.size.value + by));
  }

  /** Turns the template clockwise by 30 degrees. */
  rotate(): void {
    this.direction.value = (this.direction.value + TEMPLATE_DIRECTIONS - 1) % TEMPLATE_DIRECTIONS;
  }

  /** Handles a key. Returns whether the key was handled. */
  key(key: string): boolean {
    if (key === 'Escape') this.#close();
    else if (key === '+' || key === '=') this.resize(1);
    else if (key === '-') this.resize(-1);
    else if (key.toLowerCase() === 'r') this.rotate();
    else return false;
    return true;
  }

  /** Returns the map tool that measures. It shows the marks of the current tool (`below`), unless that tool is idle. */
  over(below: Tool): Tool {
    return {
      name: 'measuring',
      hint: '',
      marks: () => (below.name === 'idle' ? NO_MARKS : below.marks(null)),
      press: (at, how) => this.#press(at, how),
      exit: this.#close,
    };
  }

  #press(at: Hex, how: Press): void {
    if (this.measure.value === 'ruler') this.#measureTo(at);
    else this.#from.value = this.#from.value && how !== 'touch' ? null : at; // a finger cannot hover, so a touch moves the template at once
  }

  #measureTo(at: Hex): void {
    const isBeginning = this.#from.value === null || this.#to.value !== null;
    [this.#from.value, this.#to.value] = isBeginning ? [at, null] : [this.#from.value, at];
  }
}
