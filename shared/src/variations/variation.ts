import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import * as z from 'zod/mini';
import { type Chances, chancesSchema } from '../analysis/chances.ts';
import type { Input } from '../engine/battle/input.ts';
import { TEXT } from './text/catalog.ts';

/** Another line of play that begins at a moment of a recorded fight. */
export interface Variation {
  /** The number of the recorded input after which it begins; 0 for the start of the fight. */
  readonly from: number;
  /** The seed of its dice: 64 hex digits. It is not related to the seed of the fight. */
  readonly seed: string;
  /** The side that a person played. Bots played the others. */
  readonly side: string;
  readonly name: string;
  /** All inputs from `from` on, including those of bots. */
  readonly inputs: readonly Input[];
  /** Each side's chance to win at `from` and after each input; omitted until it is calculated. Links lack it. */
  readonly chances?: Chances;
}

/** The maximum number of inputs in a variation. */
export const MOST_INPUTS = 2000;
/** The maximum length of a variation's name, in UTF-16 code units. */
export const LONGEST_NAME = 60;
/** The maximum size of a variation in a link, in characters, and of its JSON, in bytes. */
const LONGEST_TEXT = 65_536;
const MOST_BYTES = 1_000_000;
/**
 * The size in bytes of the pieces in which compressed text is unpacked, so that an oversized result is rejected early.
 */
const PIECE = 4096;

/** The reason why a variation cannot be opened, as a sentence. */
export class VariationFault extends Error {}

export const variationSchema = z.object({
  from: z.int().check(z.nonnegative()),
  seed: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  side: z.string().check(z.maxLength(100)),
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  inputs: z.array(z.record(z.string(), z.json())).check(z.maxLength(MOST_INPUTS)),
  chances: z.exactOptional(chancesSchema(MOST_INPUTS + 1)),
});

/** Returns a variation from plain JSON. Throws `VariationFault` if it is not one. */
export function readVariation(raw: unknown): Variation {
  const read = variationSchema.safeParse(raw);
  if (!read.success) throw new VariationFault(TEXT.damaged);
  return read.data as unknown as Variation;
}

/**
 * Returns a variation as text for a link: compressed JSON in base64 with the alphabet for URLs. Throws `VariationFault`
 * if the text would be too long for a link.
 */
export function packVariation(variation: Variation): string {
  const bytes = deflateSync(strToU8(JSON.stringify(variation)), { level: 9 });
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (text.length > LONGEST_TEXT) throw new VariationFault(TEXT.tooLong);
  return text;
}

/**
 * Unpacks a variation from text that `packVariation` returned. Throws `VariationFault` if the text is damaged or too
 * long.
 */
export function unpackVariation(text: string): Variation {
  if (text.length > LONGEST_TEXT) throw new VariationFault(TEXT.tooLong);
  return readVariation(jsonIn(text));
}

function jsonIn(text: string): unknown {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(inflated(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
  } catch (error) {
    throw error instanceof VariationFault ? error : new VariationFault(TEXT.damaged);
  }
}

function inflated(bytes: Uint8Array): string {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    length += piece.length;
    if (length > MOST_BYTES) throw new VariationFault(TEXT.tooLong);
    pieces.push(piece);
  });
  for (let at = 0; at < bytes.length; at += PIECE)
    inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  return pieces.map((piece) => strFromU8(piece)).join('');
}
