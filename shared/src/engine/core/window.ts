import type { Id } from '../schema/ids.ts';
import { type StackItem, type Table, withCache } from '../state/table.ts';
import { looksAt } from '../visibility/view.ts';
import {
  type Answer,
  askOnce,
  couldConcern,
  halt,
  isAsked,
  isWorthAsking,
  type Question,
  type Script,
} from './script.ts';

/**
 * How a stack is settled where everybody may answer whatever is on top, answers too: one after another has
 * the priority, and the latest answer is done first. This is the ruleset's part of it.
 */
export interface Priority<Item extends StackItem = StackItem> {
  /** Told whenever a window opens on the top, for everybody or only for some. */
  open?(top: Item, scope?: ReadonlySet<Id>): void;
  /** In which order the priority goes round; looked up anew for each question. */
  order(): readonly Id[];
  /**
   * What the holder of the priority is asked about the top; with nothing to choose but `pass`, it goes on to
   * the next.
   */
  question(holder: Id, top: Item): Question;
  /** Told of each who passes. */
  passed?(holder: Id): void;
  /** Lays the holder's answer on the stack. Left there, it is offered to everybody in its turn. */
  respond(holder: Id, answer: Answer): void;
  /**
   * Carries out the top, which nobody wants to answer any more, and takes it off the stack. It may open a
   * window of its own before it is done; if the stack changes in that, it leaves the top where it is and is
   * called again later.
   */
  resolve(top: Item): Script;
}

/**
 * Settles the stack from the top down until it is empty: offers the top, carries it out once everybody has
 * passed, and offers what then lies on top. Whatever way the top changes, a new window opens in which nobody
 * has passed.
 */
export function* resolveStack<Item extends StackItem>(
  table: Table & { readonly stack: Item[] },
  priority: Priority<Item>,
): Script {
  for (let [top] = table.stack; top !== undefined; [top] = table.stack) {
    if (yield* holdWindow(table, priority, top)) yield* priority.resolve(top);
    if (table.over) yield* halt();
  }
}

/**
 * Holds one window on the top of the stack, in which only those in `scope` may answer (left out: everybody).
 * True if all have passed and it still lies there; false as soon as something else is on top. Whom an
 * intervention of the GM takes the choice away from has not passed, and is asked again if another gives it
 * back.
 */
export function* holdWindow<Item extends StackItem>(
  table: Table & { readonly stack: Item[] },
  priority: Priority<Item>,
  top: Item,
  scope?: ReadonlySet<Id>,
): Script<boolean> {
  const passed = new Set<Id>();
  priority.open?.(top, scope);
  for (;;) {
    const question = nextQuestion(table, priority, top, (id) => !passed.has(id) && (scope?.has(id) ?? true));
    if (!question) return true;
    const answer = yield* askOnce(question);
    if (table.stack[0] !== top) return false;
    if (!answer) continue;
    if (answer.option === 'pass') {
      passed.add(question.for);
      priority.passed?.(question.for);
    } else {
      priority.respond(question.for, answer);
      return false;
    }
  }
}

/** The question to the first in the order who may be asked. */
function nextQuestion<Item extends StackItem>(
  table: Table,
  priority: Priority<Item>,
  top: Item,
  mayBeAsked: (id: Id) => boolean,
): Question | undefined {
  const look = looksAt(table);
  return withCache(table, () => {
    for (const id of priority.order()) {
      if (!mayBeAsked(id)) continue;
      const question = priority.question(id, top);
      const seen = look(question.speaker ?? id);
      if (seen.stack[0] === top && isAsked(seen, question)) return whileOnTop(table, top, question);
    }
    return undefined;
  });
}

/**
 * The same question to whoever sees what is on top, dropped as soon as an intervention puts something else
 * there.
 */
function whileOnTop<Item extends StackItem>(
  table: Table & { readonly stack: Item[] },
  top: Item,
  question: Question,
): Question {
  const isOnTop = (seen: Table) => table.stack[0] === top && seen.stack[0] === top;
  return {
    for: question.for,
    ...(question.speaker !== undefined && { speaker: question.speaker }),
    ...(question.seconds !== undefined && { seconds: question.seconds }),
    kind: question.kind,
    fallback: question.fallback,
    choices: (seen) => (isOnTop(seen) ? question.choices(seen) : []),
    isOpen: (seen) => isOnTop(seen) && isWorthAsking(seen, question),
    concerns: (seen) => isOnTop(seen) && couldConcern(seen, question),
  };
}
