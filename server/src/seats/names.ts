import { LRUCache } from 'lru-cache';
import unhomoglyph from 'unhomoglyph';
import { gmNames } from '../words/seats.ts';

export const LONGEST_NAME = 24;
/** The maximum length of a title, the same as for a fight in a file. */
const LONGEST_TITLE = 60;

/**
 * Returns the title of a battle without invisible characters and extra spaces; undefined if it is empty or
 * too long.
 */
export function tidyTitle(raw: string): string | undefined {
  return tidyName(raw, LONGEST_TITLE);
}

/** Invisible characters. Names that differ only in these look the same. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns a name without invisible characters and extra spaces; undefined if it is empty or too long. */
export function tidyName(raw: string, longest = LONGEST_NAME): string | undefined {
  const name = raw.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  const length = [...name].length;
  return length >= 1 && length <= longest ? name : undefined;
}

/** Returns whether a reader could mistake two names for each other. */
export function isSameName(one: string, other: string): boolean {
  return overlaps(looksOf(one), new Set(looksOf(other)));
}

/** Returns whether a reader could mistake a name for the GM's, with or without a number. */
export function isGmName(name: string): boolean {
  return gmNames.some((gm) => isSameName(gm, name.replace(/[\s\d]+$/u, '')));
}

/** Returns the requested name, with a number added if it resembles a name that is already taken. */
export function freeName(wanted: string, taken: readonly string[], longest = LONGEST_NAME): string {
  const looks = new Set(taken.flatMap(looksOf));
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const name = [...wanted].slice(0, longest - suffix.length).join('') + suffix;
    if (!overlaps(looksOf(name), looks)) return name;
  }
}

/** Caches the looks of recently compared names, because each newcomer's name is compared with all others. */
const known = new LRUCache<string, readonly string[]>({ max: 1_000 });

/** Returns how a name can look to a reader who ignores case: as written, and in lower case. */
function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  const looks = known.get(name) ?? [skeletonOf(plain).toLowerCase(), skeletonOf(plain.toLowerCase())];
  known.set(name, looks);
  return looks;
}

/**
 * Returns the same text for all names that look alike, in any script: the skeleton of Unicode standard UTS
 * 39.
 */
function skeletonOf(text: string): string {
  return unhomoglyph(text.normalize('NFD').replace(INVISIBLE, '')).normalize('NFD');
}

function overlaps(some: readonly string[], others: ReadonlySet<string>): boolean {
  return some.some((one) => others.has(one));
}
