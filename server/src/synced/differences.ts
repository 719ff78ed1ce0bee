type Fields = Readonly<Record<string, unknown>>;

/** Where what has changed is written to. */
export interface Target {
  set(key: string, value: unknown): void;
  delete(key: string): void;
}

/** Stands for what has never been written; it is the same as nothing. */
const UNWRITTEN = Symbol('unwritten');
const NONE: ReadonlySet<string> = new Set();

interface Ways {
  /** The values of these keys may be others later, but are never changed in place. */
  readonly constants?: ReadonlySet<string>;
  /** These keys are left out. */
  readonly omitted?: ReadonlySet<string>;
}

/**
 * Writes a record of JSON values to where they are kept, touching only what has changed. It looks through every table
 * after every input: so it goes by position, as the keys of a record seldom change, and looks nothing up.
 */
export class Differences {
  #keys: readonly string[] = [];
  /** At the position of its key, a copy of the value written last: the values themselves are changed in place. */
  #last: unknown[] = [];
  /** At the position of its key, whether it is left out. */
  #isOmitted: readonly boolean[] = [];
  readonly #into: Target;
  readonly #constants: ReadonlySet<string>;
  readonly #omitted: ReadonlySet<string>;

  constructor(into: Target, { constants = NONE, omitted = NONE }: Ways = {}) {
    this.#into = into;
    this.#constants = constants;
    this.#omitted = omitted;
  }

  /** Makes the target hold these keys and no others. */
  write(fields: Fields): void {
    let position = 0;
    for (const key in fields) {
      if (key !== this.#keys[position]) {
        this.#turnTo(Object.keys(fields));
        this.write(fields);
        return;
      }
      if (!this.#isOmitted[position]) this.#compare(position, key, fields[key]);
      position++;
    }
    if (position < this.#keys.length) this.#turnTo(Object.keys(fields));
  }

  #compare(position: number, key: string, value: unknown): void {
    const last = this.#last[position];
    if (value !== last && !isSame(last, value)) this.#last[position] = this.#set(key, value);
  }

  /** Everything is to be written anew. */
  forget(): void {
    this.#last.fill(UNWRITTEN);
  }

  /** Other keys than before, or the same in another order. */
  #turnTo(keys: readonly string[]): void {
    const before = new Map(this.#keys.map((key, index) => [key, this.#last[index]]));
    this.#keys = keys;
    this.#last = keys.map((key) => (before.has(key) ? before.get(key) : UNWRITTEN));
    this.#isOmitted = keys.map((key) => this.#omitted.has(key));
    for (const key of before.keys()) if (!keys.includes(key)) this.#into.delete(key);
  }

  /** Gives what to compare with later. */
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

/** Whether two JSON values are equal. */
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
