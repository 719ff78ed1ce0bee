import type { Words } from '../../../engine/catalogue.ts';
import type { Json } from '../../../engine/table.ts';
import { TEXT } from './catalogue.ts';

const PLAIN: Readonly<Record<string, string>> = {
  ...TEXT.phases,
  ...TEXT.sheet.scores.fields,
  focus: TEXT.table.resources.focus.label,
};

/** The chapters in which an id is looked up, the first that has it. */
const CHAPTERS: readonly Readonly<Record<string, Words>>[] = [
  TEXT.things,
  TEXT.actions,
  TEXT.conditions,
  TEXT.options,
];

/** How an id reads as a heading: by its entry in the catalogue, else with its hyphens as spaces. */
export function labelOf(id: Json | undefined): string {
  if (typeof id !== 'string') return TEXT.params.nothing;
  if (Object.hasOwn(PLAIN, id)) return PLAIN[id] ?? id;
  const words = CHAPTERS.find((chapter) => Object.hasOwn(chapter, id))?.[id];
  return words?.label ?? id.replace(/[-_]/g, ' ');
}

/** The same in the middle of a sentence. */
export function wordFor(id: Json | undefined): string {
  return labelOf(id).toLowerCase();
}
