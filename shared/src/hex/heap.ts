/** Numbers below some thousands, the first by some order on top. An order may change while they wait: see `raise`. */
export class Heap {
  readonly #isBefore: (a: number, b: number) => boolean;
  readonly #items: number[] = [];
  /** Where in `#items` each number is. */
  readonly #places: number[] = [];

  constructor(isBefore: (a: number, b: number) => boolean) {
    this.#isBefore = isBefore;
  }

  push(item: number): void {
    this.#places[item] = this.#items.length;
    this.#items.push(item);
    this.raise(item);
  }

  /** Puts a waiting number in its new place, after it has moved forward in the order. */
  raise(item: number): void {
    let place = this.#places[item] as number;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = this.#items[above] as number;
      if (!this.#isBefore(item, other)) break;
      this.#put(other, place);
      place = above;
    }
    this.#put(item, place);
  }

  /** Takes the first away; undefined if none is left. */
  pop(): number | undefined {
    const first = this.#items[0];
    const last = this.#items.pop();
    if (last !== undefined && this.#items.length > 0) this.#sink(last);
    return first;
  }

  #sink(item: number): void {
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      const left = this.#items[below];
      if (left === undefined) break;
      const right = this.#items[below + 1];
      if (right !== undefined && this.#isBefore(right, left)) below++;
      const next = this.#items[below] as number;
      if (!this.#isBefore(next, item)) break;
      this.#put(next, place);
      place = below;
    }
    this.#put(item, place);
  }

  #put(item: number, place: number): void {
    this.#items[place] = item;
    this.#places[item] = place;
  }
}
