import type { Library } from '@riposte/shared/engine/history/edition';

/** Loads the rulebooks that a module exports as `LIBRARY`: every thread that plays battles loads the same. */
export async function loadLibrary(address: string): Promise<Library> {
  const { LIBRARY } = (await import(address)) as { readonly LIBRARY: Library };
  return LIBRARY;
}
