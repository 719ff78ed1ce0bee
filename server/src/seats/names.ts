import { LRUCache } from 'lru-cache';
import unhomoglyph from 'unhomoglyph';

export const LONGEST_NAME = 24;
/** As of a fight in a file. */
const LONGEST_TITLE = 60;

/** What a battle is called, as it is shown. Undefined if it is empty or too long. */
export function tidyTitle(raw: string): string | undefined {
  return tidyName(raw, LONGEST_TITLE);
}

/** What leaves no mark where it stands: a name with it would look like the name without. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as it is shown: without invisible characters and surplus space. Undefined if it is empty or too long. */
export function tidyName(raw: string, longest = LONGEST_NAME): string | undefined {
  const name = raw.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  const length = [...name].length;
  return length >= 1 && length <= longest ? name : undefined;
}

/** Whether a reader could take one name for the other. */
export function isSameName(one: string, other: string): boolean {
  return overlaps(looksOf(one), new Set(looksOf(other)));
}

/** Whether a reader could take a name for the game master's, with or without a number behind it. */
export function isGmName(name: string): boolean {
  return GM_NAMES.some((gm) => isSameName(gm, name.replace(/[\s\d]+$/u, '')));
}

/** The name, with a number behind it if a reader could take it for one that is taken. */
export function freeName(wanted: string, taken: readonly string[], longest = LONGEST_NAME): string {
  const looks = new Set(taken.flatMap(looksOf));
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const name = [...wanted].slice(0, longest - suffix.length).join('') + suffix;
    if (!overlaps(looksOf(name), looks)) return name;
  }
}

const GM_NAMES = ['Game master', 'Gamemaster', 'GM'];

/** How names look, of those that were compared last: each newcomer is compared with all who are there. */
const known = new LRUCache<string, readonly string[]>({ max: 1_000 });

/** Returns how a name looks to a reader who overlooks case: as it is written, and in lower case. */
function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  const looks = known.get(name) ?? [skeletonOf(plain).toLowerCase(), skeletonOf(plain.toLowerCase())];
  known.set(name, looks);
  return looks;
}

/** Returns the same text for all that look alike, letters of other scripts too: the skeleton of UTS 39. */
function skeletonOf(text: string): string {
  return unhomoglyph(text.normalize('NFD').replace(INVISIBLE, '')).normalize('NFD');
}

function overlaps(some: readonly string[], others: ReadonlySet<string>): boolean {
  return some.some((one) => others.has(one));
}
