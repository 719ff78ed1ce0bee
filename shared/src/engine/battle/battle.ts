import type { AnytimeAction } from '../core/action.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Answer, Reply, Script } from '../core/script.ts';
import { gmPowers } from '../gm/interventions.ts';
import { type Rejection, rejection } from '../presentation/rejection.ts';
import { stableHash } from '../schema/hash.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import type { Json, Params } from '../schema/json.ts';
import { own } from '../schema/records.ts';
import type { Setup } from '../setup/setup.ts';
import type { Dice } from '../state/dice.ts';
import { type GameEvent, TOUCHED, touchedIn } from '../state/event.ts';
import { fighterOf, fightersOf, startCaching, stopCaching, type Table } from '../state/table.ts';
import { emit, touch } from '../state/verbs.ts';
import { registerRules, seenBy } from '../visibility/view.ts';
import type { Viewer } from '../visibility/viewer.ts';
import { faultOfInput, promptToTimeOut } from './checking.ts';
import type { Input } from './input.ts';
import type { InputContext } from './input-context.ts';
import { orderedAnswer, orderedAnswers } from './ordered-answers.ts';
import { type ParsedInput, readInput } from './parsed-input.ts';
import { asksForNextAction, PendingPrompts, type Prompt } from './prompt.ts';
import { standingOrder } from './standing-orders.ts';
import { timeoutEvent } from './timeout-event.ts';

/**
 * The maximum number of times in a row that a script may wait without opening a prompt. It is far more than any
 * fight needs, even with 200 fighters that sleep for a whole day.
 */
const MOST_UNASKED = 100_000;

/**
 * A battle under one ruleset: a pure function of its setup, its dice and the inputs so far. It runs the ruleset's
 * script (a generator) until a prompt opens. Each input that `check` accepts continues the script.
 */
export class Battle<T extends Table = Table> {
  readonly ruleset: Ruleset<T>;
  readonly table: T;
  /** The events from before the first prompts opened; empty if the battle was restored. */
  readonly opening: readonly GameEvent[];
  readonly #interjections: Readonly<Record<string, AnytimeAction<T>>>;
  readonly #script: Script;
  #touched: ReadonlySet<Id> = new Set();
  #pending: PendingPrompts | null = null;
  /** The input that was parsed last, in raw and in parsed form. Cleared when an input is applied. */
  #read: { readonly raw: unknown; readonly parsed: ParsedInput } | null = null;
  /** The input that `check` accepted last, in raw and in parsed form. Cleared when an input is applied. */
  #cleared: { readonly raw: unknown; readonly parsed: ParsedInput } | null = null;

