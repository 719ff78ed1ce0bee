import { nameOfPicture, pictureOf } from '@riposte/shared/scenario/picture-files';

/** A PNG of one pixel, in base64. */
export const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The same picture as a data URI. */
export const FACE = `data:image/png;base64,${DOT}`;

/** Its name. */
export const NAME = nameOfPicture(pictureOf(FACE)?.bytes ?? new Uint8Array());
