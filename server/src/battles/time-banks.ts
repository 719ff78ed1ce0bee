import type { Id } from '@riposte/shared/engine/schema/ids';
import type { BankKind, BankLimits, QuietHours, SyncedBanks } from '@riposte/shared/protocol/settings';
import type { BanksRecord, TimeLeft } from '../store/saved-time.ts';
import { afterAwake, awakeBetween } from './quiet-hours.ts';

/** A seat that must decide for a fighter, and the time bank (the seat's remaining time) that is charged. */
export interface Asked {
  readonly seat: string;
  readonly fighter: Id;
  readonly kind: BankKind;
  /** The time from which the bank is charged. Time before that is free. */
  readonly from: number;
  /** The hours in which the bank does not run. Omitted if there are none. */
  readonly quiet?: QuietHours | null;
}

type Running = Pick<Asked, 'kind' | 'from'> & { readonly quiet: QuietHours | null };

/**
 * The time banks of all seats: the time that each seat has left for turns and for reactions. A bank is
 * charged while its seat must decide, even if the seat is disconnected. Callers pass all times in
 * milliseconds.
 */
export class TimeBanks {
  #limits: BankLimits | null;
  #since: number;
  #round: number | null;
  /** The banks that run, by seat; null before the first `observe`. */
  #running: Map<string, Running> | null = null;
  readonly #left: Map<string, TimeLeft>;
  readonly #holders: Map<Id, string>;

  /** Charges the seats that the first `observe` lists from `since` on. */
  constructor(limits: BankLimits | null, record: BanksRecord | null, since: number) {
    this.#limits = limits;
    this.#since = since;
    this.#round = record?.round ?? null;
    this.#left = new Map(Object.entries(record?.left ?? {}));
    this.#holders = new Map(Object.entries(record?.holders ?? {}));
  }

  /**
   * Charges the seats that were deciding up to now. Records the seats that decide from now on (`asked`). New limits
   * reset all banks.
   */
  observe(limits: BankLimits | null, asked: readonly Asked[], round: number, now: number): void {
    this.#running ??= this.#runningFor(asked, this.#since);
    this.charge(now);
    if (JSON.stringify(limits) !== JSON.stringify(this.#limits)) this.#left.clear();
    this.#limits = limits;
    if (limits) this.#refill(limits, round);
    this.#round = round;
    for (const one of asked) this.#takeOver(one);
    this.#running = this.#runningFor(limits ? asked : [], now);
  }

  /** Returns the running banks. A bank that keeps running keeps its start time. */
  #runningFor(asked: readonly Asked[], now: number): Map<string, Running> {
    const running = new Map<string, Running>();
    for (const { seat, kind, from, quiet = null } of [...asked].sort((one, other) => other.from - one.from)) {
      const start = Math.max(now, from);
      const before = this.#running?.get(seat);
      const runsOn = before?.kind === kind && before.quiet === quiet && Math.max(now, before.from) === start;
      running.set(seat, runsOn ? before : { kind, from: start, quiet });
    }
    return running;
  }

  /** Charges the seats that must decide, for the time until `now`. */
  charge(now: number): void {
    const before = this.#since;
    this.#since = Math.max(before, now);
    for (const [seat, { kind, from, quiet }] of this.#running ?? [])
      this.#add(seat, kind, -awakeBetween(quiet, Math.max(before, from), this.#since));
  }

  /** Gives a seat more time, even beyond the limit. */
  extend(seat: string, kind: BankKind, milliseconds: number): void {
    this.#add(seat, kind, milliseconds);
  }

  /**
   * Returns the time at which the bank of a seat that must decide runs out, in milliseconds on the clock that `observe`
   * uses.
   */
  deadline(seat: string, kind: BankKind): number {
    const { from = 0, quiet = null } = this.#running?.get(seat) ?? {};
    return afterAwake(quiet, Math.max(this.#since, from), this.left(seat)[kind]);
  }

  left(seat: string): TimeLeft {
    return this.#left.get(seat) ?? this.#full();
  }

  /**
   * Returns the public state of a seat's banks. A running bank has the amount that it had when it started to run, so
   * the state seldom changes.
   */
  shown(seat: string): SyncedBanks {
    const left = this.left(seat);
    const running = this.#running?.get(seat);
    if (!running) return { ...left, running: null, at: 0 };
    const { kind, from, quiet } = running;
    const first = left[kind] + awakeBetween(quiet, from, this.#since);
    const until = afterAwake(quiet, from, first);
    return {
      ...left,
      [kind]: first,
      running: kind,
      at: from,
      ...(until > from + first && { until }),
    };
  }

  record(): BanksRecord {
    return {
      round: this.#round ?? 0,
      left: Object.fromEntries(this.#left),
      holders: Object.fromEntries(this.#holders),
    };
  }

  #refill({ turn, reaction }: BankLimits, round: number): void {
    const rounds = Math.max(0, round - (this.#round ?? round));
    if (rounds === 0) return;
    const refilled = (left: number, { seconds, refill }: BankLimits[BankKind]) =>
      Math.max(left, Math.min(seconds * 1000, left + rounds * refill * 1000));
    for (const [seat, left] of this.#left) {
      const more = { turn: refilled(left.turn, turn), reaction: refilled(left.reaction, reaction) };
      this.#left.set(seat, more);
    }
  }

  #takeOver({ seat, fighter }: Asked): void {
    const before = this.#holders.get(fighter);
    this.#holders.set(fighter, seat);
    const theirs = before === undefined || before === seat ? undefined : this.#left.get(before);
    if (!theirs) return;
    const mine = this.left(seat);
    this.#left.set(seat, {
      turn: Math.min(mine.turn, theirs.turn),
      reaction: Math.min(mine.reaction, theirs.reaction),
    });
  }

  #add(seat: string, kind: BankKind, milliseconds: number): void {
    const left = this.left(seat);
    this.#left.set(seat, { ...left, [kind]: Math.max(0, left[kind] + milliseconds) });
  }

  #full(): TimeLeft {
    const { turn, reaction } = this.#limits ?? NOTHING;
    return { turn: turn.seconds * 1000, reaction: reaction.seconds * 1000 };
  }
}

const NOTHING: BankLimits = { turn: { seconds: 0, refill: 0 }, reaction: { seconds: 0, refill: 0 } };
