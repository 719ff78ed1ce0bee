import { LOADERS } from 'virtual:glyphs';
import type { Pictures } from '../battle/view-model.ts';

/** Loads the icons that a ruleset uses. If that fails, returns no icons, and the page shows initials instead. */
export async function picturesOf(ruleset: string): Promise<Pictures> {
  const load = Object.hasOwn(LOADERS, ruleset) ? LOADERS[ruleset] : undefined;
  return (await load?.().catch(() => undefined))?.PICTURES ?? {};
}
