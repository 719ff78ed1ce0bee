import type { Hex } from './axial.ts';

/** Numbers hexes 0, 1, 2 ... as they are first named: a grid around the first one, which grows when one lies outside. */
export class Numbering {
  readonly hexes: Hex[] = [];
  readonly #middle: Hex;
  #reach = 32;
  /** By place in the grid the number of the hex and one more; 0: it has none. */
  #grid = new Int32Array((2 * this.#reach + 1) ** 2);

  constructor(first: Hex) {
    this.#middle = first;
    this.number(first[0], first[1]);
  }

  /** The number of a hex, or -1 if it has none. */
  find(q: number, r: number): number {
    return this.#isInside(q, r) ? (this.#grid[this.#place(q, r)] as number) - 1 : -1;
  }

  /** Gives the next number to a hex that has none yet. */
  number(q: number, r: number): number {
    while (!this.#isInside(q, r)) this.#grow();
    const number = this.hexes.push([q, r]);
    this.#grid[this.#place(q, r)] = number;
    return number - 1;
  }

  #isInside(q: number, r: number): boolean {
    return Math.abs(q - this.#middle[0]) <= this.#reach && Math.abs(r - this.#middle[1]) <= this.#reach;
  }

  #place(q: number, r: number): number {
    const width = 2 * this.#reach + 1;
    return (q - this.#middle[0] + this.#reach) * width + (r - this.#middle[1] + this.#reach);
  }

  #grow(): void {
    this.#reach *= 2;
    this.#grid = new Int32Array((2 * this.#reach + 1) ** 2);
    this.hexes.forEach(([q, r], index) => {
      this.#grid[this.#place(q, r)] = index + 1;
    });
  }
}
