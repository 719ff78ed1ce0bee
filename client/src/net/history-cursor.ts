import type { EventsMessage } from '@riposte/shared/protocol/messages';

/** Tracks which inputs this seat has received, and requests those missed while it was disconnected. */
export class HistoryCursor {
  #heard = -1;
  #told = -1;
  #isWhole = false;
  #interruptions = 0;

  /** Records that the connection was lost, so that inputs may be missing. */
  interrupt(): void {
    this.#interruptions++;
    this.#isWhole = false;
  }

  /**
   * Returns whether the latest input in the synced state is new, so that the map should animate it. In a complete
   * state it is not new, because `catchUp` fetches it together with all earlier inputs.
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
    if (this.#interruptions === before) this.#isWhole = true; // otherwise the connection was lost during the request, so more inputs may be missing
    return missed;
  }
}
