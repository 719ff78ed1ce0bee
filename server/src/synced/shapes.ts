import type { NumberOf, Shape } from '@riposte/shared/protocol/packing';
import type { BattleState } from './state.ts';

const MOST_SHAPES = 250;

/** The shapes of records that everybody at the table has been told: numbered as they come up. */
export class Shapes {
  readonly #state: BattleState;
  readonly #numbers = new Map<Shape, number>();

  constructor(state: BattleState) {
    this.#state = state;
  }

  /** For what everybody may see: a new shape gets a number. */
  readonly open: NumberOf = (shape) => {
    const known = this.#numbers.get(shape);
    if (known !== undefined || this.#numbers.size >= MOST_SHAPES) return known;
    const number = this.#numbers.size;
    this.#numbers.set(shape, number);
    this.#state.shapes.push(shape);
    return number;
  };

  /** For what only some may see: a new shape would tell the others that there is something. */
  readonly secret: NumberOf = (shape) => this.#numbers.get(shape);
}
