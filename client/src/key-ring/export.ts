import type { RingItem, ShownRing } from '@riposte/shared/protocol/key-ring';
import type { LibraryRef } from '../net/library.ts';
import { wholeLibrary } from './requests.ts';

/**
 * Returns everything on a key ring as the text of one file: its items, devices, passkeys and accounts. Each library is
 * included as the text of its own file, which can be imported; a deleted library is null.
 */
export async function exportOf(ring: ShownRing, items: readonly RingItem[]): Promise<string> {
  const refs = items.flatMap(({ kind, value }) => (kind === 'library' ? [value as LibraryRef] : []));
  const files = refs.map(async (ref) => [ref.id, await wholeLibrary(ref).catch(() => null)] as const);
  const libraries = Object.fromEntries(await Promise.all(files));
  return JSON.stringify({ format: 'riposte-key-ring', version: 1, ...ring, items, libraries }, null, 2);
}
