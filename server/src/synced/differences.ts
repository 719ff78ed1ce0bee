type Fields = Readonly<Record<string, unknown>>;

/** The destination of changed values. */
export interface Target {
  set(key: string, value: unknown): void;
  delete(key: string): void;
}

/** A marker for keys that were never written. It equals no JSON value. */
const UNWRITTEN = Symbol('unwritten');
const NONE: ReadonlySet<string> = new Set();

interface Options {
  /** Keys with values that are replaced, never changed in place. */
  readonly constants?: ReadonlySet<string>;
  /** Keys that are left out. */
  readonly omitted?: ReadonlySet<string>;
}

/**
 * Writes a record of JSON values to a target, touching only changed values. It runs for every table after
 * every input, so it compares by position and avoids lookups.
 */
export class Differences {
  #keys: readonly string[] = [];
  /** Copies of the last written values, by position of the key. The originals change in place. */
  #last: unknown[] = [];
  /** True for a key that is left out, by position. */
  #isOmitted: readonly boolean[] = [];
  readonly #into: Target;
  readonly #constants: ReadonlySet<string>;
  readonly #omitted: ReadonlySet<string>;

  constructor(into: Target, { constants = NONE, omitted = NONE }: Options = {}) {
    this.#into = into;
    this.#constants = constants;
    this.#omitted = omitted;
  }

  /** Makes the target hold these fields and no others. */
  write(fields: Fields): void {
    let position = 0;
    for (const key in fields) {
      if (key !== this.#keys[position]) {
        this.#changeKeys(Object.keys(fields));
        this.write(fields);
        return;
      }
      if (!this.#isOmitted[position]) this.#compare(position, key, fields[key]);
      position++;
    }
    if (position < this.#keys.length) this.#changeKeys(Object.keys(fields));
  }

  #compare(position: number, key: string, value: unknown): void {
    const last = this.#last[position];
    if (value !== last && !isSame(last, value)) this.#last[position] = this.#set(key, value);
  }

  /** Forgets all written values, so that the next write sends all. */
  forget(): void {
    this.#last.fill(UNWRITTEN);
  }

  /** Changes the keys or their order. */
  #changeKeys(keys: readonly string[]): void {
    const before = new Map(this.#keys.map((key, index) => [key, this.#last[index]]));
    this.#keys = keys;
    this.#last = keys.map((key) => (before.has(key) ? before.get(key) : UNWRITTEN));
    this.#isOmitted = keys.map((key) => this.#omitted.has(key));
    for (const key of before.keys()) if (!keys.includes(key)) this.#into.delete(key);
  }

  /** Writes a value. Returns the copy to compare with later. */
  #set(key: string, value: unknown): unknown {
    this.#into.set(key, value);
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

/** Returns whether two JSON values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
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
