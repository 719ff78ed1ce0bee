import { matchMaker } from '@colyseus/core';
import type { Reply } from '@riposte/shared/protocol/messages';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What the server measures of itself, for Prometheus to fetch; event-loop lag and memory included. */
export class Meters {
  readonly registry = new Registry();
  readonly #answers: Histogram;
  readonly #appends: Histogram;
  readonly #rejections: Counter;

  constructor() {
    const registers = [this.registry];
    const histogram = (name: string, help: string) =>
      new Histogram({ name, help, buckets: SECONDS, registers });
    this.#answers = histogram('riposte_intent_seconds', 'From an intent received to its patch sent.');
    this.#appends = histogram('riposte_journal_append_seconds', 'To make an input durable.');
    this.#rejections = new Counter({
      name: 'riposte_rejections_total',
      help: 'Messages refused, by the code of the rejection.',
      labelNames: ['code'],
      registers,
    });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('riposte_rooms', 'Battles that are live.', () => matchMaker.stats.local.roomCount);
    gauge('riposte_seats', 'Seats with somebody in them.', () => matchMaker.stats.local.ccu);
    collectDefaultMetrics({ register: this.registry });
  }

  /** A message has been answered; the histogram's count is the number of inputs applied. */
  answered(reply: Reply, isIntent: boolean, milliseconds: number): void {
    if (!reply.ok) this.#rejections.inc({ code: reply.rejection.code });
    else if (isIntent) this.#answers.observe(milliseconds / 1000);
  }

  /** An input has been made durable. */
  appended(milliseconds: number): void {
    this.#appends.observe(milliseconds / 1000);
  }
}
