import { LOADERS } from 'virtual:glyphs';
import type { Pictures } from '../battle/view-model.ts';

/** The pictures that a rulebook names; none if they cannot be had, for letters do as well. */
export async function picturesOf(ruleset: string): Promise<Pictures> {
  const load = Object.hasOwn(LOADERS, ruleset) ? LOADERS[ruleset] : undefined;
  return (await load?.().catch(() => undefined))?.PICTURES ?? {};
}
