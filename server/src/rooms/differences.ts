import type { MapSchema } from '@colyseus/schema';
import { type NumberOf, packValue } from '@riposte/shared/protocol/packing';

type Fields = Readonly<Record<string, unknown>>;

/** Writes a record of values into a synced map as text, touching and stringifying only what has changed. */
export class Differences {
  /** By key, a copy of the value written last: the values themselves are changed in place. */
  readonly #last = new Map<string, unknown>();
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
    let count = 0;
    for (const key in fields) {
      count++;
      const value = fields[key];
      const last = this.#last.get(key);
      if (value === last && (value !== undefined || this.#last.has(key))) continue;
      if (typeof value !== 'object' || typeof last !== 'object' || !isSame(last, value))
        this.#set(key, value);
    }
    if (this.#last.size > count) this.#keep(fields);
  }

  #set(key: string, value: unknown): void {
    const isCopied = typeof value === 'object' && !this.#constants.has(key);
    this.#last.set(key, isCopied ? structuredClone(value) : value);
    this.#into.set(key, packValue(value, this.#numberOf));
  }

  #keep(fields: Fields): void {
    for (const key of this.#last.keys()) {
      if (Object.hasOwn(fields, key)) continue;
      this.#last.delete(key);
      this.#into.delete(key);
    }
  }
}

/** Whether two JSON values are equal. Written out, as it looks through every table after every input. */
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
