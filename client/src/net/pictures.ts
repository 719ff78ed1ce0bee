import { LOADERS } from 'virtual:glyphs';
import type { Pictures } from '../battle/view-model.ts';

/** Loads the icons that a rulebook uses. Returns none if that fails, because initials can replace them. */
export async function picturesOf(ruleset: string): Promise<Pictures> {
  const load = Object.hasOwn(LOADERS, ruleset) ? LOADERS[ruleset] : undefined;
  return (await load?.().catch(() => undefined))?.PICTURES ?? {};
}
