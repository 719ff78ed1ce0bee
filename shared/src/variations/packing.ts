import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { type Variation, variationSchema } from '../recording/variation.ts';
import * as texts from '../words/messages/variations.ts';

/** The maximum size of a variation in a link, in characters, and of its JSON, in bytes. */
const LONGEST_TEXT = 65_536;
const MOST_BYTES = 1_000_000;
/**
 * The size in bytes of the chunks in which compressed text is unpacked. Small chunks make it possible to reject an
 * oversized result early.
 */
const PIECE = 4096;

/** The reason why a variation cannot be opened, as a sentence. */
export class VariationFault extends Error {}

/** Returns a variation from plain JSON. Throws `VariationFault` if it is not one. */
export function readVariation(raw: unknown): Variation {
  const read = variationSchema.safeParse(raw);
  if (!read.success) throw new VariationFault(texts.damaged);
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
  if (text.length > LONGEST_TEXT) throw new VariationFault(texts.tooLong);
  return text;
}

/**
 * Unpacks a variation from text that `packVariation` returned. Throws `VariationFault` if the text is damaged or too
 * long.
 */
export function unpackVariation(text: string): Variation {
  if (text.length > LONGEST_TEXT) throw new VariationFault(texts.tooLong);
  return readVariation(jsonIn(text));
}

function jsonIn(text: string): unknown {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(inflated(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
  } catch (error) {
    throw error instanceof VariationFault ? error : new VariationFault(texts.damaged);
  }
}

function inflated(bytes: Uint8Array): string {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    length += piece.length;
    if (length > MOST_BYTES) throw new VariationFault(texts.tooLong);
    pieces.push(piece);
  });
  for (let at = 0; at < bytes.length; at += PIECE)
    inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  return pieces.map((piece) => strFromU8(piece)).join('');
}