  private constructor(ruleset: Ruleset<T>, table: T) {
    this.ruleset = ruleset;
    this.table = table;
    registerRules(table, ruleset);
    this.#interjections = {
      ...gmPowers(ruleset),
      'standing-order': standingOrder(ruleset),
      ...ruleset.interjections,
    };
    this.#script = ruleset.play(table);
    this.#proceed(this.#script.next());
    this.opening = this.#takeEvents();
    startCaching(table);
    this.#touched = new Set(Object.keys(table.fighters));
  }

  /**
   * Starts a battle and runs it to its first prompts. Throws `SetupError` if the setup does not fit the
   * rules.
   */
  static start<T extends Table>(ruleset: Ruleset<T>, setup: Setup, dice: Dice): Battle<T> {
    return new Battle(ruleset, ruleset.open(setup, dice));
  }

  /**
   * Continues from a snapshot, with the same prompts open as when it was taken. Does not change the snapshot.
   */
  static restore<T extends Table>(ruleset: Ruleset<T>, snapshot: T): Battle<T> {
    return new Battle(ruleset, structuredClone(snapshot));
  }

  /**
   * The fighters that the last input may have changed, added or removed; before the first input, all
   * fighters.
   */
  get touched(): ReadonlySet<Id> {
    return this.#touched;
  }

  /**
   * The open prompts, in the ruleset's order. Prompts for a turn and other prompts are never open at the same time.
   */
  get prompts(): readonly Prompt[] {
    return this.#pending?.prompts ?? [];
  }

  /**
   * Parses raw input into plain JSON that holds only declared parameters. Only this form is checked, saved
   * and applied. Returns undefined if `raw` is not an input.
   */
  read(raw: unknown): Input | undefined {
    return this.#parsed(raw)?.input;
  }

  #parsed(raw: unknown): ParsedInput | undefined {
    const last = this.#read;
    if (last && (raw === last.raw || raw === last.parsed.input)) return last.parsed;
    const parsed = readInput(this.#context, raw);
    this.#read = parsed ? { raw, parsed } : null;
    return parsed;
  }

  /**
   * Returns why an input is currently illegal; null if it is legal. Uses only what `viewer` can see. If `viewer` is
   * omitted, it is the viewer in the input's `eyes`; without `eyes`, it is the GM. Never changes the table.
   */
  check(raw: unknown, viewer?: Viewer): Rejection | null {
    const parsed = this.#parsed(raw);
    const fault = faultOfInput(this.#context, parsed, viewer);
    const isSure = fault === undefined && (!viewer || seenBy(this.table, viewer) === this.table);
    this.#cleared = parsed && isSure ? { raw, parsed } : null;
    return fault === undefined ? null : rejection(fault, this.ruleset.description.rejections);
  }

  /**
   * Returns a legal input in the form that the journal saves. An input that is legal only in the sender's view is saved
   * as an attempt, together with that view. The rule that performs the attempt handles everything that the sender could
   * not see.
   */
  heard(input: Input, viewer: Viewer): Input {
    const isLegal = input === this.#cleared?.raw || this.check(input) === null;
    return isLegal ? input : { ...input, eyes: viewer };
  }

  /** Applies an input and returns its events. Throws if `check` would reject it. */
  apply(raw: unknown): GameEvent[] {
    const refused = this.#cleared && this.#cleared.raw === raw ? null : this.check(raw);
    const parsed = this.#cleared?.parsed;
    this.#cleared = null;
    this.#read = null;
    if (!parsed) throw new Error(`An illegal input was applied: ${refused?.code}. ${refused?.message}`);
    stopCaching(this.table);
    this.#carryOut(parsed);
    startCaching(this.table);
    return this.#takeEvents();
  }

  #carryOut({ input, by, params }: ParsedInput): void {
    if (input.weighed) emit(this.table, { type: 'weighed', by, ways: input.weighed });
    if (input.do === 'gm.timeout') this.#timeOut(params.prompt);
    else if (input.answer !== undefined) {
      if (input.byOrder) this.#emitReport(this.#pending?.answerable(by));
      this.#answer({ ...params, option: input.answer, as: by });
    } else {
      if (input.force) this.#override(by, input.do, input.force);
      this.#intend(by, input.do, params);
    }
  }

  /** Waives these faults (reasons why an action is illegal) for a fighter until the overridden action has ended. */
  #override(by: Id, action: string, reasons: readonly string[]): void {
    fighterOf(this.table, by).forced = reasons;
    emit(this.table, { type: 'forced', target: by, action, reasons });
  }

  /** Ends all overrides. Called when the overridden actions have ended. */
  #endOverrides(): void {
    for (const fighter of fightersOf(this.table)) {
      if (fighter.forced === undefined) continue;
      delete fighter.forced;
      touch(this.table, fighter.id);
    }
  }

  /** Returns a copy of the table that `restore` accepts; null while an action is pending. */
  snapshot(): T | null {
    const isQuiet = this.table.stack.length === 0 && this.#pending?.isBetween;
    if (!isQuiet && !this.table.over) return null;
    const snapshot = structuredClone(this.table);
    // The restored battle opens prompts without a key again and then counts them again, so they must not be counted
    // here. A prompt with a key takes its id from the table.
    const reopened = this.prompts.filter(({ question }) => question.key === undefined);
    const unseen = reopened.filter(({ id }) => id.startsWith('u')).length;
    snapshot.asked -= reopened.length - unseen;
    if (snapshot.askedUnseen !== undefined) snapshot.askedUnseen -= unseen;
    return snapshot;
  }

  /** The state of the battle that inputs are parsed and checked against. */
  get #context(): InputContext<T> {
    const { ruleset, table } = this;
    return { ruleset, table, interjections: this.#interjections, pending: this.#pending };
  }

  /** Returns a hash of the table and the open prompts. Equal battles have equal hashes. */
  hash(): string {
    return stableHash([this.table, this.prompts.map(({ id, for: asked, kind }) => [id, asked, kind])]);
  }

  #intend(as: AskedId, name: string, params: Params): void {
    const interjection = own(this.#interjections, name);
    const act = interjection?.understand(params, this.table, as);
    if (interjection && act !== undefined) {
      interjection.run(this.table, as, act);
      this.#reviewPrompts(as);
    } else {
      this.#resume([{ ...params, option: name, as }]);
    }
  }

  #answer(answer: Answer): void {
    const reply = this.#pending?.answer(answer);
    if (reply) this.#resume(reply);
  }

  /**
   * Answers the prompt that has this id with its fallback, because the prompt's time is up. If `id` is undefined,
   * answers the first prompt that can time out.
   */
  #timeOut(id: Json | undefined): void {
    const prompt = promptToTimeOut(this.prompts, id);
    if (!prompt) throw new Error('A running battle has no prompt.');
    const event = timeoutEvent(this.table, prompt);
    if (event) emit(this.table, event);
    this.#answer(prompt.fallback);
  }

  /** Emits the secret event that reports the answer of standing orders to a prompt. */
  #emitReport(prompt: Prompt | undefined): void {
    const report = prompt && orderedAnswer(this.ruleset, this.table, prompt)?.report;
    if (report) emit(this.table, report);
  }

  /** Closes prompts that no longer apply after an anytime action. */
  #reviewPrompts(by: AskedId): void {
    const reply = this.table.over ? undefined : this.#pending?.reviewPrompts(by);
    if (this.table.over) this.#close();
    else if (reply) this.#resume(reply);
    else this.#followOrders();
  }

  /**
   * Answers open prompts according to standing orders. If windows are bluff-proof, does nothing, because the server
   * applies the orders when the time is up.
   */
  #followOrders(): void {
    if (this.#pending?.isTurn || this.table.windowSeconds !== undefined) return;
    for (const [, ordered] of orderedAnswers(this.ruleset, this.table, this.prompts)) {
      if (ordered.report) emit(this.table, ordered.report);
      const reply = this.#pending?.answer(ordered.answer);
      if (!reply) continue;
      this.#resume(reply);
      return;
    }
  }

  #resume(reply: Reply): void {
    this.#proceed(this.#script.next(reply));
  }

  /**
   * Runs the script until a prompt opens. If the script waits but no prompt opens, replies immediately. Throws if
   * the rules loop without a prompt, because one broken battle must not block the server for others.
   */
  #proceed(first: ReturnType<Script['next']>): void {
    let unasked = 0;
    for (let step = first; !this.table.over; unasked++) {
      if (unasked > MOST_UNASKED) throw new Error('The rules loop without a prompt.');
      if (step.done) throw new Error('The script ended before the battle did.');
      if (this.table.stack.length === 0 && asksForNextAction(step.value)) this.#endOverrides();
      const pending = new PendingPrompts(this.table, step.value);
      const reply = pending.reply;
      if (!reply) {
        this.#pending = pending;
        this.#followOrders();
        return;
      }
      step = this.#script.next(reply);
    }
    this.#close();
  }

  #close(): void {
    this.#script.return();
    this.#pending = null;
    this.#endOverrides();
    delete this.table.keyed;
  }

  #takeEvents(): GameEvent[] {
    const events = this.table.events.splice(0);
    this.#touched = touchedIn(events);
    return events.filter(({ type }) => type !== TOUCHED);
  }
}
