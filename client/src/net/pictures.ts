import type { Pictures } from '../battle/view-model.ts';
import { askJson } from './api.ts';
import { fileAddress, latestRulebook } from './rulebooks.ts';

/** Loads the icons of a rulebook. If that fails, returns no icons, and the page shows initials instead. */
export async function picturesOf(ruleset: string): Promise<Pictures> {
  const book = await latestRulebook(ruleset);
  return book ? await askJson<Pictures>(fileAddress(book, 'icons')).catch(() => ({})) : {};
}
