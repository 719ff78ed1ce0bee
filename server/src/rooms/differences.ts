import type { MapSchema } from '@colyseus/schema';

/** Writes a record of values into a synced map as JSON text, touching and stringifying only what has changed. */
export class Differences {
  readonly #last = new Map<string, { readonly value: unknown; readonly copy: unknown }>();
  readonly #into: MapSchema<string>;

  constructor(into: MapSchema<string>) {
    this.#into = into;
  }

  /** With `isFrozen` the same object is never changed in place, and so need not be looked through. */
  set(key: string, value: unknown, isFrozen = false): void {
    const last = this.#last.get(key);
    if (last && ((isFrozen && last.value === value) || isSame(last.copy, value))) return;
    const text = JSON.stringify(value) ?? 'null';
    const copy = typeof value === 'object' && !isFrozen ? JSON.parse(text) : value;
    this.#last.set(key, { value, copy });
    this.#into.set(key, text);
  }

  /** Keeps only these keys. */
  keep(isKept: (key: string) => boolean): void {
    for (const key of this.#last.keys()) {
      if (isKept(key)) continue;
      this.#last.delete(key);
      this.#into.delete(key);
    }
  }
}

/** Whether two JSON values are equal, keys in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    return one.every((part, index) => isSame(part, other[index]));
  }
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length || Array.isArray(other)) return false;
  return keys.every((key) => isSame((one as Fields)[key], (other as Fields)[key]));
}

type Fields = Readonly<Record<string, unknown>>;
