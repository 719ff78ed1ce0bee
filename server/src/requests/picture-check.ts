import type { Said } from '@riposte/shared/engine/language/keyed-text';
import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import {
  MOST_BACKDROP_SIDE,
  nameOfPicture,
  type Picture,
  pictureOf,
} from '@riposte/shared/scenario/picture-files';
import { disableTypes, imageSize, types } from 'image-size';
import * as failures from '../words/failures.ts';
import { Failure } from './failure.ts';

/** Accepted picture types, by their names in the image library. */
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

disableTypes(types.filter((type) => !Object.hasOwn(TYPES, type))); // disables all other types, because the library must not parse them

/** Maximum length of a portrait's longer side, in pixels. Decoded, each pixel takes four bytes. */
const MOST_PORTRAIT_SIDE = 1024;

/**
 * Throws a `Failure` if a picture is damaged, too large, or not of the type that it claims. `under` is the name of the
 * map's backdrop, which may be larger than other pictures.
 */
export function requirePictures(pictures: Pictures, under: string | undefined): void {
  for (const [name, uri] of Object.entries(pictures)) {
    const picture = pictureOf(uri);
    const mostSide = name === under ? MOST_BACKDROP_SIDE : MOST_PORTRAIT_SIDE;
    const wrong = picture ? faultOf(picture, mostSide) : failures.pictureFaults.unreadable;
    if (wrong !== undefined) throw new Failure(failures.faultyPictureOf(name, wrong));
  }
}

/**
 * Returns the name of a portrait. Throws a `Failure` if it is damaged, too large, or not of the type that it claims.
 */
export function nameOfPortrait(uri: string): string {
  const picture = pictureOf(uri);
  const wrong = picture ? faultOf(picture, MOST_PORTRAIT_SIDE) : failures.pictureFaults.unreadable;
  if (!picture || wrong !== undefined)
    throw new Failure(failures.faultyPicture(wrong ?? failures.pictureFaults.unreadable));
  return nameOfPicture(picture.bytes);
}

/** Returns a sentence that says what is wrong with a picture; undefined if nothing is wrong. */
function faultOf({ type, bytes }: Picture, mostSide: number): Said | undefined {
  const found = sizeOf(bytes);
  if (!found) return failures.pictureFaults.unreadable;
  const truly = TYPES[found.type];
  if (truly !== type) return failures.pictureFaults.type(type, truly);
  const side = Math.max(found.width, found.height);
  return side > mostSide || side === 0 ? failures.pictureFaults.size(side, mostSide) : undefined;
}

/** Returns the type and size from a picture's header, or undefined if the header is invalid. */
function sizeOf(
  bytes: Uint8Array,
): { readonly type: string; readonly width: number; readonly height: number } | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    return { type, width, height };
  } catch {
    return undefined;
  }
}
