import type { SendPicture } from '@riposte/shared/protocol/messages';
import { lettersFor, MOST_ALBUM_BYTES, pictureOf } from '@riposte/shared/scenario/picture-files';
import type { Response } from 'express';
import { Failure } from '../requests/failure.ts';
import { nameOfPortrait } from '../requests/picture-check.ts';
import type { BattleServices } from '../services/services.ts';
import * as failures from '../words/failures.ts';
import { callerOf } from './caller.ts';

/** The maximum total size of a battle's pictures, in bytes. They come from the setup and from players' heroes. */
const MOST_TABLE_BYTES = 2 * MOST_ALBUM_BYTES;

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
