import type { EventsMessage } from '@riposte/shared/protocol/messages';

/** How far this seat has been told what happened: whatever it missed while the line was down is asked for. */
export class HistoryCursor {
  #heard = -1;
  #told = -1;
  #isWhole = false;
  #interruptions = 0;

  /** The line is down: what comes next may follow on a gap. */
  interrupt(): void {
    this.#interruptions++;
    this.#isWhole = false;
  }

  /**
   * Whether the last chapter that the state shows is news, which is to be told as it happens. In a state that has just
   * been sent whole it is not: that is for the history to tell, with all that happened before.
   */
  isNews({ rev }: EventsMessage, isSentWhole: boolean): boolean {
    if (rev <= this.#heard) return false;
    this.#heard = rev;
    if (isSentWhole) return false;
    if (this.#isWhole) this.#told = rev;
    return true;
  }

  /** Gives what was missed, by a question for all that happened after a revision. */
  async catchUp(
    ask: (after: number) => Promise<readonly EventsMessage[]>,
  ): Promise<readonly EventsMessage[]> {
    const before = this.#interruptions;
    const missed = await ask(this.#told);
    this.#told = Math.max(this.#told, ...missed.map(({ rev }) => rev));
    if (this.#interruptions === before) this.#isWhole = true; // the line may go down just as the answer has come
    return missed;
  }
}
