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
 * A ruleset's rules for a stack on which each fighter may respond to the top item, even to another response.
 * Priority, the right to respond next, passes from fighter to fighter. The latest response resolves first.
 */
export interface Priority<Item extends StackItem = StackItem> {
  /**
   * Called when a reaction window opens for the top item. `scope` limits which fighters may respond; if omitted, all
   * fighters may.
   */
  open?(top: Item, scope?: ReadonlySet<Id>): void;
  /** Returns the order in which fighters get priority. Called again for each question. */
  order(): readonly Id[];
  /**
   * Returns the question that asks the fighter with priority to respond to the top item. If it offers only `pass`,
   * the next fighter gets priority.
   */
  question(holder: Id, top: Item): Question;
  /** Called for each fighter that passes. */
  passed?(holder: Id): void;
  /** Puts the holder's response on the stack. The other fighters may respond to it while it is there. */
  respond(holder: Id, answer: Answer): void;
  /**
   * Resolves the top item after all fighters have passed, and removes it from the stack. May open another window
   * first. If that window changes the stack, this function must leave the item in place, because it is called again
   * later.
   */
  resolve(top: Item): Script;
}

/**
 * Resolves the stack from the top until it is empty. The top item resolves when all fighters have passed. Whenever
 * the top changes, a new window opens.
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
 * Holds a reaction window for the top item. `scope` limits which fighters may respond; if omitted, all fighters may.
 * Returns true if all have passed and the item is still on top, and false as soon as the top changes. A fighter whose
 * choice was removed by a GM intervention has not passed, and may be asked again.
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

/** Returns the same question, limited to viewers who see the top item. Its prompt closes when the top changes. */
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
