import { BattleViewModel } from '../../../client/src/battle/view-model.ts';
import { connect, type SeatMemory } from '../../../client/src/session/connect.ts';
import { SeatController } from '../../../client/src/session/seat-controller.ts';
import { Wire } from './tapped-socket.ts';

/** Returns the memory of a new browser. */
export function newMemory(): SeatMemory {
  let seat: ReturnType<SeatMemory['recall']>;
  return {
    recall: () => seat,
    remember: (given) => {
      seat = given;
    },
  };
}

/** A player with the client's own connection and view model, on a wire that can be cut. */
export class Diner {
  readonly model = new BattleViewModel();
  readonly controller = new SeatController(this.model);
  readonly wire: Wire;
  /** The number of lost connections. */
  cuts = 0;
  readonly #line: ReturnType<typeof connect>;

  private constructor(wire: Wire, line: (controller: SeatController) => ReturnType<typeof connect>) {
    this.wire = wire;
    this.controller.connection.subscribe((state) => {
      if (state === 'reconnecting') this.cuts++;
    });
    this.#line = line(this.controller);
  }

  /** Joins a table. With the memory of an earlier guest, joins as another tab of the same browser. */
  static async sitDown(
    url: string,
    battle: string,
    token: string,
    { pulse = 60_000, memory = newMemory() } = {},
  ): Promise<Diner> {
    const wire = await Wire.to(url);
    const around = { api: wire.url, rooms: wire.url, network: new EventTarget(), pulse };
    const diner = new Diner(wire, (controller) =>
      connect({ battle, token }, 'Guest', controller, memory, around),
    );
    await diner.#line.open();
    await diner.until(
      () => diner.controller.connection.value === 'connected' && diner.model.snapshot.value !== null,
    );
    return diner;
  }

  /** Resolves once the view model satisfies a condition; at once if it does already. */
  until(isReached: () => boolean): Promise<void> {
    const { connection } = this.controller;
    const { snapshot, log } = this.model;
    return new Promise((resolve) => {
      const stops: (() => void)[] = [];
      const look = () => {
        if (!isReached()) return;
        queueMicrotask(() => {
          for (const stop of stops) stop();
        });
        resolve();
      };
      for (const part of [connection, snapshot, log]) stops.push(part.subscribe(look));
    });
  }

  leave(): void {
    this.#line.close();
    this.wire.close();
  }
}
