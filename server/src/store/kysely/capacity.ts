import type { Log } from '../../process/log.ts';
import { StorageFull } from '../store.ts';
import { available } from './available.ts';

/** Milliseconds for which a measured size counts as current. */
const FRESH_MS = 5_000;
/** The fraction of the limit above which warnings are logged, and the milliseconds between two warnings. */
const NEARLY_FULL = 0.8;
const WARN_EVERY_MS = 3_600_000;

/**
 * Limits the size of the database. At the limit, no battle, picture or library is added; existing battles go
 * on.
 */
export class Capacity {
  /** The maximum size of the database, in bytes. Infinity means no limit. */
  readonly mostBytes: number;
  readonly #size: () => Promise<number>;
  readonly #log: Log;
  #measured = { bytes: 0, at: Number.NEGATIVE_INFINITY };
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(size: () => Promise<number>, mostBytes: number, log: Log) {
    this.#size = size;
    this.mostBytes = mostBytes;
    this.#log = log;
  }

  /** Returns the size of the database in bytes, a few seconds old at most. */
  async bytes(): Promise<number> {
    const now = performance.now();
    if (now - this.#measured.at > FRESH_MS)
      this.#measured = { bytes: await available(this.#size()), at: now };
    return this.#measured.bytes;
  }

  /** Resolves if something may be added. Throws `StorageFull` at the limit. Logs a warning before that. */
  async requireRoom(): Promise<void> {
    if (this.mostBytes === Number.POSITIVE_INFINITY) return;
    const bytes = await this.bytes();
    if (bytes > NEARLY_FULL * this.mostBytes) this.#warn(bytes);
    if (bytes >= this.mostBytes) throw new StorageFull('The database has reached its size limit.');
  }

  #warn(bytes: number): void {
    const now = performance.now();
    if (now - this.#warnedAt < WARN_EVERY_MS) return;
    this.#warnedAt = now;
    const { mostBytes } = this;
    this.#log.warn(
      { bytes, mostBytes },
      'the database is nearly full: raise RIPOSTE_STORAGE or delete old battles',
    );
  }
}
