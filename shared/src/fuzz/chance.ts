import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Dice, rollDie, seededDice } from '../engine/state/dice.ts';

/** A dice seed (64 hex digits) made from any text, so that a run is named by something short. */
export function seedOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A stream of chance named by a text. */
export function chanceOf(text: string): Dice {
  return seededDice(seedOf(text));
}

/** An integer from `low` to `high`, both included. */
export function between(dice: Dice, low: number, high: number): number {
  return low + rollDie(dice, high - low + 1) - 1;
}

/** True once in `n` times. */
export function oneIn(dice: Dice, n: number): boolean {
  return rollDie(dice, n) === 1;
}
