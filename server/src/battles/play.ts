import type { Battle } from '@riposte/shared/engine/core/battle';
import { type Input, toInput } from '@riposte/shared/engine/core/input';
import type { Option, Prompt } from '@riposte/shared/engine/core/prompt';
import { orderedAnswer } from '@riposte/shared/engine/core/standing-orders';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { branchOff, isRewind, type RewindInput } from '@riposte/shared/engine/history/rewind';
import { fightersOf, type Id, type Table } from '@riposte/shared/engine/state/table';
import {
  captureEvents,
  hiddenOn,
  type ObservedEvent,
} from '@riposte/shared/engine/visibility/event-audience';
import { isInTheOpen, type Viewer } from '@riposte/shared/engine/visibility/view';
import type { BattleRecord, JournalEntry, Snapshot } from '../store/store.ts';
import { timeout } from './default-choice.ts';
import { type Origin, openBattle, ReplayLog } from './replay-log.ts';

/** What one input brought about. */
export interface InputResult {
  readonly rev: number;
  readonly told: readonly ObservedEvent[];
  /** Whom it may have changed. */
  readonly touched: ReadonlySet<Id>;
}

/** An input, and when it was taken. */
interface Moment {
  readonly rev: number;
  readonly at: number;
}

/** Stands for the eyes of whoever is asked. */
const OWN = '';

/** A battle being played: the engine's battle with its history. */
export class Play {
  readonly battle: Battle;
  readonly replayLog: ReplayLog;
  /** From the start, or from the snapshot that it goes on from. */
  readonly chapters: InputResult[] = [];
  /** What each open prompt offers to whom, as far as that has been counted out; by itself, to its person's own eyes. */
  #offered: ReadonlyMap<Prompt, Map<string, readonly Option[]>> = new Map();
  /** Since which input, and when, each open prompt has been open. */
  #opened = new Map<string, Moment>();

  private constructor(edition: Edition, origin: Origin, since: number, at: number) {
    const battle = openBattle(edition, origin);
    this.battle = battle;
    this.replayLog = new ReplayLog(origin);
    this.#open({ rev: since, at });
    this.#countOut(false);
    if (since === 0) {
      const told = captureEvents(battle.ruleset, battle.table, battle.opening);
      this.chapters.push({ rev: 0, told, touched: battle.touched });
    }
  }

  /** From the very beginning (`at`; left out: long ago). Throws `SetupError` if the setup does not fit the rules. */
  static begin(edition: Edition, { setup, seed }: BattleRecord, at = 0): Play {
    return new Play(edition, { setup, seed }, 0, at);
  }

  static resume(edition: Edition, { table, seq, at }: Snapshot): Play {
    return new Play(edition, { table }, seq, at);
  }

  /** Returns the whole table, from which copies begin from now on; null while anything is pending. */
  snapshot(): Table | null {
    const table = this.battle.snapshot();
    if (table) this.replayLog.restart(table);
    return table;
  }

  /** Applies an accepted input, and counts out what the prompts offer. Throws whatever a rule throws. */
  apply(entry: JournalEntry): InputResult {
    const result = this.#applyOnly(entry);
    this.#countOut(entry.input.answer !== undefined);
    return result;
  }

  /** Applies an input of the past that others follow: nobody will look at what was offered after it. */
  applyPast(entry: JournalEntry): void {
    this.#applyOnly(entry);
    this.#offered = new Map();
  }

  #applyOnly({ seq, input, at }: JournalEntry): InputResult {
    const { battle } = this;
    if (isRewind(input)) return this.#branchOff(input, { rev: seq, at });
    const hiddenBefore = hiddenOn(battle.table);
    const events = battle.apply(input);
    this.replayLog.add(input);
    this.#open({ rev: seq, at });
    const { touched } = battle;
    const result = {
      rev: seq,
      told: captureEvents(battle.ruleset, battle.table, events, hiddenBefore),
      touched,
    };
    this.chapters.push(result);
    return result;
  }

  /** Goes on from what has been played again so far. All that is open is asked anew: nobody can have meant it before. */
  #branchOff(input: RewindInput, now: Moment): InputResult {
    const { ruleset, table, prompts } = this.battle;
    const told = captureEvents(ruleset, table, [branchOff(table, input)]);
    this.replayLog.add(input);
    this.#opened = new Map(prompts.map(({ id }) => [id, now]));
    const result = { rev: now.rev, told, touched: new Set(fightersOf(table).map(({ id }) => id)) };
    this.chapters.push(result);
    return result;
  }

  /** What an open prompt offers to somebody. Nothing of a turn: whoever sees the table can list that. */
  offersTo(prompt: Prompt, viewer: Viewer): readonly Option[] {
    const offered = this.#offered.get(prompt);
    if (!offered) return [];
    const key = isInTheOpen(this.battle.table) ? OWN : JSON.stringify(viewer);
    const known = offered.get(key) ?? prompt.options(viewer);
    offered.set(key, known);
    return known;
  }

  /** Whether somebody who saw the table as it was after an input can have meant a prompt that is open now. */
  canHaveMeant(prompt: string, rev: number): boolean {
    const opened = this.#opened.get(prompt);
    return opened !== undefined && opened.rev <= rev;
  }

  /** Until when a bluff-safe window stays open whoever answers; null: a prompt counts as soon as it is answered. */
  openUntil({ id, kind, for: asked }: Prompt): number | null {
    const { windowSeconds } = this.battle.table;
    if (windowSeconds === undefined || kind === 'turn' || asked === 'gm') return null;
    return (this.#opened.get(id)?.at ?? 0) + windowSeconds * 1000;
  }

  /** How a prompt is answered without its person as soon as its bluff-safe window may close; null: by its person alone. */
  answerBeforehand(prompt: Prompt): Input | null {
    if (this.openUntil(prompt) === null) return null;
    if (prompt.isBlank) return timeout(prompt);
    const ordered = orderedAnswer(this.battle.table, prompt);
    if (!ordered) return null;
    const { option, as: _as, ...params } = ordered;
    return this.battle.heard(toInput(prompt, { option, params }), prompt.eyes);
  }

  /** Notes since when the prompts that are open now have been open. */
  #open(now: Moment): void {
    const { prompts } = this.battle;
    this.#opened = new Map(prompts.map(({ id }) => [id, this.#opened.get(id) ?? now]));
  }

  /** Other people's answers leave an open prompt as it is; what the GM does may change what it offers. */
  #countOut(isAnswered: boolean): void {
    const before = isAnswered ? this.#offered : undefined;
    const asking = this.battle.prompts.filter(({ kind }) => kind !== 'turn');
    this.#offered = new Map(
      asking.map((prompt) => [prompt, before?.get(prompt) ?? new Map([[OWN, prompt.options()]])]),
    );
  }
}
