import type { Hex } from '../../hex/axial.ts';

/** The part of a fighter that decides which hex it holds. */
interface Placeable {
  readonly id: string;
  readonly defeated: boolean;
  readonly at: Hex | null;
}

/**
 * Those still in the fight and where they stand, as long as nobody moves: for looking at many places in turn.
 */
export class Places<F extends Placeable> {
  readonly #radius: number;
  readonly #everybody: readonly F[];
  /** Where each of them holds a hex, as listed; null: nowhere. */
  readonly #held: readonly (Hex | null)[];
  readonly #fighters: F[] = [];
  readonly #q: number[] = [];
  readonly #r: number[] = [];
  readonly #near = new Map<number, readonly F[]>();
  #holders: Holders | undefined;

  /** `radius` is that of the map; the fighters are as listed. */
  constructor(radius: number, everybody: readonly F[]) {
    this.#radius = radius;
    this.#everybody = everybody;
    this.#held = everybody.map(held);
    for (const fighter of everybody) {
      const at = held(fighter);
      if (at === null) continue;
      this.#fighters.push(fighter);
      this.#q.push(at[0]);
      this.#r.push(at[1]);
    }
  }

  /** Whether they all still stand there, on a map of that radius. */
  areThoseOf(radius: number): boolean {
    return (
      radius === this.#radius &&
      this.#everybody.every((fighter, index) => held(fighter) === this.#held[index])
    );
  }

  /** The first, as listed, who stands in a hex and is not `besides`. */
  holder(at: Hex, besides: string | undefined): F | undefined {
    this.#holders ??= new Holders(this.#radius, this.#q, this.#r);
    for (let index = this.#holders.first(at[0], at[1]); index >= 0; index = this.#holders.after(index)) {
      const fighter = this.#fighters[index] as F;
      if (fighter.id !== besides) return fighter;
    }
    return undefined;
  }

  /** Everybody within so many hexes, as listed. */
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

/** The hex that a fighter holds; null: nowhere. */
function held({ defeated, at }: Placeable): Hex | null {
  return defeated ? null : at;
}

/** More than any map is wide, and than anything reaches. */
const SPAN = 1024;

/** A number of its own for the hexes so far around one; undefined if that is too far off to have one. */
function circle([q, r]: Hex, most: number): number | undefined {
  const isNear = 2 * Math.max(Math.abs(q), Math.abs(r), most) < SPAN;
  return isNear ? (q * SPAN + r) * SPAN + most : undefined;
}

/** By hex of a map who stands there, each as a place in a list. */
class Holders {
  readonly #radius: number;
  readonly #width: number;
  /** By hex the first in it, and one more; 0: nobody. */
  readonly #first: Uint16Array;
  /** The next in the same hex, and one more. */
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

  /** The first who stands in a hex; -1: nobody. */
  first(q: number, r: number): number {
    const isInside = Math.abs(q) <= this.#radius && Math.abs(r) <= this.#radius;
    return isInside ? (this.#first[this.#placeOf(q, r)] as number) - 1 : -1;
  }

  /** The next in the same hex as this one; -1: nobody. */
  after(index: number): number {
    return (this.#next[index] as number) - 1;
  }

  #placeOf(q: number, r: number): number {
    return (q + this.#radius) * this.#width + r + this.#radius;
  }
}
