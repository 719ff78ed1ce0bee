import { type Actions, checkAction, perform } from '../engine/core/action.ts';
import type { Declinable, Script } from '../engine/core/script.ts';
import {
  fighter,
  initially,
  nullable,
  oneOf,
  readValues,
  record,
  text,
} from '../engine/schema/field-schema.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json, Params } from '../engine/schema/json.ts';
import { type Fighter, findFighter, isStanding, type Table } from '../engine/state/table.ts';
import { seenBy } from '../engine/visibility/view.ts';
import { viewerOf } from '../engine/visibility/viewer.ts';
import { askInOrder, yesNoQuestion } from './asking.ts';

/* Readied actions, which interrupt other actions when their trigger occurs. */

/** The trigger of a readied action: what must happen, and which fighter must cause it. */
export interface Trigger<On extends string = string> {
  readonly on: On;
  /** The fighter that must act: a fighter's id, or one of `TRIGGER_GROUPS`. */
  readonly by: string;
  /** A condition in words. The GM decides when it occurs. Null for other triggers. */
  readonly note: string | null;
}

/**
 * An action to take later, in the form of an intent. If its target is the word `trigger`, it targets the fighter
 * that sets off the trigger.
 */
export type Named = { readonly do: string; readonly [param: string]: Json };

/** An action that waits for its trigger. */
export interface Readied<On extends string = string> extends Trigger<On> {
  readonly action: Named;
}

/** The parameters for readying an action. */
export interface ToReady<On extends string = string> {
  readonly trigger: Trigger<On>;
  readonly action: Named;
}

/** An occurrence that can set off triggers. */
export interface Happening<On extends string = string> {
  readonly on: On;
  /** The fighter that acts; null if the GM sets off the trigger. */
  readonly by: Id | null;
  /** The only fighter whose trigger can be set off; if omitted, all fighters' triggers can be. */
  readonly only?: Id;
}

/** The groups of fighters that a trigger may name. */
export const TRIGGER_GROUPS = ['enemy', 'ally', 'any'] as const;

/**
 * Returns the schema of a trigger for these kinds of occurrences. By default, a trigger is set off by any enemy.
 */
export function triggerOn<On extends string>(happenings: readonly On[]) {
  return record({
    on: oneOf(happenings),
    by: initially(fighter, 'enemy'),
    note: initially(nullable(text()), null),
  });
}

/**
 * Returns the fault of a trigger that names neither a group nor a fighter on the table; undefined if there is none.
 */
export function faultOfTrigger(table: Table, { by }: Trigger): 'no-such-target' | undefined {
  return TRIGGER_GROUPS.some((group) => group === by) || findFighter(table, by)
    ? undefined
    : 'no-such-target';
}

/** Yields every combination of these triggers and these actions. */
export function* offersOf<On extends string>(
  triggers: readonly Trigger<On>[],
  actions: readonly Named[],
): Iterable<ToReady<On>> {
  for (const trigger of triggers) for (const action of actions) yield { trigger, action };
}

interface ReadyAction {
  readonly name: string;
  readonly params: Params;
}

/**
 * Returns a fighter's readied action. If its target is `trigger`, replaces that word with the fighter that set off
 * the trigger.
 */
export function namedAction({ action }: Readied, by: Id | null): ReadyAction {
  const { do: name, ...params } = action;
  return { name, params: params.target === 'trigger' && by !== null ? { ...params, target: by } : params };
}

/** The parts of readied actions that a rulebook defines itself. */
export interface Readying<T extends Table<F>, F extends Fighter, H extends Happening> {
  readiedBy(fighter: F): Readied<H['on']> | null;
  /** Returns all fighters, in the order in which `offerReadied` asks them. */
  order(table: T): readonly F[];
  /** Returns whether a fighter may have readied an action, judging by public information. */
  mayHaveReadied(table: T, fighter: F): boolean;
  /**
   * Returns whether a fighter could be waiting for this occurrence, regardless of what it has actually readied. If
   * omitted, any fighter could be waiting.
   */
  couldWaitFor?(fighter: F, happening: H): boolean;
  /**
   * Runs before the action is taken. Returns whether the fighter may take the action. If omitted, the fighter may take
   * it.
   */
  isAllowed?(table: T, id: Id, name: string): Script<boolean>;
  /** Pays for the readied action and removes it from the fighter. Called just before the action is taken. */
  take(table: T, id: Id, name: string): void;
  /** Runs after the action. */
  done?(table: T, id: Id): Script;
}

/**
 * Asks all fighters with a matching trigger, in the prompt `ready`, whether they act now (`act`). Each action
 * resolves before the next fighter is asked. `actions` are the ruleset's actions. A fighter that cannot act now is
 * not asked and keeps its readied action.
 */
