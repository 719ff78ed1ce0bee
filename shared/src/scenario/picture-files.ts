import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Place } from '../engine/schema/faults.ts';
import type { Pictures } from '../engine/setup/scenario.ts';
import type { Setup, SetupFighter } from '../engine/setup/setup.ts';
import type { HexMap } from '../hex/map.ts';
import * as texts from '../words/messages/scenario.ts';

/** A picture in a file, with the name by which the fight refers to it. */
export interface GivenPicture {
  readonly name: string;
  readonly data: string;
}

/** The maximum sizes, in bytes, of a fighter's picture, of the map's backdrop, and of all pictures of a fight. */
export const MOST_PORTRAIT_BYTES = 64 * 1024;
export const MOST_BACKDROP_BYTES = 512 * 1024;
export const MOST_ALBUM_BYTES = 2 * 1024 * 1024;

/** The maximum length of a backdrop's sides, in pixels. All graphics cards support this size. */
export const MOST_BACKDROP_SIDE = 2048;

/** Returns the maximum length, in characters, of a data URI for this many bytes. */
export function lettersFor(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + 'data:image/jpeg;base64,'.length;
}

const DATA_URI =
  /^data:(image\/(?:webp|jpeg|png));base64,((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2,3}={1,2})?)$/;

/** A picture decoded from its data URI. */
export interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Decodes a data URI; undefined if it does not declare a WebP, JPEG or PNG. Does not check the picture itself. */
export function pictureOf(uri: string): Picture | undefined {
  const [, type, letters] = DATA_URI.exec(uri) ?? [];
  if (type === undefined || !letters) return undefined;
  return { type, bytes: Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0)) };
}

/** Returns the name of a picture: the first half of the SHA-256 of its bytes, in hex. */
export function nameOfPicture(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes)).slice(0, 32);
}

/** Returns the text of a file with each picture replaced by an empty string. */
export function textWithoutPictures(text: string): string {
  return text.replace(/"data:image\/[a-z]+;base64,[A-Za-z0-9+/]*={0,2}"/g, '""');
}

/** Returns those of `pictures` that a fight refers to. */
export function usedPictures(
  {
    combatants,
    map,
  }: {
    readonly combatants: readonly Pick<SetupFighter, 'portrait'>[];
    readonly map?: Pick<HexMap, 'backdrop'>;
  },
  pictures: Pictures,
): Pictures {
  const names = [...combatants.map(({ portrait }) => portrait), map?.backdrop?.picture].filter(
    (name) => name !== undefined,
  );
  const used = names.filter((name) => Object.hasOwn(pictures, name));
  return Object.fromEntries(used.map((name) => [name, pictures[name] ?? '']));
}

/** The error for an invalid picture, which `readFight` catches. The message is a sentence. */
export class PictureFault extends Error {
  override name = 'PictureFault';
  readonly at: Place;

  constructor(at: Place, message: string) {
    super(message);
    this.at = at;
  }
}

/** A picture with its final name, which derives from its content. */
interface LoadedPicture {
  readonly name: string;
  readonly data: string;
  readonly bytes: number;
}

/**
 * Returns a setup in which all pictures have names derived from their content, together with these pictures. `known`
 * holds pictures that the file may refer to without containing them. Throws `PictureFault` if a picture is missing,
 * invalid or too large.
 */
export function attachPictures(
  setup: Setup,
  given: readonly GivenPicture[],
  known: Pictures,
): { readonly setup: Setup; readonly pictures: Pictures } {
  const loadedPictures = new Map(Object.entries(known).map(([name, data]) => [name, loaded(name, data)]));
  for (const [index, { name, data }] of given.entries()) {
    const picture = pictureOf(data);
    if (!picture) throw new PictureFault(['pictures', index, 'data'], texts.noPicture);
    loadedPictures.set(name, { name: nameOfPicture(picture.bytes), data, bytes: picture.bytes.length });
  }
  const used = new Map<string, LoadedPicture>();
  const take = (name: string, most: number, at: Place): string => {
    const found = loadedPictures.get(name);
    if (!found) throw new PictureFault(at, texts.pictureGone(name));
    if (found.bytes > most) throw new PictureFault(at, texts.pictureTooLarge(most / 1024));
    used.set(found.name, found);
    return found.name;
  };
  const combatants = setup.combatants.map((one, index): SetupFighter => {
    if (one.portrait === undefined) return one;
    const portrait = take(one.portrait, MOST_PORTRAIT_BYTES, ['combatants', index, 'portrait']);
    return { ...one, portrait };
  });
  const map = withBackdrop(setup.map, (name) =>
    take(name, MOST_BACKDROP_BYTES, ['map', 'backdrop', 'picture']),
  );
  const all = [...used.values()];
  if (all.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_ALBUM_BYTES)
    throw new PictureFault(['pictures'], texts.albumTooLarge(MOST_ALBUM_BYTES / 1024 / 1024));
  return {
    setup: { ...setup, map, combatants },
    pictures: Object.fromEntries(all.map(({ name, data }) => [name, data])),
  };
}

function withBackdrop(map: HexMap, take: (name: string) => string): HexMap {
  const { backdrop } = map;
  return backdrop ? { ...map, backdrop: { ...backdrop, picture: take(backdrop.picture) } } : map;
}

function loaded(name: string, data: string): LoadedPicture {
  return { name, data, bytes: Math.floor(((data.length - data.indexOf(',') - 1) * 3) / 4) };
}
