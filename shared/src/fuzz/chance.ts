import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Dice, rollDie, seededDice } from '../engine/state/dice.ts';

/** Returns a dice seed (64 hex digits) derived from a string, so that a short name identifies a run. */
export function seedOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Returns a stream of random numbers whose seed derives from a string. */
export function chanceOf(text: string): Dice {
  return seededDice(seedOf(text));
}

/** Returns a whole number from `low` to `high`, inclusive. */
export function between(dice: Dice, low: number, high: number): number {
  return low + rollDie(dice, high - low + 1) - 1;
}

/** Returns true once in `n` times on average. */
export function oneIn(dice: Dice, n: number): boolean {
  return rollDie(dice, n) === 1;
}
