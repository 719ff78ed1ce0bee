import type { Id } from '../schema/ids.ts';
import { type StackItem, type Table, withCache } from '../state/table.ts';
import { viewsOn } from '../visibility/view.ts';
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
 * The ruleset's part of a stack where each fighter may respond to the top item, including to responses. The
 * priority passes from fighter to fighter, and the latest response resolves first.
 */
export interface Priority<Item extends StackItem = StackItem> {
  /**
   * Called when a window opens on the top item. `scope` limits which fighters may respond; if omitted, all.
   */
  open?(top: Item, scope?: ReadonlySet<Id>): void;
  /** Returns the order of the priority; called again for each question. */
  order(): readonly Id[];
  /**
   * Returns the question to the holder of the priority about the top item. If it offers only `pass`, the
   * priority moves on.
   */
  question(holder: Id, top: Item): Question;
  /** Called for each fighter that passes. */
  passed?(holder: Id): void;
  /** Puts the holder's response on the stack. While it stays there, the other fighters may respond to it. */
  respond(holder: Id, answer: Answer): void;
  /**
   * Resolves the top item, which all have passed on, and removes it from the stack. May open another window
   * first. If that changes the stack, this function must leave the item in place; it is called again later.
   */
  resolve(top: Item): Script;
}

/**
 * Resolves the stack from the top until it is empty. The top item resolves when all have passed. Whenever the
 * top changes, a new window opens.
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
 * Holds a window on the top item. `scope` limits which fighters may respond; if omitted, all. Returns true if
 * all have passed and the item is still on top, false as soon as the top changes. A fighter that lost its
 * choice to a GM intervention has not passed and may be asked again.
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

/** Returns the question to the first fighter in the order that can be asked; undefined if there is none. */
function nextQuestion<Item extends StackItem>(
  table: Table,
  priority: Priority<Item>,
  top: Item,
  mayBeAsked: (id: Id) => boolean,
): Question | undefined {
  const look = viewsOn(table);
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

/** Returns the same question, limited to viewers who see the top item. It is dropped when the top changes. */
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
