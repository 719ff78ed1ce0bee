import { Allowances } from '../guard/allowance.ts';
import type { Rate } from '../guard/limits.ts';
import { isPassphrase } from './invitations.ts';

/** Limits the number of wrong passphrases per table in this process, across all addresses. */
export class Guesses {
  readonly #wrong: Allowances;

  constructor(rate: Rate) {
    this.#wrong = new Allowances(rate);
  }

  /** Compares a passphrase with a hash. After too many wrong ones, returns `too-many` without comparing. */
  async compare(battle: string, passphrase: string, hash: string): Promise<'right' | 'wrong' | 'too-many'> {
    // counts the guess as wrong until it is known to be right, because many comparisons may run at once
    if (!this.#wrong.take(battle, performance.now())) return 'too-many';
    if (!(await isPassphrase(passphrase, hash))) return 'wrong';
    this.#wrong.refund(battle);
    return 'right';
  }
}
