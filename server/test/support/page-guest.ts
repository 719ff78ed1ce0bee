import { BattleViewModel } from '@riposte/client/battle/view-model';
import { connect, type SeatMemory } from '@riposte/client/session/connect';
import { SeatController } from '@riposte/client/session/seat-controller';
import { Wire } from './tapped-socket.ts';
import { until } from './until.ts';

/** Returns the empty seat memory of a new browser. */
export function newMemory(): SeatMemory {
  let seat: ReturnType<SeatMemory['recall']>;
  return {
    recall: () => seat,
    remember: (given) => {
      seat = given;
    },
  };
}

/** A guest with the client's own connection code and view model, on a wire that can be cut. */
export class PageGuest {
  readonly model = new BattleViewModel();
  readonly controller = new SeatController(this.model);
  readonly wire: Wire;
  /** The number of lost connections. */
  cuts = 0;
  readonly #connection: ReturnType<typeof connect>;

  private constructor(wire: Wire, open: (controller: SeatController) => ReturnType<typeof connect>) {
    this.wire = wire;
    this.controller.link.state.subscribe((state) => {
      if (state === 'reconnecting') this.cuts++;
    });
    this.#connection = open(this.controller);
  }

  /** Joins a table. With the memory of an earlier guest, joins as another tab of the same browser. */
  static async sitDown(
    url: string,
    battle: string,
    token: string,
    { pulse = 60_000, memory = newMemory() } = {},
  ): Promise<PageGuest> {
    const wire = await Wire.to(url);
    const around = { api: wire.url, rooms: wire.url, network: new EventTarget(), pulse };
    const guest = new PageGuest(wire, (controller) =>
      connect({ battle, token }, 'Guest', controller, memory, around),
    );
    await guest.#connection.open();
    await guest.until(
      () => guest.controller.link.state.value === 'connected' && guest.model.snapshot.value !== null,
    );
    return guest;
  }

  /** Resolves when the view model satisfies a condition, at once if the condition already holds. */
  until(isReached: () => boolean): Promise<void> {
    const { state: connection } = this.controller.link;
    const { snapshot, log } = this.model;
    const subscribe = (onChange: () => void) => {
      const stops = [connection, snapshot, log].map((part) => part.subscribe(onChange));
      return () => {
        for (const stop of stops) stop();
      };
    };
    const stateNow = () => {
      const { rev, status, prompts } = snapshot.value ?? {};
      return { connection: connection.value, rev, status, prompts: prompts?.map(({ id }) => id) };
    };
    return until(isReached, subscribe, stateNow);
  }

  leave(): void {
    this.#connection.close();
    this.wire.close();
  }
}
