import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import type { SendPicture } from '@riposte/shared/protocol/messages';
import {
  lettersFor,
  MOST_ALBUM_BYTES,
  MOST_BACKDROP_SIDE,
  nameOfPicture,
  type Picture,
  pictureOf,
} from '@riposte/shared/scenario/picture-files';
import type { Response } from 'express';
import { disableTypes, imageSize, types } from 'image-size';
import type { BattleServices } from '../services/services.ts';
import * as failures from '../words/failures.ts';
import { callerOf } from './caller.ts';
import { Failure } from './failure.ts';

/** Accepted picture types, by their names in the image library. */
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

disableTypes(types.filter((type) => !Object.hasOwn(TYPES, type))); // disables all other types, because the library must not parse them

/** Maximum length of a portrait's longer side, in pixels. Decoded, each pixel takes four bytes. */
const MOST_PORTRAIT_SIDE = 1024;

/**
 * Throws a `Failure` if a picture is not of the type and size that it claims; `under` is the name of the
 * map's backdrop, which may be larger.
 */
export function requirePictures(pictures: Pictures, under: string | undefined): void {
  for (const [name, uri] of Object.entries(pictures)) {
    const picture = pictureOf(uri);
    const mostSide = name === under ? MOST_BACKDROP_SIDE : MOST_PORTRAIT_SIDE;
    const wrong = picture ? faultOf(picture, mostSide) : failures.pictureFaults.unreadable;
    if (wrong !== undefined) throw new Failure(failures.faultyPictureOf(name, wrong));
  }
}

/** Returns a sentence about the fault of a picture; undefined if the picture has no fault. */
function faultOf({ type, bytes }: Picture, mostSide: number): string | undefined {
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

/** The maximum total size of a battle's pictures, in bytes. They come from the setup and from players' heroes. */
const MOST_TABLE_BYTES = 2 * MOST_ALBUM_BYTES;

/** Returns the name of a portrait. Throws a `Failure` if it is not of the type and size that it claims. */
export function nameOfPortrait(uri: string): string {
  const picture = pictureOf(uri);
  const wrong = picture ? faultOf(picture, MOST_PORTRAIT_SIDE) : failures.pictureFaults.unreadable;
  if (!picture || wrong !== undefined)
    throw new Failure(failures.faultyPicture(wrong ?? failures.pictureFaults.unreadable));
  return nameOfPicture(picture.bytes);
}

/** Saves a picture that a seat sends for a hero. Returns its name. */
export async function savePicture(
  services: BattleServices,
  battle: string,
  { seatKey, picture: uri }: SendPicture,
): Promise<string> {
  const { seat } = await callerOf(services, battle, { seatKey });
  if (!seat) throw new Failure(failures.onlySeatsSend);
  const name = nameOfPortrait(uri);
  if (!(await services.store.pictures.add(battle, name, uri, lettersFor(MOST_TABLE_BYTES))))
    throw new Failure(failures.albumFull);
  return name;
}

/**
 * Sends a picture of a battle. The picture's name is a content hash, so the names of hidden fighters'
 * pictures cannot be guessed. The headers keep browsers from running code in the file.
 */
export async function sendPicture(
  { store }: BattleServices,
  battle: string,
  name: string,
  response: Response,
): Promise<void> {
  showPicture(await store.pictures.find(battle, name), response);
}

/** Sends a picture, given as a data URI. Throws a `Failure` if it is undefined. */
export function showPicture(uri: string | undefined, response: Response): void {
  const picture = uri === undefined ? undefined : pictureOf(uri);
  if (!picture) throw new Failure(failures.noSuchPicture);
  response.type(picture.type).set({
    'Cache-Control': 'private, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  response.send(Buffer.from(picture.bytes));
}
