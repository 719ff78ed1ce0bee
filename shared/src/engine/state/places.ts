import type { Hex } from '../../hex/axial.ts';

/** The part of a fighter that determines which hex it occupies. */
interface Placeable {
  readonly id: string;
  readonly defeated: boolean;
  readonly at: Hex | null;
}

/** An index of the undefeated fighters by position. It makes many lookups fast while the fighters do not move. */
export class Places<F extends Placeable> {
  readonly #radius: number;
  readonly #all: readonly F[];
  /** The hex that each fighter occupies, in the order of the table; null if it occupies none. */
  readonly #held: readonly (Hex | null)[];
  readonly #fighters: F[] = [];
  readonly #q: number[] = [];
  readonly #r: number[] = [];
  readonly #near = new Map<number, readonly F[]>();
  #holders: Holders | undefined;

  /** `radius` is the radius of the map. `all` holds all fighters in the order of the table. */
  constructor(radius: number, all: readonly F[]) {
    this.#radius = radius;
    this.#all = all;
    this.#held = all.map(held);
    for (const fighter of all) {
      const at = held(fighter);
      if (at === null) continue;
      this.#fighters.push(fighter);
      this.#q.push(at[0]);
      this.#r.push(at[1]);
    }
  }

  /** Returns whether the index is still valid: the same radius, and all fighters at the same positions. */
  isValidFor(radius: number): boolean {
    return (
      radius === this.#radius && this.#all.every((fighter, index) => held(fighter) === this.#held[index])
    );
  }

  /** Returns the first fighter in a hex, other than `besides`; undefined if there is none. */
  holder(at: Hex, besides: string | undefined): F | undefined {
    this.#holders ??= new Holders(this.#radius, this.#q, this.#r);
    for (let index = this.#holders.first(at[0], at[1]); index >= 0; index = this.#holders.after(index)) {
      const fighter = this.#fighters[index] as F;
      if (fighter.id !== besides) return fighter;
    }
    return undefined;
  }

  /** Returns all fighters within `most` hexes of a hex, in the order of the table. */
  within(middle: Hex, most: number): readonly F[] {
    const what = circle(middle, most);
    const known = what === undefined ? undefined : this.#near.get(what);
    if (known) return known;
    const found = this.#look(middle, most);
    if (what !== undefined) this.#near.set(what, found);
    return found;
  }

  #look([q, r]: Hex, most: number): F[] {
    const found: F[] = [];
    for (let index = 0; index < this.#fighters.length; index++) {
      const dq = (this.#q[index] as number) - q;
      if (dq > most || dq < -most) continue;
      const dr = (this.#r[index] as number) - r;
      if (Math.abs(dr) <= most && Math.abs(dq + dr) <= most) found.push(this.#fighters[index] as F);
    }
    return found;
  }
}

/** Returns the hex that a fighter occupies; null if it occupies none. */
function held({ defeated, at }: Placeable): Hex | null {
  return defeated ? null : at;
}

/** A factor for cache keys. It is larger than any reach and than the width of any map. */
const SPAN = 1024;

/** Returns a unique number for a center and a radius, as a cache key; undefined if they are too large for one. */
function circle([q, r]: Hex, most: number): number | undefined {
  const isNear = 2 * Math.max(Math.abs(q), Math.abs(r), most) < SPAN;
  return isNear ? (q * SPAN + r) * SPAN + most : undefined;
}

/** A linked list of the fighters in each hex. Fighters are stored as indexes into a list. */
class Holders {
  readonly #radius: number;
  readonly #width: number;
  /** For each hex, the index of its first fighter plus 1; 0 if there is none. */
  readonly #first: Uint16Array;
  /** For each fighter, the index of the next fighter in the same hex plus 1; 0 if there is none. */
  readonly #next: Uint16Array;

  constructor(radius: number, q: readonly number[], r: readonly number[]) {
    this.#radius = radius;
    this.#width = 2 * radius + 1;
    this.#first = new Uint16Array(this.#width ** 2);
    this.#next = new Uint16Array(q.length);
    for (let index = q.length - 1; index >= 0; index--) {
      const place = this.#placeOf(q[index] as number, r[index] as number);
      this.#next[index] = this.#first[place] ?? 0;
      this.#first[place] = index + 1;
    }
  }

  /** Returns the index of the first fighter in a hex; -1 if there is none. */
  first(q: number, r: number): number {
    const isInside = Math.abs(q) <= this.#radius && Math.abs(r) <= this.#radius;
    return isInside ? (this.#first[this.#placeOf(q, r)] as number) - 1 : -1;
  }

  /** Returns the index of the next fighter in the same hex; -1 if there is none. */
  after(index: number): number {
    return (this.#next[index] as number) - 1;
  }

  #placeOf(q: number, r: number): number {
    return (q + this.#radius) * this.#width + r + this.#radius;
  }
}
