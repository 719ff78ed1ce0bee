import { waitedFor } from '@riposte/shared/engine/battle/waiting';
import type { LiveBattle } from '../battles/live-battle.ts';
import { afterAwake } from '../battles/quiet-hours.ts';
import type { Log } from '../process/log.ts';
import type { Seat, Seating } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';
import type { CallRecord } from '../store/notification-store.ts';
import { type BattleStore, LostOwnership } from '../store/store.ts';
import type { Deadlines } from '../synced/project-prompts.ts';

/** The parts of a table that decide which seats are notified, and of what. */
interface Parts {
  readonly live: LiveBattle;
  readonly seating: Seating;
  readonly settings: Settings;
}

interface Options {
  /** The milliseconds between a prompt and the message about it, so that a chain of prompts leads to one message. */
  readonly waitMs: number;
  readonly log: Log;
}

/** The prompts that wait for a seat. */
interface Waiting {
  readonly prompts: string[];
  readonly deadlines: number[];
  isPublic: boolean;
}

/**
 * Decides which seats must be told that a table waits for them, if the table is played by post. A seat is told once, if
 * it is disconnected and has not seen a prompt yet. Nothing at the table waits for the database.
 */
export class Calls {
  readonly #store: BattleStore;
  readonly #parts: Parts;
  readonly #options: Options;
  /** The last record of each seat, saved or about to be. */
  readonly #records: Map<string, CallRecord>;
  readonly #connected = new Set<string>();
  readonly #unsaved = new Map<string, CallRecord>();
  readonly #returned = new Set<string>();
  #saving: Promise<void> | null = null;

  constructor(store: BattleStore, parts: Parts, records: readonly CallRecord[], options: Options) {
    this.#store = store;
    this.#parts = parts;
    this.#options = options;
    this.#records = new Map(records.map((record) => [record.seat, record]));
  }

  /** Records which seats are asked now. Must be called after every change. */
  observe(deadlineOf: Deadlines): void {
    const { seating, settings } = this.#parts;
    if (!settings.table.post && this.#records.size === 0) return;
    const waiting = settings.table.post ? this.#waiting(deadlineOf) : new Map<string, Waiting>();
    for (const seat of seating.all) if (seat.role !== 'spectator') this.#note(seat, waiting.get(seat.id));
    if (this.#unsaved.size > 0) this.#saving ??= this.#save();
  }

  /** Resolves when everything is saved, or cannot be saved. */
  async saved(): Promise<void> {
    await this.#saving;
  }

  #note(seat: Seat, waiting: Waiting | undefined): void {
    const { id, connected } = seat;
    const before = this.#records.get(id);
    const hasReturned = connected && !this.#connected.has(id);
    if (connected) this.#connected.add(id);
    else this.#connected.delete(id);
    const next = connected ? seenBy(id, waiting) : this.#callOf(seat, waiting, before);
    if (!hasReturned && JSON.stringify(next) === JSON.stringify(before ?? seenBy(id, undefined))) return;
    this.#records.set(id, next);
    this.#unsaved.set(id, next);
    if (hasReturned) this.#returned.add(id);
  }

  /** Returns the record of a disconnected seat. The time of its message does not change while it waits. */
  #callOf({ id, quiet }: Seat, waiting: Waiting | undefined, before: CallRecord | undefined): CallRecord {
    const seen = before?.seen.filter((prompt) => waiting?.prompts.includes(prompt)) ?? [];
    const isNews = waiting?.prompts.some((prompt) => !seen.includes(prompt)) ?? false;
    if (!waiting || !isNews) return { ...seenBy(id, undefined), seen };
    const sendAt = before?.sendAt ?? afterAwake(quiet ?? null, Date.now(), this.#options.waitMs);
    const deadline = waiting.deadlines.length > 0 ? Math.min(...waiting.deadlines) : null;
    return { seat: id, seen, sendAt, deadline, isPublic: waiting.isPublic };
  }

  /**
   * Returns the seats that are asked. At a bluff-proof table, these include the seats with nothing to choose, so that
   * messages do not show who can react.
   */
  #waiting(deadlineOf: Deadlines): Map<string, Waiting> {
    const { live, settings, seating } = this.#parts;
    const { prompts } = live;
    const known = new Set(waitedFor(live.table, prompts).map(([asked]) => asked));
    const bySeat = new Map<string, Waiting>();
    for (const prompt of prompts) {
      const { speaker } = prompt;
      if (!seating.playerOf(speaker) && settings.bots.includes(speaker)) continue;
      for (const { id } of seating.decidersFor(speaker)) {
        const seat = bySeat.get(id) ?? { prompts: [], deadlines: [], isPublic: false };
        const deadline = deadlineOf(prompt);
        seat.prompts.push(prompt.id);
        if (deadline !== null) seat.deadlines.push(deadline);
        seat.isPublic ||= known.has(speaker) || (known.has('gm') && !seating.playerOf(speaker));
        bySeat.set(id, seat);
      }
    }
    return bySeat;
  }

  async #save(): Promise<void> {
    const { live } = this.#parts;
    while (this.#unsaved.size > 0 && !live.isLost) {
      const [calls, returned] = [[...this.#unsaved.values()], [...this.#returned]];
      this.#unsaved.clear();
      this.#returned.clear();
      try {
        await this.#store.saveCalls(live.owner, calls, returned);
      } catch (error) {
        if (error instanceof LostOwnership) break; // the next owner decides which seats are told
        this.#options.log.warn(
          { battle: live.owner.battle, error },
          'it could not be saved who must be told',
        );
        for (const { seat } of calls) this.#records.delete(seat); // the next change saves these seats again
        for (const seat of returned) this.#connected.delete(seat);
      }
    }
    this.#saving = null;
  }
}

/** Returns the record of a seat that has seen all its prompts. */
function seenBy(seat: string, waiting: Waiting | undefined): CallRecord {
  return { seat, seen: waiting?.prompts ?? [], sendAt: null, deadline: null, isPublic: false };
}
