import { LOADERS } from 'virtual:glyphs';
import type { Pictures } from '../battle/view-model.ts';

/**
 * Loads the icons that a rulebook uses, from this page or from a package on its server. If that fails, returns no icons,
 * and the page shows initials instead.
 */
export async function picturesOf(ruleset: string): Promise<Pictures> {
  const load = Object.hasOwn(LOADERS, ruleset) ? LOADERS[ruleset] : undefined;
  if (load) return (await load().catch(() => undefined))?.PICTURES ?? {};
  const { installedIcons } = await import('./installed.ts');
  return await installedIcons(ruleset).catch(() => ({}));
}
