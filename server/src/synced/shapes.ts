import type { NumberOf, Shape } from '@riposte/shared/protocol/packing';
import type { BattleState } from './state.ts';

const MOST_SHAPES = 250;

/**
 * Assigns numbers to the shapes (lists of keys) of public records, so that packed records need not repeat their keys.
 */
export class Shapes {
  readonly #state: BattleState;
  readonly #numbers = new Map<Shape, number>();

  constructor(state: BattleState) {
    this.#state = state;
  }

  /** Returns the number of a shape in public data. Assigns a number to a new shape. */
  readonly open: NumberOf = (shape) => {
    const known = this.#numbers.get(shape);
    if (known !== undefined || this.#numbers.size >= MOST_SHAPES) return known;
    const number = this.#numbers.size;
    this.#numbers.set(shape, number);
    this.#state.shapes.push(shape);
    return number;
  };

  /**
   * Returns the number of a shape in secret data. Returns undefined for a new shape, because a new number would reveal
   * that the data exists.
   */
  readonly secret: NumberOf = (shape) => this.#numbers.get(shape);
}
