import type { EventsMessage } from '@riposte/shared/protocol/messages';

/** Tracks which inputs this seat has received, and requests those missed while it was disconnected. */
export class HistoryCursor {
  #heard = -1;
  #told = -1;
  #isWhole = false;
  #interruptions = 0;

  /** Notes a lost connection, after which inputs may be missing. */
  interrupt(): void {
    this.#interruptions++;
    this.#isWhole = false;
  }

  /**
   * Returns whether the latest input result in the state is new and should be animated. In a complete state it is not:
   * the history request returns it with all earlier ones.
   */
  isNews({ rev }: EventsMessage, isSentWhole: boolean): boolean {
    if (rev <= this.#heard) return false;
    this.#heard = rev;
    if (isSentWhole) return false;
    if (this.#isWhole) this.#told = rev;
    return true;
  }

  /** Requests the inputs that this seat has missed. */
  async catchUp(
    ask: (after: number) => Promise<readonly EventsMessage[]>,
  ): Promise<readonly EventsMessage[]> {
    const before = this.#interruptions;
    const missed = await ask(this.#told);
    this.#told = Math.max(this.#told, ...missed.map(({ rev }) => rev));
    if (this.#interruptions === before) this.#isWhole = true; // the connection may be lost just after the reply
    return missed;
  }
}
