import { tell } from '../engine/presentation/catalog.ts';
import type { Description } from '../engine/presentation/description.ts';
import type { RollSum } from '../engine/presentation/event-display.ts';
import { sumText } from '../engine/presentation/roll-sum.ts';
import type { Sentence } from '../engine/presentation/text/sentence.ts';
import type { ENGINE_SENTENCES } from '../engine/presentation/text/sentences.ts';
import { type EventKinds, eventKindOf, type GameEvent } from '../engine/state/event.ts';
import { type Labels, labelsIn } from './labels.ts';
import { KIT_SENTENCES } from './sentences.ts';

type Sentences = Readonly<Record<string, Sentence>>;

/** The events for which the engine or the kit has a sentence. A ruleset may override that sentence. */
type Shared = keyof typeof ENGINE_SENTENCES | keyof typeof KIT_SENTENCES;

/** The declared events that have a line in the log. */
type Logged<Events extends EventKinds> = {
  [Type in keyof Events]: Events[Type] extends { readonly tone: 'silent' } ? never : Type;
}[keyof Events];

/** Requires a sentence for each event that has a line, and rejects all other sentences. */
type SentencesOf<Events extends EventKinds, Own extends Sentences> = Own &
  Readonly<Record<Exclude<Logged<Events>, Shared>, Sentence>> &
  Readonly<Record<Exclude<keyof Own, Logged<Events> | Shared>, 'No such event has a line.'>>;

/** The declarations and texts that turn events into log lines. */
export interface LogBook<Events extends EventKinds, Own extends Sentences> {
  readonly events: Events;
  /** The sentence for each event. An empty sentence produces no line. */
  readonly sentences: SentencesOf<Events, Own>;
  readonly labels: Labels;
  /** Returns the arithmetic of an event, such as the sum of a roll; undefined if the event has none. */
  readonly sumOf?: (event: GameEvent) => string | undefined;
  /** Returns the sum of a check; undefined if the event is not a check. */
  readonly rollSumOf?: (event: GameEvent) => RollSum | undefined;
}

/** Returns a function that turns events into log lines; it returns undefined for events without a line. */
export function linesOf<Events extends EventKinds, Own extends Sentences>(
  book: LogBook<Events, Own>,
): Description['line'] {
  const sentences: Sentences = { ...KIT_SENTENCES, ...(book.sentences as Own) };
  return (event, nameOf, content) => {
    const { tone = 'plain', clause = undefined } = eventKindOf(book.events, event.type) ?? {};
    if (tone === 'silent') return undefined;
    const { labelOf: label } = labelsIn(content, book.labels);
    const text = tell(sentences, event, { nameOf, label });
    if (!text) return undefined;
    const sum = book.rollSumOf?.(event);
    const arithmetic = sum ? sumText(sum) : book.sumOf?.(event);
    const cited = event.clause ?? clause;
    return {
      text,
      tone,
      ...(arithmetic !== undefined && { arithmetic }),
      ...(sum && { sum }),
      ...(cited !== undefined && { clause: cited }),
    };
  };
}
