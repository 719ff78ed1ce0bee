import type { Library } from '@riposte/shared/engine/history/edition';

/**
 * Loads the rulesets that a module exports as `LIBRARY`. Every thread that plays battles loads the same
 * module.
 */
export async function loadLibrary(address: string): Promise<Library> {
  const { LIBRARY } = (await import(address)) as { readonly LIBRARY: Library };
  return LIBRARY;
}
