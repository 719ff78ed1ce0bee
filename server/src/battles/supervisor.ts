import { isDeepStrictEqual } from 'node:util';
import { type Input, toInput } from '@riposte/shared/engine/battle/input';
import type { Edition } from '@riposte/shared/engine/history/edition';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type { Rulebook } from '@riposte/shared/engine/history/rulebooks';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import { isSetupError } from '@riposte/shared/engine/setup/setup';
import type { Table } from '@riposte/shared/engine/state/table';
import { view } from '@riposte/shared/engine/visibility/view';
import { GM_EYES, type Viewer, viewerOf } from '@riposte/shared/engine/visibility/viewer';
import { fighterStates, unreportedChange } from '@riposte/shared/fuzz/invariants';
import { TimeLimitError, withTimeLimit } from '@riposte/shared/rulebook/time-limit';
import { LRUCache } from 'lru-cache';
import type { JournalEntry } from '../store/store.ts';
import {
  haltedBattle,
  type KeyedRejection,
  type RulebookFaultKind,
  rulebookFault,
} from '../words/refusals.ts';
import { restoreGlobals, sharedGlobals } from './globals.ts';
import { refusingLocks } from './permanent-changes.ts';
import type { InputResult, Play } from './play.ts';

/** The time that the rules of a package have for one step, in milliseconds. Other tables wait meanwhile. */
const STEP_MS = 1_000;
/**
 * The time for one input of a replay, in milliseconds. It is longer, because the rules have kept to `STEP_MS` before,
 * and the host may be slower now. It must be shorter than the time for which a room reserves places.
 */
const REPLAY_MS = 3_000;
/**
 * How long a battle's rules are suspended after a step was stopped, in milliseconds. The battle refuses inputs
 * meanwhile, so that rules that never end do not stop other tables again and again.
 */
export const REST_MS = 20_000;

/** The battles whose rules are suspended. Closing and opening a room does not end the suspension. */
const resting = new LRUCache<string, true>({ max: 1_000, ttl: REST_MS });

/** A step of the rules. It gets the ruleset and its engine. */
type Step<Result> = (edition: Edition) => Result;

/** The facts about a rulebook that its supervisor needs. */
type Named = Pick<Rulebook, 'id' | 'version' | 'title' | 'origin'>;

/** Thrown when the rules of a package fail or break the engine's contract. */
export class RulebookFault extends Error {
  override name = 'RulebookFault';
  readonly kind: RulebookFaultKind;
  /** The code for clients. The framework passes it on if a room cannot be created. */
  readonly code: string;
  /** The code and sentence for players. */
  readonly rejection: Rejection;
  readonly #book: Named;

  constructor(kind: RulebookFaultKind, book: Named, cause?: unknown) {
    const rejection = rulebookFault(kind, book.title, book.version);
    super(rejection.message, { cause });
    this.kind = kind;
    this.code = rejection.code;
    this.rejection = rejection;
    this.#book = book;
  }

  /** Returns the refusal of all inputs to a battle that stops before its input `seq`, in which this fault occurs. */
  haltAt(seq: number, round: number): KeyedRejection {
    const { title, version } = this.#book;
    return haltedBattle(this.kind, title, version, { seq, round });
  }
}

/**
 * Runs the rules of one battle. Only its steps get the rules, so that other code cannot call them. The rules of a
 * package get a time limit, may change nothing that other code shares, and must keep to the engine's contract.
 * Riposte's own rules, which are tested for all of that, run without these checks.
 */
export class Supervisor {
  readonly #book: Named;
  readonly #edition: Edition;
  readonly #battle: string;
  /** True while rules run, so that nested steps count toward the time of the outer one. */
  #isRunning = false;

  private constructor(book: Named, edition: Edition, battle: string) {
    this.#book = book;
    this.#edition = edition;
    this.#battle = battle;
  }

  /**
   * Returns the supervisor of a battle’s rules. `battle` may also name other work that is suspended separately.
   * Throws `RulebookFault` while the rules are suspended.
   */
  static of(book: Named, edition: Edition, battle: string): Supervisor {
    const supervisor = new Supervisor(book, edition, battle);
    if (supervisor.isResting) throw supervisor.rest;
    return supervisor;
  }

  /** The name of the rules, as a battle stores it. */
  get name(): RulesName {
    const { id, version, origin } = this.#book;
    return { ruleset: id, version, ...(origin && { rulebook: origin }) };
  }

