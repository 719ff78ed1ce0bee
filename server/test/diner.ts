import { connect, type SeatMemory } from '../../client/src/store/connect.ts';
import { Hand } from '../../client/src/store/hand.ts';
import { Stage } from '../../client/src/store/stage.ts';
import { Wire } from './wire.ts';

/** What a browser remembers of a seat. */
export function newMemory(): SeatMemory {
  let seat: ReturnType<SeatMemory['recall']>;
  return {
    recall: () => seat,
    remember: (given) => {
      seat = given;
    },
  };
}

/** Somebody at the table with the page's own connection and store, on a wire that can be cut. */
export class Diner {
  readonly stage = new Stage();
  readonly hand = new Hand(this.stage);
  readonly wire: Wire;
  /** How often the connection has been lost. */
  cuts = 0;
  readonly #line: ReturnType<typeof connect>;

  private constructor(wire: Wire, line: (hand: Hand) => ReturnType<typeof connect>) {
    this.wire = wire;
    this.hand.connection.subscribe((state) => {
      if (state === 'reconnecting') this.cuts++;
    });
    this.#line = line(this.hand);
  }

  /** With the memory of a browser that has been there before it is another tab of that. */
  static async sitDown(
    url: string,
    battle: string,
    token: string,
    { pulse = 60_000, memory = newMemory() } = {},
  ): Promise<Diner> {
    const wire = await Wire.to(url);
    const around = { api: wire.url, rooms: wire.url, network: new EventTarget(), pulse };
    const diner = new Diner(wire, (hand) => connect({ battle, token }, 'Guest', hand, memory, around));
    await diner.#line.open();
    await diner.until(() => diner.hand.connection.value === 'connected' && diner.stage.scene.value !== null);
    return diner;
  }

  /** Resolves once what the store holds is as wanted; at once if it is already. */
  until(isReached: () => boolean): Promise<void> {
    const { connection } = this.hand;
    const { scene, log } = this.stage;
    return new Promise((resolve) => {
      const stops: (() => void)[] = [];
      const look = () => {
        if (!isReached()) return;
        queueMicrotask(() => {
          for (const stop of stops) stop();
        });
        resolve();
      };
      for (const part of [connection, scene, log]) stops.push(part.subscribe(look));
    });
  }

  leave(): void {
    this.#line.close();
    this.wire.close();
  }
}
