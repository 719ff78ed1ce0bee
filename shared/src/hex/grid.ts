import type { Hex } from './axial.ts';

/** A map from hexes to values, stored as a square array around a middle hex. The array grows when needed. */
export class Grid<Value> {
  readonly #q: number;
  readonly #r: number;
  #reach: number;
  #width: number;
  #values: (Value | undefined)[];

  /** `reach` is the distance from the middle that the array covers initially. */
  constructor(middle: Hex, reach: number) {
    [this.#q, this.#r] = middle;
    this.#reach = reach;
    this.#width = 2 * reach + 1;
    this.#values = new Array(this.#width ** 2).fill(undefined);
  }

  get(q: number, r: number): Value | undefined {
    return this.#isInside(q, r) ? this.#values[this.#place(q, r)] : undefined;
  }

  set(q: number, r: number, value: Value): void {
    while (!this.#isInside(q, r)) this.#grow();
    this.#values[this.#place(q, r)] = value;
  }

  #isInside(q: number, r: number): boolean {
    return Math.abs(q - this.#q) <= this.#reach && Math.abs(r - this.#r) <= this.#reach;
  }

  #place(q: number, r: number): number {
    return (q - this.#q + this.#reach) * this.#width + (r - this.#r + this.#reach);
  }

  #grow(): void {
    const [old, width] = [this.#values, this.#width];
    const rim = this.#reach + 1;
    this.#reach += rim;
    this.#width = 2 * this.#reach + 1;
    this.#values = new Array(this.#width ** 2).fill(undefined);
    for (let index = 0; index < old.length; index++) {
      const row = Math.floor(index / width) + rim;
      this.#values[row * this.#width + (index % width) + rim] = old[index];
    }
  }
}
