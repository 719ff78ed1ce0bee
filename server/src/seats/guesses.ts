import { Allowances } from '../guard/allowance.ts';
import type { Rate } from '../guard/limits.ts';
import { isPassphrase } from './invitations.ts';

/** Bounds how often the passphrase of a table may be guessed in this process, from all addresses together. */
export class Guesses {
  readonly #wrong: Allowances;

  constructor(rate: Rate) {
    this.#wrong = new Allowances(rate);
  }

  /** Resolves to whether a passphrase is the one of a hash; after too many wrong ones nothing is compared for a while. */
  async compare(battle: string, passphrase: string, kept: string): Promise<'right' | 'wrong' | 'too-many'> {
    // counted as wrong until it is known to be right: many may be compared at once
    if (!this.#wrong.take(battle, performance.now())) return 'too-many';
    if (!(await isPassphrase(passphrase, kept))) return 'wrong';
    this.#wrong.giveBack(battle);
    return 'right';
  }
}
