import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/**
 * A stream of dice from a seed: ChaCha20 words with rejection sampling. The seed is enough to roll the same
 * dice again.
 */
export interface SeededDice {
  readonly algorithm: 'chacha20';
  /** The seed: 32 bytes in hex, secret until the battle ends. */
  readonly seed: string;
  /** The number of 32-bit words used so far. */
  drawn: number;
  /** The faces rolled so far. Listed only while a fight is recorded; otherwise omitted. */
  readonly faces?: number[];
}

/** Dice that show the values given by a case or a test. */
export interface ScriptedDice {
  readonly algorithm: 'scripted';
  readonly values: readonly number[];
  drawn: number;
}

/** A placeholder for the dice in a seat's view. It reveals nothing about them. */
export interface SealedDice {
  readonly algorithm: 'sealed';
}

export type Dice = SeededDice | ScriptedDice | SealedDice;

/** Returns dice with a public seed, for tables that are only inspected and never played. */
export function placeholderDice(): SeededDice {
  return seededDice('0'.repeat(64));
}

/** Returns dice for a seed of 64 hex digits. Throws for any other seed. */
export function seededDice(seed: string): SeededDice {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('A dice seed must be 64 hex digits (32 bytes).');
  return { algorithm: 'chacha20', seed, drawn: 0 };
}

/** Returns dice that continue the rolls of `dice` and list the faces that they show from now on. */
export function listingFaces(dice: Dice): Dice {
  return dice.algorithm === 'chacha20' ? { ...dice, faces: [] } : dice;
}

/** Returns dice that show these values in this order. */
export function scriptedDice(values: readonly number[]): ScriptedDice {
  return { algorithm: 'scripted', values, drawn: 0 };
}

/**
 * Returns the hash that commits to a seed and is shown before the first roll: SHA-256 of the seed's 32 bytes, in
 * hex.
 */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * Rolls a die and returns a number from 1 to `sides`. Throws for sealed dice, and for scripted dice that have run out
 * or hold an impossible value.
 */
export function rollDie(dice: Dice, sides: number): number {
  if (dice.algorithm === 'sealed') throw new Error('Sealed dice cannot be rolled.');
  if (dice.algorithm === 'scripted') return nextScripted(dice, sides);
  const fair = 2 ** 32 - (2 ** 32 % sides);
  for (;;) {
    const word = wordAt(dice, dice.drawn++);
    if (word >= fair) continue;
    const face = (word % sides) + 1;
    dice.faces?.push(face);
    return face;
  }
}

function nextScripted(dice: ScriptedDice, sides: number): number {
  const value = dice.values[dice.drawn];
  if (value === undefined) throw new Error(`The scripted dice have run out, but a d${sides} is rolled.`);
  if (value < 1 || value > sides)
    throw new Error(`The scripted dice show ${value}, but a d${sides} is rolled.`);
  dice.drawn++;
  return value;
}

const PAGE_WORDS = 256;
interface Page {
  readonly index: number;
  readonly words: DataView;
}

/**
 * The current page (a block of random words) of each stream. Words are drawn in order, so one page serves many
 * draws.
 */
const pages = new WeakMap<SeededDice, Page>();

/** Returns the n-th 32-bit word of the key stream. */
function wordAt(dice: SeededDice, n: number): number {
  const index = Math.floor(n / PAGE_WORDS);
  let page = pages.get(dice);
  if (page?.index !== index) {
    page = { index, words: readPage(dice.seed, index) };
    pages.set(dice, page);
  }
  return page.words.getUint32((n % PAGE_WORDS) * 4, true);
}

function readPage(seed: string, index: number): DataView {
  const blocksBefore = (index * PAGE_WORDS * 4) / 64;
  const zeros = new Uint8Array(PAGE_WORDS * 4);
  const bytes = chacha20(hexToBytes(seed), new Uint8Array(12), zeros, undefined, blocksBefore);
  return new DataView(bytes.buffer, bytes.byteOffset);
}
