import { matchMaker } from '@colyseus/core';
import type { Reply } from '@riposte/shared/protocol/messages';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BattleStore } from '../store/store.ts';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** The server's metrics for Prometheus, including event-loop lag and memory use. */
export class Meters {
  readonly registry = new Registry();
  /** Relay rooms in this process. */
  relays = 0;
  readonly #answers: Histogram;
  readonly #appends: Histogram;
  readonly #rejections: Counter;
  readonly #inputs: Counter;
  readonly #turnedAway: Counter;

  /** `process` names this process among several. */
  constructor(process?: string) {
    if (process !== undefined) this.registry.setDefaultLabels({ process });
    const registers = [this.registry];
    const histogram = (name: string, help: string) =>
      new Histogram({ name, help, buckets: SECONDS, registers });
    this.#answers = histogram(
      'riposte_intent_seconds',
      'Time from receiving an intent to sending its patch.',
    );
    this.#appends = histogram(
      'riposte_journal_append_seconds',
      'Time taken to save an input to durable storage.',
    );
    const counter = (name: string, help: string, ...labelNames: string[]) =>
      new Counter({ name, help, labelNames, registers });
    this.#inputs = counter(
      'riposte_inputs_total',
      'Inputs to battles, including those that rooms create, such as timeouts.',
    );
    this.#rejections = counter('riposte_rejections_total', 'Rejected messages, by rejection code.', 'code');
    this.#turnedAway = counter(
      'riposte_turned_away_total',
      'Refused requests and closed connections, by the limit that was exceeded.',
      'limit',
    );
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('riposte_rooms', 'Live battles.', () => matchMaker.stats.local.roomCount - this.relays);
    gauge('riposte_relays', 'Relays that show battles to spectators.', () => this.relays);
    gauge('riposte_seats', 'Occupied seats.', () => matchMaker.stats.local.ccu);
    collectDefaultMetrics({ register: this.registry });
  }

  /** Reports the size of the database and its limit. */
  watchStorage(capacity: BattleStore['capacity']): void {
    const registers = [this.registry];
    new Gauge({
      name: 'riposte_database_bytes',
      help: 'Size of the database on disk.',
      registers,
      async collect() {
        this.set(await capacity.bytes().catch(() => Number.NaN));
      },
    });
    const limit = {
      name: 'riposte_database_limit_bytes',
      help: 'Size at which the database stops accepting battles, pictures, libraries, campaigns and key rings.',
      registers,
    };
    new Gauge(limit).set(capacity.mostBytes);
  }

  /** Counts a reply. */
  answered(reply: Reply, isIntent: boolean, milliseconds: number): void {
    if (!reply.ok) this.#rejections.inc({ code: reply.rejection.code });
    else if (isIntent) this.#answers.observe(milliseconds / 1000);
  }

  /** Counts a broken limit. */
  turnedAway(limit: string): void {
    this.#turnedAway.inc({ limit });
  }

  /** Counts a saved input. */
  appended(milliseconds: number): void {
    this.#inputs.inc();
    this.#appends.observe(milliseconds / 1000);
  }
}
