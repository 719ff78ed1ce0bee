import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** A stream of dice that anyone who learns the seed can roll again: ChaCha20 words, rejection-sampled. */
export interface SeededDice {
  readonly algorithm: 'chacha20';
  /** 32 bytes in hex. Secret until the battle ends. */
  readonly seed: string;
  /** 32-bit words used so far. */
  drawn: number;
}

/** Dice that show what a case or test says. */
export interface ScriptedDice {
  readonly algorithm: 'scripted';
  readonly values: readonly number[];
  drawn: number;
}

/** What a seat sees of the dice: nothing but that they exist. */
export interface SealedDice {
  readonly algorithm: 'sealed';
}

export type Dice = SeededDice | ScriptedDice | SealedDice;

/** Dice that everybody knows: to set a table up for a look, with nothing at stake. */
export function idleDice(): SeededDice {
  return seededDice('0'.repeat(64));
}

/** Dice from a seed of 64 hex digits. Throws if it is anything else. */
export function seededDice(seed: string): SeededDice {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('A dice seed is 64 hex digits (32 bytes).');
  return { algorithm: 'chacha20', seed, drawn: 0 };
}

/** Dice that will show these values, in this order. */
export function scriptedDice(values: readonly number[]): ScriptedDice {
  return { algorithm: 'scripted', values, drawn: 0 };
}

/** The commitment to a seed that is shown before the first roll: SHA-256 of its 32 bytes, in hex. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * One die of so many sides: 1 to `sides`. Throws if scripted dice have run out, or cannot show that number.
 */
export function rollDie(dice: Dice, sides: number): number {
  if (dice.algorithm === 'sealed') throw new Error('Sealed dice cannot be rolled.');
  if (dice.algorithm === 'scripted') return nextScripted(dice, sides);
  const fair = 2 ** 32 - (2 ** 32 % sides);
  for (;;) {
    const word = wordAt(dice, dice.drawn++);
    if (word < fair) return (word % sides) + 1;
  }
}

function nextScripted(dice: ScriptedDice, sides: number): number {
  const value = dice.values[dice.drawn];
  if (value === undefined) throw new Error(`The scripted dice have run out: a d${sides} is rolled.`);
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

/** The page that each stream is at, as its words are drawn one after another. */
const pages = new WeakMap<SeededDice, Page>();

/** The n-th 32-bit word of the key stream. */
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
