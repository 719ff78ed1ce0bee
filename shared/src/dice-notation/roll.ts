import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { rollDie, type SeededDice, seededDice } from '../engine/state/dice.ts';

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

/** The most dice of one roll, those included that a notation rolls again. */
export const MOST_DICE = 200;
/** The most characters that are shown of one; what stands behind is left out. */
const MOST_SHOWN = 1_000;

class TooManyDice extends Error {
  override name = 'TooManyDice';
}

/**
 * Rolls a notation (`2d6+3`, `4d6kh3`, `d%`, `4dF`: as @dice-roller/rpg-dice-roller reads it) with dice of its own: from
 * the seed of the battle and the number of the roll, so that they can be rolled again once the seed is known. Returns
 * undefined if it is no notation, rolls more than `MOST_DICE`, or comes to no number. Throws if the seed is not 64 hex digits.
 */
export async function rollNotation(
  seed: string,
  number: number,
  notation: string,
): Promise<Roll | undefined> {
  const { DiceRoll, NumberGenerator } = await import('@dice-roller/rpg-dice-roller'); // heavy, and few tables roll
  NumberGenerator.generator.engine = new RollEngine(seed, number);
  try {
    const { output, total } = new DiceRoll(notation);
    const whole = output.slice(0, output.lastIndexOf(' = '));
    const shown = whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN - 1)}…` : whole;
    return Number.isFinite(total) ? { number, notation, shown, total } : undefined;
  } catch {
    return undefined; // whatever the library threw, it was the notation's fault
  }
}

/** What the library draws dice from: the 32-bit words of a roll, with a sign. */
class RollEngine {
  readonly #dice: SeededDice;
  #rolled = 0;

  constructor(seed: string, number: number) {
    const own = sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`/talk/${number}`)));
    this.#dice = seededDice(bytesToHex(own));
  }

  /** Set by the library before each die, of one side too, which draws no word. Throws `TooManyDice`. */
  set range(_sides: readonly number[]) {
    if (++this.#rolled > MOST_DICE) throw new TooManyDice();
  }

  next(): number {
    return (rollDie(this.#dice, 2 ** 32) - 1) | 0;
  }
}
