import { ARCHETYPES, type Content } from '../engine/content/content.ts';
import type { Said } from '../engine/language/keyed-text.ts';
import type { Words } from '../engine/presentation/catalog.ts';
import { headingOf } from '../engine/presentation/phrases.ts';
import type { Json } from '../engine/schema/json.ts';

/**
 * Returns a function for the labels in rejections, from chapters as `said` returns them. For an id without a label, it
 * returns the id with spaces instead of hyphens.
 */
export function saidLabelOf(
  chapters: readonly Readonly<Record<string, { readonly label: Said }>>[],
): (id: string) => Said | string {
  return (id) => chapters.find((chapter) => Object.hasOwn(chapter, id))?.[id]?.label ?? headingOf(id);
}

/** The labels of ids. For a value that is not an id, the function returns a fixed text (`nothing`). */
export interface Labels {
  /** Returns the label as a heading: from the catalog, or else the id itself with spaces instead of hyphens. */
  labelOf(id: Json | undefined): string;
}

/**
 * Returns the labels of a catalog. If several chapters have a label for an id, the label in the first chapter is used.
 * `nothing` is the text for a value that is not an id.
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
  return { labelOf };
}

const renamed = new WeakMap<Labels, WeakMap<Content, Labels>>();

/** Returns `labels`, extended and overridden by the labels in a battle's content. */
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
  const find = (id: string) => own.get(id) ?? own.get(id.slice(id.lastIndexOf('.') + 1)); // an id such as `power.fire` has the label of `fire`
  return { labelOf: (id) => find(String(id)) ?? labels.labelOf(id) };
}
