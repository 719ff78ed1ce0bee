import type { Words } from '../../engine/catalogue.ts';
import { TEXT } from './text/catalogue.ts';

const CHAPTERS: readonly Readonly<Record<string, Words>>[] = [
  TEXT.actions,
  TEXT.options,
  TEXT.things,
  TEXT.conditions,
];

/** How an id reads: by its entry in the catalogue, else with its hyphens as spaces. */
export function labelOf(id: string): string {
  for (const entries of CHAPTERS) {
    if (Object.hasOwn(entries, id)) return entries[id]?.label ?? id;
  }
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same in the middle of a sentence. */
export function wordFor(id: string): string {
  return labelOf(id).toLowerCase();
}
