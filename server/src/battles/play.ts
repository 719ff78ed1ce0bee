import type { Battle } from '@riposte/shared/engine/battle/battle';
import { type Input, toInput } from '@riposte/shared/engine/battle/input';
import { orderedAnswer } from '@riposte/shared/engine/battle/ordered-answers';
import type { Option, Prompt } from '@riposte/shared/engine/battle/prompt';
import { choiceIn } from '@riposte/shared/engine/core/script';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { branchOff, isRewind, type RewindInput } from '@riposte/shared/engine/history/rewind';
import type { Id } from '@riposte/shared/engine/schema/ids';
import { fightersOf, type Table } from '@riposte/shared/engine/state/table';
import {
  captureEvents,
  hiddenOn,
  type ObservedEvent,
} from '@riposte/shared/engine/visibility/event-audience';
import { isFullyVisible } from '@riposte/shared/engine/visibility/view';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';
import type { BattleRecord, JournalEntry, Snapshot } from '../store/store.ts';
import { defaultAnswerTo } from './default-choice.ts';
import { type OpenPrompt, openPrompt } from './open-prompt.ts';
import { type Origin, openBattle, ReplayLog } from './replay-log.ts';

/** The result of one input. */
export interface InputResult {
  readonly rev: number;
  readonly told: readonly ObservedEvent[];
  /** The fighters that the input may have changed. */
  readonly touched: ReadonlySet<Id>;
}

/** The number of an input, and the time when the server received it, in milliseconds since 1970. */
interface Moment {
  readonly rev: number;
  readonly at: number;
}

/** The key under which `#offered` stores the options for the player who is asked. */
const OWN = '';

/** A fight in progress: the engine's battle with its results and offered options. */
export class Play {
  readonly battle: Battle;
  readonly replayLog: ReplayLog;
  /** The results since the start, or since the snapshot that the fight was resumed from. */
  readonly results: InputResult[] = [];
  /** The options of each open prompt by viewer, computed when first needed. */
  #offered: ReadonlyMap<Prompt, Map<string, readonly Option[]>> = new Map();
  /** The open prompts as plain data. */
  prompts: readonly OpenPrompt[] = [];
  #rev = 0;
  /** The moment when each open prompt was opened. */
  #opened = new Map<string, Moment>();

  private constructor(edition: Edition, origin: Origin, since: number, at: number) {
    const battle = openBattle(edition, origin);
    this.battle = battle;
    this.replayLog = new ReplayLog(origin);
    this.#open({ rev: since, at });
    this.#listOptions(false);
    if (since === 0) {
      const told = captureEvents(battle.ruleset, battle.table, battle.opening);
      this.results.push({ rev: 0, told, touched: battle.touched });
    }
  }

  /**
   * Starts a fight at the time `at`, in milliseconds since 1970. Throws `SetupError` if the setup does not
   * fit the rules.
   */
  static begin(edition: Edition, { setup, seed }: BattleRecord, at = 0): Play {
    return new Play(edition, { setup, seed }, 0, at);
  }

  static resume(edition: Edition, { table, seq, at }: Snapshot): Play {
    return new Play(edition, { table }, seq, at);
  }

  /** The number of the last input that was applied; 0 if there is none. */
  get rev(): number {
    return this.#rev;
  }

  /**
   * Returns the whole table, and lets new copies for bot workers start from it. Returns null while anything is pending.
   */
  snapshot(): Table | null {
    const table = this.battle.snapshot();
    if (table) this.replayLog.restart(table);
    return table;
  }

  /**
   * Applies an accepted input and lists the options of the open prompts. Throws any error that a rule throws.
   */
  apply(entry: JournalEntry): InputResult {
    const result = this.#applyOnly(entry);
    this.#listOptions(entry.input.answer !== undefined);
    return result;
  }

  /** Applies an input during a replay. Does not list options, because more inputs follow. */
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
    this.results.push(result);
    return result;
  }

  /**
   * Continues after a rewind, from the table that a replay has restored. All prompts count as newly opened,
   * so earlier answers to them are stale.
   */
  #branchOff(input: RewindInput, now: Moment): InputResult {
    const { ruleset, table, prompts } = this.battle;
    const told = captureEvents(ruleset, table, [branchOff(table, input)]);
    this.replayLog.add(input);
    this.#rev = now.rev;
    this.#opened = new Map(prompts.map(({ id }) => [id, now]));
    const result = { rev: now.rev, told, touched: new Set(fightersOf(table).map(({ id }) => id)) };
    this.results.push(result);
    return result;
  }

  /**
   * Returns the options that a prompt offers to a viewer. Returns none for a turn, because clients compute
   * the options of a turn from the table.
   */
  offersTo(id: string, viewer: Viewer): readonly Option[] {
    const prompt = this.battle.prompts.find((open) => open.id === id);
    const offered = prompt && this.#offered.get(prompt);
    if (!offered) return [];
    const key = isFullyVisible(this.battle.table) ? OWN : JSON.stringify(viewer);
    const known = offered.get(key) ?? prompt.options(viewer);
    offered.set(key, known);
    return known;
  }

  /**
   * Returns whether a prompt was already open after input `rev`, so that a client that saw that table may
   * answer it.
   */
  canHaveMeant(prompt: string, rev: number): boolean {
    const opened = this.#opened.get(prompt);
    return opened !== undefined && opened.rev <= rev;
  }

  /**
   * Returns the time at which the bluff-proof window of a prompt was opened, in milliseconds since 1970, and its length
   * in seconds. Returns null if the prompt closes as soon as it is answered.
   */
  windowOf({
    id,
    kind,
    for: asked,
  }: Pick<Prompt, 'id' | 'kind' | 'for'>): { readonly opened: number; readonly seconds: number } | null {
    const { windowSeconds: seconds } = this.battle.table;
    if (seconds === undefined || kind === 'turn' || asked === 'gm') return null;
    return { opened: this.#opened.get(id)?.at ?? 0, seconds };
  }

  /**
   * Returns the answer to a prompt in a bluff-proof window if the answer is known in advance. This is the default if
   * the prompt offers no choice, or else the player's standing order. Returns null if only the player can answer, or if
   * the prompt has no such window.
   */
  answerBeforehand(id: string): Input | null {
    const prompt = this.battle.prompts.find((open) => open.id === id);
    if (!prompt || this.windowOf(prompt) === null) return null;
    if (prompt.isBlank) return defaultAnswerTo(prompt);
    const { battle } = this;
    const ordered = orderedAnswer(battle.ruleset, battle.table, prompt);
    if (!ordered) return null;
    const input = toInput(prompt, choiceIn(ordered.answer));
    return battle.heard(ordered.report ? { ...input, byOrder: true } : input, prompt.eyes);
  }

  /** Records the time at which new prompts were opened, and the number of the input that opened them. */
  #open(now: Moment): void {
    this.#rev = now.rev;
    const { prompts } = this.battle;
    this.#opened = new Map(prompts.map(({ id }) => [id, this.#opened.get(id) ?? now]));
  }

  /**
   * Lists the open prompts and their options. After an answer (`isAnswered`), prompts that were already open keep their
   * options. After other inputs, such as a GM's action, all options are listed again.
   */
  #listOptions(isAnswered: boolean): void {
    this.prompts = this.battle.prompts.map(openPrompt);
    const before = isAnswered ? this.#offered : undefined;
    const asking = this.battle.prompts.filter(({ kind }) => kind !== 'turn');
    this.#offered = new Map(
      asking.map((prompt) => [prompt, before?.get(prompt) ?? new Map([[OWN, prompt.options()]])]),
    );
  }
}
