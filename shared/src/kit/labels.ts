import type { Words } from '../engine/catalogue.ts';
import type { Json } from '../engine/table.ts';

/** How ids read. What is no id reads as nothing does. */
export interface Labels {
  /** As a heading: by the catalogue, else with its hyphens as spaces. */
  labelOf(id: Json | undefined): string;
  /** The same in the middle of a sentence. */
  wordFor(id: Json | undefined): string;
}

/** The labels of a catalogue whose chapters are looked through in this order; `nothing` is what no id reads as. */
export function labelsOf(
  chapters: readonly Readonly<Record<string, Words | Pick<Words, 'label'>>>[],
  nothing = '',
): Labels {
  const labelOf = (id: Json | undefined): string => {
    if (typeof id !== 'string') return nothing;
    const words = chapters.find((chapter) => Object.hasOwn(chapter, id))?.[id];
    return words?.label ?? heading(id.replaceAll(/[-_]/g, ' ').replaceAll(/(?<=[a-z])[A-Z]/g, spaced));
  };
  return { labelOf, wordFor: (id) => labelOf(id).toLowerCase() };
}

/** A name that is put together of words: `maxHp`. */
function spaced(capital: string): string {
  return ` ${capital.toLowerCase()}`;
}

function heading(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
