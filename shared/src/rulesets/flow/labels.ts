import { ACTION_ENTRIES, CONDITION_ENTRIES, OPTION_ENTRIES, THING_ENTRIES } from './glossary.ts';

/** How an id reads: by its entry in the glossary, else with its hyphens as spaces. */
export function labelOf(id: string): string {
  for (const entries of [ACTION_ENTRIES, OPTION_ENTRIES, THING_ENTRIES, CONDITION_ENTRIES]) {
    if (Object.hasOwn(entries, id)) return entries[id]?.label ?? id;
  }
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
