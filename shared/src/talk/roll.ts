import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { rollDie, seededDice } from '../engine/dice.ts';

/** A roll that somebody asked for in talk, outside of all rules. */
export interface Roll {
  /** 1, 2, 3 ... of those at one table: with the seed it gives the same dice again. */
  readonly number: number;
  /** What was asked for, as `2d6+3`. */
  readonly notation: string;
  /** It, and what each die showed: `2d6+3: [2, 5]+3`. */
  readonly shown: string;
  readonly total: number;
}

/** More dice than anybody rolls at once, those included that a notation rolls again. */
export const MOST_DICE = 200;

class TooManyDice extends Error {
  override name = 'TooManyDice';
}

/**
 * Rolls a notation (`2d6+3`, `4d6kh3`, `d%`, `4dF`: as @dice-roller/rpg-dice-roller reads it) with dice of its own: from
 * the seed of the battle and the number of the roll, so that they can be rolled again once the seed is known. Undefined if
 * it is no notation, rolls more than `MOST_DICE`, or comes to no number. Throws if the seed is not 64 hex digits.
 */
export async function rollNotation(
  seed: string,
  number: number,
  notation: string,
): Promise<Roll | undefined> {
  const { DiceRoll, NumberGenerator } = await import('@dice-roller/rpg-dice-roller'); // a second's work, for few tables
  NumberGenerator.generator.engine = wordsOf(seed, number);
  try {
    const { output, total } = new DiceRoll(notation);
    const shown = output.slice(0, output.lastIndexOf(' = '));
    return Number.isFinite(total) ? { number, notation, shown, total } : undefined;
  } catch {
    return undefined; // whatever the library threw, it was the notation's fault
  }
}

/** The 32-bit words of a roll, with a sign, as the library wants them. Throws when too many are drawn. */
function wordsOf(seed: string, number: number): { next(): number } {
  const own = sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`/talk/${number}`)));
  const dice = seededDice(bytesToHex(own));
  return {
    next() {
      if (dice.drawn >= MOST_DICE) throw new TooManyDice('More dice than anybody rolls at once.');
      return (rollDie(dice, 2 ** 32) - 1) | 0;
    },
  };
}