export function* offerReadied<T extends Table<F>, F extends Fighter, H extends Happening>(
  table: T,
  happening: H,
  actions: Actions<T>,
  book: Readying<T, F, H>,
): Script {
  yield* new ReadyWindow(table, happening, actions, book).hold();
}

/** Returns whether a fighter is still on the table and may have readied an action. */
export function mayStillHaveReadied<T extends Table<F>, F extends Fighter>(
  table: T,
  id: Id,
  mayHaveReadied: (table: T, owner: F) => boolean,
): boolean {
  const owner = findFighter<F>(table, id);
  return owner !== undefined && mayHaveReadied(table, owner);
}

class ReadyWindow<T extends Table<F>, F extends Fighter, H extends Happening> {
  readonly #table: T;
  readonly #happening: H;
  readonly #actions: Actions<T>;
  readonly #book: Readying<T, F, H>;

  constructor(table: T, happening: H, actions: Actions<T>, book: Readying<T, F, H>) {
    this.#table = table;
    this.#happening = happening;
    this.#actions = actions;
    this.#book = book;
  }

  *hold(): Script {
    const able = this.#book.order(this.#table).filter((owner) => this.#couldBeSetOff(owner));
    const asked = able.map(({ id }) => id);
    const waiting = able.filter((owner) => this.#isSetOff(owner)).map(({ id }) => id);
    const question = (id: Id) => this.#questionFor(id, waiting.includes(id));
    yield* askInOrder(this.#table, asked, question, (id) => this.#act(id));
  }

  #questionFor(id: Id, isWaiting: boolean): Declinable {
    const mayAct = (seen: T) => isWaiting && this.#readyActionNow(seen, id) !== undefined;
    const couldAct = (seen: T) =>
      this.#isNoticed(seen) && mayStillHaveReadied(seen, id, this.#book.mayHaveReadied);
    return yesNoQuestion(id, 'ready', 'act', mayAct, couldAct);
  }

  /** Returns whether a fighter could be waiting for the occurrence, regardless of what it has actually readied. */
  #couldBeSetOff(owner: F): boolean {
    const { by, only = owner.id } = this.#happening;
    if (by === owner.id || only !== owner.id || !this.#book.mayHaveReadied(this.#table, owner)) return false;
    return this.#book.couldWaitFor?.(owner, this.#happening) ?? true;
  }

  /** Returns whether the occurrence sets off a fighter's trigger. */
  #isSetOff(owner: F): boolean {
    const { on, by, only } = this.#happening;
    const readied = this.#book.readiedBy(owner);
    if (readied?.on !== on) return false;
    return only !== undefined || (by !== null && isMeant(this.#table, owner, readied.by, by));
  }

  /** Returns whether the acting fighter is visible and undefeated in a view of the table. */
  #isNoticed(seen: T): boolean {
    return this.#happening.by === null || isStanding(seen, this.#happening.by);
  }

  /** Returns a fighter's readied action; undefined if the action is currently illegal in this view of the table. */
  #readyActionNow(seen: T, id: Id): ReadyAction | undefined {
    const owner = findFighter<F>(seen, id);
    const readied = owner && !owner.defeated ? this.#book.readiedBy(owner) : null;
    if (!readied || !this.#isNoticed(seen)) return undefined;
    const { name, params } = namedAction(readied, this.#happening.by);
    const action = this.#actions[name];
    const read = action && readValues(action.params, params);
    return read && checkAction(seen, action, id, read) === undefined ? { name, params: read } : undefined;
  }

  *#act(id: Id): Script {
    const look = () => this.#readyActionNow(seenBy(this.#table, viewerOf(id)), id);
    const wanted = look();
    if (!wanted || !(yield* this.#isAllowed(id, wanted))) return;
    const ready = look();
    if (!ready) return;
    this.#book.take(this.#table, id, ready.name);
    yield* perform(this.#table, this.#actions, { ...ready.params, option: ready.name, as: id });
    if (this.#book.done) yield* this.#book.done(this.#table, id);
  }

  *#isAllowed(id: Id, { name }: ReadyAction): Script<boolean> {
    return this.#book.isAllowed ? yield* this.#book.isAllowed(this.#table, id, name) : true;
  }
}

/** Returns whether `whom`, the fighter or group in a trigger of `owner`, includes the acting fighter `by`. */
export function isMeant(table: Table, owner: Fighter, whom: string, by: Id): boolean {
  if (whom === 'any' || whom === by) return true;
  const isAlly = findFighter(table, by)?.side === owner.side;
  return whom === (isAlly ? 'ally' : 'enemy');
}
