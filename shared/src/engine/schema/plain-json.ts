import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from './json.ts';

/** The maximum size of an input in bytes, when written as JSON: twice the size of the longest path. */
export const MOST_BYTES = 4 * 1024;
/**
 * The maximum nesting of lists and records in an input: twice the nesting of a new fighter with a readied
 * action.
 */
export const MOST_DEPTH = 16;

/**
 * Returns a copy of a value as plain JSON, as if it had been written and parsed. Undefined members are left out.
 * Returns undefined if the value takes more than `most` bytes, is nested too deeply, or contains anything that JSON
 * or a database cannot hold. Copying stops as soon as a limit is reached, so repeated or cyclic references cannot
 * make it expensive.
 */
export function plain(value: unknown, most = MOST_BYTES): Json | undefined {
  return new Copier(most).copy(value, 0);
}

class Copier {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  copy(value: unknown, depth: number): Json | undefined {
    switch (typeof value) {
      case 'string':
        return this.#text(value);
      case 'number':
        return Number.isFinite(value) ? this.#written(value + 0, `${value}`.length) : undefined; // -0 is written as 0
      case 'boolean':
        return this.#written(value, `${value}`.length);
      case 'object':
        return value === null ? this.#written(null, 4) : this.#whole(value, depth + 1);
      default:
        return undefined;
    }
  }

  #whole(value: object, depth: number): Json | undefined {
    if (depth > MOST_DEPTH) return undefined;
    if (Array.isArray(value)) return this.#list(value, depth);
    const kind = Object.getPrototypeOf(value);
    return kind === Object.prototype || kind === null ? this.#record(value, depth) : undefined;
  }

  #list(list: readonly unknown[], depth: number): Json | undefined {
    const copy: Json[] = [];
    if (this.#written(list, Math.max(2, list.length + 1)) === undefined) return undefined; // the size of the brackets and commas
    for (const item of list) {
      const one = this.copy(item, depth);
      if (one === undefined) return undefined;
      copy.push(one);
    }
    return copy;
  }

  #record(record: object, depth: number): Json | undefined {
    const copy: Record<string, Json> = {};
    const members = Object.entries(record).filter(([, value]) => value !== undefined);
    if (this.#written(record, Math.max(2, members.length * 2 + 1)) === undefined) return undefined; // the size of the braces, colons and commas
    for (const [key, value] of members) {
      const name = key === '__proto__' ? undefined : this.#text(key);
      const one = name === undefined ? undefined : this.copy(value, depth);
      if (name === undefined || one === undefined) return undefined;
      copy[name] = one;
    }
    return copy;
  }

  /**
   * Returns the string, or undefined if it cannot be stored or sent. Some databases end a string at NUL, and a lone
   * surrogate cannot be sent.
   */
  #text(text: string): string | undefined {
    if (PLAINEST.test(text)) return this.#written(text, text.length + 2);
    if (text.length > this.#left || text.includes('\0') || !text.isWellFormed()) return undefined;
    return this.#written(text, utf8ToBytes(JSON.stringify(text)).length);
  }

  #written<Value>(value: Value, bytes: number): Value | undefined {
    this.#left -= bytes;
    return this.#left < 0 ? undefined : value;
  }
}

/** Characters that JSON writes without an escape, in one byte each. */
const PLAINEST = /^[ !#-[\]-~]*$/;
