import type { FightReply, FightRunner } from './run.ts';

/** A runner whose fights are played in a worker. The worker receives their numbers and returns one reply for each. */
export class RemoteRunner implements FightRunner {
  readonly #send: (fight: number) => void;
  readonly #pending = new Map<number, (reply: FightReply) => void>();
  #fault: string | undefined;

  constructor(send: (fight: number) => void) {
    this.#send = send;
  }

  play(fight: number): Promise<FightReply> {
    if (this.#fault !== undefined) return Promise.resolve({ fight, fault: this.#fault });
    return new Promise((resolve) => {
      this.#pending.set(fight, resolve);
      this.#send(fight);
    });
  }

  receive(reply: FightReply): void {
    this.#pending.get(reply.fight)?.(reply);
    this.#pending.delete(reply.fight);
  }

  /**
   * Called when the worker has crashed. All fights that it was given, now or later, then count as impossible to play.
   */
  fail(fault: string): void {
    this.#fault ??= fault;
    for (const fight of this.#pending.keys()) this.receive({ fight, fault: this.#fault });
  }
}
