import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { rollDie, type SeededDice, seededDice } from '../engine/state/dice.ts';

/** A roll that a player made in the chat, outside the rules. */
export interface Roll {
  /**
   * The number of the roll, counted from 1 for each table. This number and the battle's seed determine the dice.
   */
  readonly number: number;
  /** The notation, such as `2d6+3`. */
  readonly notation: string;
  /** The notation with the result of each die: `2d6+3: [2, 5]+3`. */
  readonly shown: string;
  readonly total: number;
}

/** The maximum number of dice in one roll, including rerolled dice. */
export const MOST_DICE = 200;
/** The maximum length of `Roll.shown` in characters; the rest is cut off. */
const MOST_SHOWN = 1_000;

class TooManyDice extends Error {
  override name = 'TooManyDice';
}

/**
 * Rolls a dice notation (`2d6+3`, `4d6kh3`, `d%`, `4dF`: see @dice-roller/rpg-dice-roller). The dice derive
 * from the battle's seed and the number of the roll, so they can be verified once the seed is public. Returns
 * undefined if the notation is invalid, rolls more than `MOST_DICE`, or has no numeric result. Throws if the
 * seed is not 64 hex digits.
 */
export async function rollNotation(
  seed: string,
  number: number,
  notation: string,
): Promise<Roll | undefined> {
  const { DiceRoll, NumberGenerator } = await import('@dice-roller/rpg-dice-roller'); // imported on demand, because the library is large and few tables roll dice in the chat
  NumberGenerator.generator.engine = new RollEngine(seed, number);
  try {
    const { output, total } = new DiceRoll(notation);
    const whole = output.slice(0, output.lastIndexOf(' = '));
    const shown = whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN - 1)}…` : whole;
    return Number.isFinite(total) ? { number, notation, shown, total } : undefined;
  } catch {
    return undefined; // any error of the library means an invalid notation
  }
}

/**
 * The random source for the dice library. It yields signed 32-bit integers, derived from a seed and the number of a
 * roll.
 */
class RollEngine {
  readonly #dice: SeededDice;
  #rolled = 0;

  constructor(seed: string, number: number) {
    const own = sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`/talk/${number}`)));
    this.#dice = seededDice(bytesToHex(own));
  }

  /**
   * Counts a die. The library sets this property before it rolls a die, even a one-sided die, which needs no random
   * number. Throws `TooManyDice` beyond `MOST_DICE`.
   */
  set range(_sides: readonly number[]) {
    if (++this.#rolled > MOST_DICE) throw new TooManyDice();
  }

  next(): number {
    return (rollDie(this.#dice, 2 ** 32) - 1) | 0;
  }
}
