import type { MapSchema } from '@colyseus/schema';
import { type NumberOf, packValue } from '@riposte/shared/protocol/packing';

type Fields = Readonly<Record<string, unknown>>;

/** Stands for what has never been written; it is the same as nothing. */
const UNWRITTEN = Symbol('unwritten');

/**
 * Writes a record of values into a synced map as text, touching and stringifying only what has changed. It looks through
 * every table after every input: so it goes by position, as the keys of a record seldom change, and looks nothing up.
 */
export class Differences {
  #keys: readonly string[] = [];
  /** At the position of its key, a copy of the value written last: the values themselves are changed in place. */
  #last: unknown[] = [];
  readonly #into: MapSchema<string>;
  readonly #numberOf: NumberOf;
  readonly #constants: ReadonlySet<string>;

  /** The values of `constants` may be others later, but are never changed in place. */
  constructor(into: MapSchema<string>, numberOf: NumberOf, constants: ReadonlySet<string> = new Set()) {
    this.#into = into;
    this.#numberOf = numberOf;
    this.#constants = constants;
  }

  /** Makes the map hold these keys and no others. */
  write(fields: Fields): void {
    const keys = Object.keys(fields);
    const isAlike =
      keys.length === this.#keys.length && keys.every((key, index) => key === this.#keys[index]);
    if (!isAlike) this.#turnTo(keys);
    const last = this.#last;
    Object.values(fields).forEach((value, index) => {
      if (value === last[index] || isSame(last[index], value)) return;
      last[index] = this.#set(keys[index] ?? '', value);
    });
  }

  /** Other keys than before, or the same in another order. */
  #turnTo(keys: readonly string[]): void {
    const before = new Map(this.#keys.map((key, index) => [key, this.#last[index]]));
    this.#keys = keys;
    this.#last = keys.map((key) => (before.has(key) ? before.get(key) : UNWRITTEN));
    for (const key of before.keys()) if (!keys.includes(key)) this.#into.delete(key);
  }

  /** Gives what to compare with later. */
  #set(key: string, value: unknown): unknown {
    this.#into.set(key, packValue(value, this.#numberOf));
    return this.#constants.has(key) ? value : copyOf(value);
  }
}

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyOf((value as Fields)[key]);
  return copy;
}

/** Whether two JSON values are equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) if (!isSame(one[index], other[index])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  return isSameRecord(one as Fields, other as Fields);
}

function isSameRecord(one: Fields, other: Fields): boolean {
  let count = 0;
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !isSame(one[key], other[key])) return false;
    count++;
  }
  for (const _key in other) count--;
  return count === 0;
}
