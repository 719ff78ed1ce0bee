import { ARCHETYPES, type Content } from '../engine/content/content.ts';
import type { Words } from '../engine/presentation/catalogue.ts';
import { headingOf } from '../engine/presentation/phrases.ts';
import type { Json } from '../engine/schema/json.ts';

/** How ids read. What is no id reads as nothing does. */
export interface Labels {
  /** As a heading: by the catalogue, else with its hyphens as spaces. */
  labelOf(id: Json | undefined): string;
  /** The same in the middle of a sentence. */
  wordFor(id: Json | undefined): string;
}

/**
 * The labels of a catalogue whose chapters are looked through in this order; `nothing` is what no id reads
 * as.
 */
export function labelsOf(
  chapters: readonly Readonly<Record<string, Words | Pick<Words, 'label'>>>[],
  nothing = '',
): Labels {
  const labelOf = (id: Json | undefined): string => {
    if (typeof id !== 'string') return nothing;
    const words = chapters.find((chapter) => Object.hasOwn(chapter, id))?.[id];
    return words?.label ?? headingOf(id);
  };
  return { labelOf, wordFor: (id) => labelOf(id).toLowerCase() };
}

const renamed = new WeakMap<Labels, WeakMap<Content, Labels>>();

/** The same where a battle's content has names of its own. */
export function labelsIn(content: Content | undefined, labels: Labels): Labels {
  if (!content) return labels;
  const known = renamed.get(labels) ?? new WeakMap<Content, Labels>();
  renamed.set(labels, known);
  const made = known.get(content) ?? renamedBy(content, labels);
  known.set(content, made);
  return made;
}

function renamedBy(content: Content, labels: Labels): Labels {
  const parts = Object.entries(content).filter(([part]) => part !== ARCHETYPES);
  const entries = parts.flatMap(([, part]) => Object.entries(part));
  const own = new Map(entries.flatMap(([id, { label }]) => (typeof label === 'string' ? [[id, label]] : [])));
  const labelOf = (id: Json | undefined) => own.get(String(id)) ?? labels.labelOf(id);
  return { labelOf, wordFor: (id) => own.get(String(id))?.toLowerCase() ?? labels.wordFor(id) };
}