  /** Returns the result of one step of the rules. Throws `RulebookFault` if they fail, or `SetupError`. */
  run<Result>(step: Step<Result>, milliseconds = STEP_MS): Result {
    const edition = this.#edition;
    if (!this.#isPackage) return step(edition);
    try {
      return this.#isRunning ? step(edition) : this.#isolated(() => step(edition), milliseconds);
    } catch (error) {
      throw this.#faultBehind(error);
    }
  }

  /** Returns the result of replaying one input, as `run` does. */
  replay<Result>(step: Step<Result>): Result {
    return this.run(step, REPLAY_MS);
  }

  #isolated<Result>(step: () => Result, milliseconds: number): Result {
    const globals = sharedGlobals();
    this.#isRunning = true;
    let result: Result | undefined;
    let error: unknown;
    const hasTriedToLock = refusingLocks(() => {
      try {
        result = withTimeLimit(milliseconds, step);
      } catch (thrown) {
        error = thrown;
      }
    });
    this.#isRunning = false;
    if (restoreGlobals(globals) || hasTriedToLock) throw this.#fault('meddled'); // first, because it is worse than any other fault
    if (error !== undefined) throw error;
    return result as Result;
  }

  /** Yields the values of a replay. Each value is a step of the rules. */
  *each<Value>(replay: Step<Iterable<Value>>): Generator<Value> {
    const steps = this.replay((edition) => replay(edition)[Symbol.iterator]());
    for (let one = this.replay(() => steps.next()); !one.done; one = this.replay(() => steps.next()))
      yield one.value;
  }

  /**
   * Returns the result of a step that must not change the table of `play`. Throws `RulebookFault` if the rules fail, or
   * if the step changed the table.
   */
  read<Result>(play: Play | null, step: Step<Result>): Result {
    if (!this.#isPackage || !play) return this.run(step);
    const before = this.#textOf(play);
    const result = this.run(step);
    if (this.#textOf(play) !== before) throw this.#fault('meddled');
    return result;
  }

  /**
   * Applies an input. Throws `RulebookFault` if the rules fail or break the engine's contract; the play must then be
   * discarded.
   */
  apply(play: Play, entry: JournalEntry): InputResult {
    if (!this.#isPackage) return play.apply(entry);
    const before = this.run(() => fighterStates(play.battle));
    const result = this.run(() => play.apply({ ...entry, input: frozen(entry.input) }));
    if (this.run(() => unreportedChange(play.battle, before)) !== undefined) throw this.#fault('forgot');
    this.requireViews(play.battle);
    return result;
  }

  /**
   * Returns a table as JSON. Throws `RulebookFault` if it is not plain JSON, for example because it contains a cycle.
   */
  #textOf({ battle }: Play): string {
    return this.run(() => JSON.stringify(battle.table));
  }

  /** Throws `RulebookFault` if a refused input is among the choices that an open prompt offers to the viewer. */
  requireNoOffer({ battle }: Play, input: Input, viewer?: Viewer): void {
    if (!this.#isPackage) return;
    const isOffered = this.run(() =>
      battle.prompts.some((prompt) =>
        prompt
          .choices(viewer)
          .filter(({ option }) => option === (input.answer ?? input.do))
          .flatMap(({ option, variants }) => (variants?.() ?? [{}]).map((params) => ({ option, params })))
          .some((choice) => isDeepStrictEqual(toInput(prompt, choice), input)),
      ),
    );
    if (isOffered) throw this.#fault('broken-offer');
  }

  /** True while the battle's rules are suspended, because they took too long. */
  get isResting(): boolean {
    return resting.has(this.#battle);
  }

  /** Returns the fault that is reported while the battle's rules are suspended. */
  get rest(): RulebookFault {
    return this.#fault('resting');
  }

  /**
   * Writes and views a table as it will be saved and shown, so that a fault is found before the change takes effect.
   * Throws `RulebookFault`.
   */
  requireViews({ table }: { readonly table: Table }): void {
    if (!this.#isPackage) return;
    this.run(({ ruleset }) => {
      JSON.stringify(table);
      for (const viewer of [
        GM_EYES,
        { role: 'spectator' } as const,
        ...Object.keys(table.fighters).map(viewerOf),
      ])
        view(ruleset, table, viewer);
    });
  }

  #faultBehind(error: unknown): unknown {
    if (error instanceof RulebookFault || isSetupError(error)) return error;
    if (!(error instanceof TimeLimitError)) return this.#fault('failed', error);
    resting.set(this.#battle, true);
    return this.#fault('endless', error);
  }

  #fault(kind: RulebookFaultKind, cause?: unknown): RulebookFault {
    return new RulebookFault(kind, this.#book, cause);
  }

  get #isPackage(): boolean {
    return this.#book.origin !== undefined;
  }
}

/** Freezes an input and everything in it, and returns it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
