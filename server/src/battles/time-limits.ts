import type { Prompt } from '@riposte/shared/engine/battle/prompt';
import type { Table } from '@riposte/shared/engine/state/table';
import type { QuietHours } from '@riposte/shared/protocol/settings';
import type { ClocksRecord } from '../store/saved-time.ts';
import { afterAwake, awakeBetween } from './quiet-hours.ts';

/** Time limits of a prompt and of a turn, in seconds; null means no limit. */
export interface Limits {
  readonly prompt: number | null;
  readonly turn: number | null;
  /** True if a prompt's own limit does not count. */
  readonly areFinal?: boolean;
}

type Open = Pick<Prompt, 'id' | 'kind'> & Partial<Pick<Prompt, 'seconds' | 'speaker'>>;

/** Returns the quiet hours of the person who is asked; null for none. The time of a prompt does not run in them. */
export type QuietHoursOf = (prompt: Open) => QuietHours | null;

/**
 * The time that the current turn and the open prompts have used. A turn is not charged while other players
 * answer. Callers pass all times in milliseconds.
 */
export class PromptTimers {
  #charged: number;
  /** The prompts that are charged; null before the first `observe`. */
  #open: readonly Open[] | null = null;
  #answers: Map<string, number>;
  #turn: ClocksRecord['turn'];
  readonly #quietOf: QuietHoursOf;

  /** Charges the prompts of the record from `since` on, once the first `observe` lists them. */
  constructor(record: ClocksRecord | null, since: number, quietOf: QuietHoursOf = () => null) {
    this.#charged = since;
    this.#quietOf = quietOf;
    this.#answers = new Map(Object.entries(record?.answers ?? {}));
    this.#turn = record?.turn ?? { key: '', spent: 0 };
  }

  /**
   * Charges the turn and the open prompts for the time until `now`, and records the prompts that are open
   * from `now` on.
   */
  observe(table: Table, prompts: readonly Open[], now: number): void {
    this.#open ??= prompts.filter(({ id }) => this.#answers.has(id));
    this.charge(now);
    const key = `${table.round}:${table.turn}`;
    if (key !== this.#turn.key) this.#turn = { key, spent: 0 };
    this.#answers = new Map(prompts.map(({ id }) => [id, this.#answers.get(id) ?? 0]));
    this.#open = prompts;
  }

  /** Charges the turn and the open prompts for the time until `now`. */
  charge(now: number): void {
    const passedFor = (prompt: Open) => awakeBetween(this.#quietOf(prompt), this.#charged, now);
    const open = this.#open ?? [];
    const turn = open.find(({ kind }) => kind === 'turn');
    if (turn) this.#spend(passedFor(turn));
    for (const prompt of open)
      this.#answers.set(prompt.id, (this.#answers.get(prompt.id) ?? 0) + passedFor(prompt));
    this.#charged = now;
  }

  /** Gives more time to an open prompt. A turn prompt shares its time with the rest of the turn. */
  extend({ id, kind }: Open, milliseconds: number): void {
    if (kind === 'turn') this.#spend(-milliseconds);
    else this.#answers.set(id, (this.#answers.get(id) ?? 0) - milliseconds);
  }

  /** Skips the time until `now` without charging it. */
  resume(now: number): void {
    this.#charged = now;
  }

  /**
   * Returns the time when an open prompt's time runs out, on the same clock as `now` in `observe`; null if it has no
   * limit.
   */
  deadline(prompt: Open, limits: Limits): number | null {
    const isTurn = prompt.kind === 'turn';
    const usual = isTurn ? limits.turn : limits.prompt;
    const seconds = limits.areFinal || prompt.seconds === undefined ? usual : prompt.seconds;
    if (seconds === null) return null;
    const spent = isTurn ? this.#turn.spent : (this.#answers.get(prompt.id) ?? 0);
    return afterAwake(this.#quietOf(prompt), this.#charged, Math.max(0, seconds * 1000 - spent));
  }

  record(): ClocksRecord {
    return { turn: this.#turn, answers: Object.fromEntries(this.#answers) };
  }

  #spend(milliseconds: number): void {
    const { key, spent } = this.#turn;
    this.#turn = { key, spent: spent + milliseconds };
  }
}
