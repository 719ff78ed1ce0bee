/** The maximum depth, far more than any message needs. */
const MOST_DEPTH = 32;
/** The maximum number of record shapes, because the decoder compiles a function for each repeated shape. */
const MOST_SHAPES = 32;

/** Extension types without nested values: undefined, large integers and dates. */
const LEAVES: ReadonlySet<number | undefined> = new Set([0x00, 0x42, 0xff]);
const RECORD = 0x72;

/**
 * Returns whether bytes are exactly one plain MessagePack value: a tree of strings, numbers, lists and records with
 * limited depth. It must not contain references, code, errors or regular expressions. Reads the bytes without decoding
 * them.
 */
export function isPlainPack(pack: Buffer): boolean {
  const scan = new Scan(pack);
  const open = [1]; // the number of values still to read, per level
  for (let left = open.pop(); left !== undefined; left = open.pop()) {
    if (left === 0) continue;
    const within = scan.next();
    if (within === undefined || open.length > MOST_DEPTH) return false;
    open.push(left - 1, within);
  }
  return scan.isAtEnd;
}

class Scan {
  readonly #pack: Buffer;
  /** The number of members of each record shape, by its id. */
  readonly #shapes = new Map<number, number>();
  #defined = 0;
  #at = 0;

  constructor(pack: Buffer) {
    this.#pack = pack;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#pack.length;
  }

  /**
   * Reads one value without its nested values. Returns their number, or undefined if the value is not
   * allowed.
   */
  next(): number | undefined {
    const token = this.#byte();
    if (token === undefined) return undefined;
    if (token < 0x40) return 0;
    if (token < 0x80) return this.#shapes.get(token & 0x3f) ?? 0;
    if (token < 0x90) return (token & 0x0f) * 2;
    if (token < 0xa0) return token & 0x0f;
    if (token < 0xc0) return this.#skip(token & 0x1f);
    return token < 0xe0 ? this.#byToken(token) : 0;
  }

  /**
   * Does the same as `next` for a value that begins with the byte `token`. Source:
   * https://github.com/msgpack/msgpack/blob/master/spec.md
   */
  #byToken(token: number): number | undefined {
    switch (token) {
      case 0xc0: // nil
      case 0xc2: // false
      case 0xc3: // true
        return 0;
      case 0xcc: // numbers
      case 0xd0:
        return this.#skip(1);
      case 0xcd:
      case 0xd1:
        return this.#skip(2);
      case 0xca:
      case 0xce:
      case 0xd2:
        return this.#skip(4);
      case 0xcb:
      case 0xcf:
      case 0xd3:
        return this.#skip(8);
      case 0xc4: // bytes
      case 0xd9: // text
        return this.#skip(this.#size(1));
      case 0xc5:
      case 0xda:
        return this.#skip(this.#size(2));
      case 0xc6:
      case 0xdb:
        return this.#skip(this.#size(4));
      case 0xdc: // list
        return this.#size(2);
      case 0xdd:
        return this.#size(4);
      case 0xde: // map
        return this.#size(2) * 2;
      case 0xdf:
        return this.#size(4) * 2;
      case 0xd4: // extensions
        return this.#peek() === RECORD ? this.#record() : this.#leaf(1);
      case 0xd6:
        return this.#leaf(4);
      case 0xd7:
        return this.#leaf(8);
      case 0xc7:
        return this.#leaf(this.#size(1));
      default:
        return undefined;
    }
  }

  #leaf(size: number): number | undefined {
    return LEAVES.has(this.#byte()) ? this.#skip(size) : undefined;
  }

  /**
   * Reads the definition of a record shape. Returns the number of its members; undefined if the definition is malformed
   * or exceeds `MOST_SHAPES`.
   */
  #record(): number | undefined {
    this.#skip(1);
    const shape = this.#byte();
    const list = this.#byte();
    if (shape === undefined || list === undefined || ++this.#defined > MOST_SHAPES) return undefined;
    const members = list === 0xdc ? this.#size(2) : list >= 0x90 && list < 0xa0 ? list & 0x0f : undefined;
    if (members === undefined) return undefined;
    for (let member = 0; member < members; member++) if (!this.#name()) return undefined;
    this.#shapes.set(shape & 0x3f, members);
    return members;
  }

  #name(): boolean {
    const token = this.#peek() ?? 0;
    const isText = (token >= 0xa0 && token < 0xc0) || token === 0xd9 || token === 0xda;
    return isText && this.next() === 0;
  }

  #peek(): number | undefined {
    return this.#pack[this.#at];
  }

  #byte(): number | undefined {
    return this.#pack[this.#at++];
  }

  #size(bytes: 1 | 2 | 4): number {
    const at = this.#at;
    this.#at += bytes;
    return this.#at <= this.#pack.length ? this.#pack.readUIntBE(at, bytes) : 0;
  }

  #skip(bytes: number): 0 {
    this.#at += bytes;
    return 0;
  }
}
