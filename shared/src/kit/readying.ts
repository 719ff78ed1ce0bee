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

/*
 * Actions that are made ready and taken later, in the middle of whatever goes on, when something sets them
 * off.
 */

/** What sets a readied action off. */
export interface Trigger<On extends string = string> {
  readonly on: On;
  /** Whose doing: a fighter's id or one of `WHOEVER`. */
  readonly by: string;
  /** What the GM is to watch out for, where the GM says when it happens. */
  readonly note: string | null;
}

/** Something to be done later, as an intent names it. A target `trigger` is whoever sets it off. */
export type Named = { readonly do: string; readonly [param: string]: Json };

/** An action that waits for its trigger. */
export interface Readied<On extends string = string> extends Trigger<On> {
  readonly action: Named;
}

/** What the readying of an action is asked for with. */
export interface ToReady<On extends string = string> {
  readonly trigger: Trigger<On>;
  readonly action: Named;
}

/** Something that happens. */
export interface Happening<On extends string = string> {
  readonly on: On;
  /** Who does it; null for what only the GM has seen. */
  readonly by: Id | null;
  /** The only one whom it sets off. */
  readonly only?: Id;
}

/** Whom a trigger may mean without naming one fighter. */
export const WHOEVER = ['enemy', 'ally', 'any'] as const;

/** The kind of a trigger on such happenings: left open, it means any enemy. */
export function triggerOn<On extends string>(happenings: readonly On[]) {
  return record({
    on: oneOf(happenings),
    by: initially(fighter, 'enemy'),
    note: initially(nullable(text()), null),
  });
}

/** What is wrong with whom a trigger means: there is no such fighter. */
export function faultOfTrigger(table: Table, { by }: Trigger): 'no-such-target' | undefined {
  return WHOEVER.some((group) => group === by) || findFighter(table, by) ? undefined : 'no-such-target';
}

/** Each of these actions upon each of these triggers. */
export function* offersOf<On extends string>(
  triggers: readonly Trigger<On>[],
  actions: readonly Named[],
): Iterable<ToReady<On>> {
  for (const trigger of triggers) for (const action of actions) yield { trigger, action };
}

interface Deed {
  readonly name: string;
  readonly params: Params;
}

/** What was readied, aimed at whoever has set it off if that was said. */
export function namedAction({ action }: Readied, by: Id | null): Deed {
  const { do: name, ...params } = action;
  return { name, params: params.target === 'trigger' && by !== null ? { ...params, target: by } : params };
}

/** What a rulebook says of its readied actions. */
export interface Readying<T extends Table<F>, F extends Fighter, H extends Happening> {
  readiedBy(fighter: F): Readied<H['on']> | null;
  /** Everybody in the order in which they are asked. */
  order(table: T): readonly F[];
  /** Whether somebody may have readied something, as far as everybody can see. */
  mayLieInWait(table: T, fighter: F): boolean;
  /** Whether it could be this that somebody waits for, whatever it has readied. Left out: so it could. */
  couldWaitFor?(fighter: F, happening: H): boolean;
  /** What others have to say before it is taken. Whether it may be. Left out: nothing. */
  isAllowed?(table: T, id: Id, name: string): Script<boolean>;
  /** Has it paid for and forgotten: now it is taken. */
  take(table: T, id: Id, name: string): void;
  /** What follows once it is done. */
  done?(table: T, id: Id): Script;
}

/**
 * Asks everybody whose trigger this is, in the prompt `ready`, whether it acts now (`act`); each action is
 * done before the next is asked. `actions` are those of the ruleset. Who cannot do it now is not asked, and
 * keeps it.
 */
export function* offerReadied<T extends Table<F>, F extends Fighter, H extends Happening>(
  table: T,
  happening: H,
  actions: Actions<T>,
  book: Readying<T, F, H>,
): Script {
  yield* new ReadyWindow(table, happening, actions, book).hold();
}

/** Whether somebody may have readied something, if it still is on the table. */
export function mayStillLieInWait<T extends Table<F>, F extends Fighter>(
  table: T,
  id: Id,
  mayLieInWait: (table: T, owner: F) => boolean,
): boolean {
  const owner = findFighter<F>(table, id);
  return owner !== undefined && mayLieInWait(table, owner);
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
    const mayAct = (seen: T) => isWaiting && this.#deedNow(seen, id) !== undefined;
    const couldAct = (seen: T) =>
      this.#isNoticed(seen) && mayStillLieInWait(seen, id, this.#book.mayLieInWait);
    return yesNoQuestion(id, 'ready', 'act', mayAct, couldAct);
  }

  /** Whether somebody could have been waiting for this, whatever it has readied. */
  #couldBeSetOff(owner: F): boolean {
    const { by, only = owner.id } = this.#happening;
    if (by === owner.id || only !== owner.id || !this.#book.mayLieInWait(this.#table, owner)) return false;
    return this.#book.couldWaitFor?.(owner, this.#happening) ?? true;
  }

  /** Whether it is this that somebody has been waiting for. */
  #isSetOff(owner: F): boolean {
    const { on, by, only } = this.#happening;
    const readied = this.#book.readiedBy(owner);
    if (readied?.on !== on) return false;
    return only !== undefined || (by !== null && isMeant(this.#table, owner, readied.by, by));
  }

  /** Whether it can be seen who does it. */
  #isNoticed(seen: T): boolean {
    return this.#happening.by === null || isStanding(seen, this.#happening.by);
  }

  /** What somebody has readied, if that can be done now on the table as it is seen. */
  #deedNow(seen: T, id: Id): Deed | undefined {
    const owner = findFighter<F>(seen, id);
    const readied = owner && !owner.defeated ? this.#book.readiedBy(owner) : null;
    if (!readied || !this.#isNoticed(seen)) return undefined;
    const { name, params } = namedAction(readied, this.#happening.by);
    const action = this.#actions[name];
    const read = action && readValues(action.params, params);
    return read && checkAction(seen, action, id, read) === undefined ? { name, params: read } : undefined;
  }

  *#act(id: Id): Script {
    const look = () => this.#deedNow(seenBy(this.#table, viewerOf(id)), id);
    const wanted = look();
    if (!wanted || !(yield* this.#isAllowed(id, wanted))) return;
    const deed = look();
    if (!deed) return;
    this.#book.take(this.#table, id, deed.name);
    yield* perform(this.#table, this.#actions, { ...deed.params, option: deed.name, as: id });
    if (this.#book.done) yield* this.#book.done(this.#table, id);
  }

  *#isAllowed(id: Id, { name }: Deed): Script<boolean> {
    return this.#book.isAllowed ? yield* this.#book.isAllowed(this.#table, id, name) : true;
  }
}

/** Whether a trigger that means that one, or one of `WHOEVER`, means the one who acts. */
export function isMeant(table: Table, owner: Fighter, whom: string, by: Id): boolean {
  if (whom === 'any' || whom === by) return true;
  const isAlly = findFighter(table, by)?.side === owner.side;
  return whom === (isAlly ? 'ally' : 'enemy');
}
