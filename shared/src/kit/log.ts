import { tell } from '../engine/presentation/catalog.ts';
import type { Description, LogLine } from '../engine/presentation/description.ts';
import type { Sentence } from '../engine/presentation/text/sentence.ts';
import type { GameEvent } from '../engine/state/event.ts';
import { type Labels, labelsIn } from './labels.ts';

/** The texts and rules that turn events into log lines. */
export interface LogBook<Told extends string> {
  /** The sentence for each type of event. An empty text makes no line. */
  readonly sentences: Readonly<Record<Told, Sentence>>;
  /** The tone for each type of event; if omitted, plain. */
  readonly tones: Readonly<Partial<Record<NoInfer<Told>, LogLine['tone']>>>;
  /** The clause of an event that does not name one. */
  readonly clauses?: Readonly<Partial<Record<NoInfer<Told>, string>>>;
  readonly labels: Labels;
  /** Returns the arithmetic of an event, if it has any. */
  readonly sumOf?: (event: GameEvent) => string | undefined;
}

/**
 * Returns a function that turns events into log lines; it returns undefined for events that are only for
 * animation.
 */
export function linesOf<Told extends string>(book: LogBook<Told>): Description['line'] {
  const tones: ReadonlyMap<string, LogLine['tone']> = new Map(Object.entries(book.tones));
  const clauses: ReadonlyMap<string, string> = new Map(Object.entries(book.clauses ?? {}));
  return (event, nameOf, content) => {
    const { labelOf: label, wordFor: word } = labelsIn(content, book.labels);
    const text = tell(book.sentences, event, { nameOf, label, word });
    if (!text) return undefined;
    const arithmetic = book.sumOf?.(event);
    const clause = event.clause ?? clauses.get(event.type);
    return {
      text,
      tone: tones.get(event.type) ?? 'plain',
      ...(arithmetic !== undefined && { arithmetic }),
      ...(clause !== undefined && { clause }),
    };
  };
}
