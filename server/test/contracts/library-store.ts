import { beforeEach, expect, it } from 'vitest';
import type { KeptDocument, LibraryStore } from '../../src/store/library-store.ts';

export const ROOM = { things: 3, bytes: 100 };

export function thing(id: string, changes: Partial<KeptDocument> = {}): KeptDocument {
  const document = '{"map":{"radius":1}, "é ✓": "\\"}';
  const what = { kind: 'map', name: 'Mill', ruleset: 'toy', size: 30, at: 1_790_000_000_123 } as const;
  return { id, ...what, linkHash: `hash of ${id}`, document, ...changes };
}

/** Tests the behavior that every store of libraries must have. */
export function shelfPromises(tried: () => LibraryStore): void {
  beforeEach(() => tried().create({ id: 'ours', keyHash: 'k' }));
  const idsOn = async (shelf: string) => (await tried().list(shelf)).map(({ id }) => id);

  it('returns the items saved in it, the latest first', async () => {
    const store = tried();
    const fight = thing('fight', { kind: 'fight', name: 'Bridge', ruleset: 'toy', at: 1_790_000_000_124 });
    expect(await store.put('ours', thing('mill'), ROOM)).toBe(true);
    expect(await store.put('ours', fight, ROOM)).toBe(true);
    expect([await store.find('ours'), await store.read('mill')]).toEqual([
      { id: 'ours', keyHash: 'k' },
      thing('mill'),
    ]);
    const { document: _, ...head } = fight;
    expect((await store.list('ours'))[0]).toEqual(head);
    expect(await idsOn('ours')).toEqual(['fight', 'mill']);
  });

  it('replaces an item when another is saved with the same id', async () => {
    const store = tried();
    await store.put('ours', thing('mill'), ROOM);
    const later = thing('mill', { name: 'Old mill', document: '{}', size: 2, at: 1_790_000_000_125 });
    expect(await store.put('ours', later, ROOM)).toBe(true);
    expect([await store.read('mill'), await idsOn('ours')]).toEqual([later, ['mill']]);
  });

  it('accepts only as many items, and as many bytes, as it has room for', async () => {
    const store = tried();
    expect(await store.put('ours', thing('large', { size: 101 }), ROOM)).toBe(false);
    for (const id of ['a', 'b', 'c']) expect(await store.put('ours', thing(id), ROOM)).toBe(true);
    expect(await store.put('ours', thing('d', { size: 1 }), ROOM)).toBe(false);
    expect(await store.put('ours', thing('c', { size: 41 }), ROOM)).toBe(false);
    expect(await store.put('ours', thing('c', { size: 40 }), ROOM)).toBe(true);
    expect(await idsOn('ours')).toHaveLength(3);
  });

  it('does not exceed its limits when several writes arrive at once', async () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => tried().put('ours', thing(id), ROOM));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(3);
    expect(await idsOn('ours')).toHaveLength(3);
  });

  it('does not let its items be changed, renamed or deleted through another library', async () => {
    const store = tried();
    await store.create({ id: 'theirs', keyHash: 't' });
    await store.put('theirs', thing('mill'), ROOM);
    expect(await store.put('ours', thing('mill', { name: 'Mine' }), ROOM)).toBe(false);
    expect([await store.rename('ours', 'mill', 'Mine'), await store.discard('ours', 'mill')]).toEqual([
      false,
      false,
    ]);
    expect([await store.read('mill'), await idsOn('ours')]).toEqual([thing('mill'), []]);
  });

  it('renames and deletes items', async () => {
    const store = tried();
    await store.put('ours', thing('mill'), ROOM);
    expect(await store.rename('ours', 'mill', 'Old mill')).toBe(true);
    expect(await store.read('mill')).toEqual(thing('mill', { name: 'Old mill' }));
    expect([await store.discard('ours', 'mill'), await store.discard('ours', 'mill')]).toEqual([true, false]);
    expect(await store.read('mill')).toBeUndefined();
  });

  it('can be found by the id of any item in it', async () => {
    const store = tried();
    await store.put('ours', thing('mill'), ROOM);
    expect([await store.shelfOf('mill'), await store.shelfOf('ford')]).toEqual(['ours', undefined]);
  });

  it('is gone with all its items once deleted, and accepts nothing more', async () => {
    const store = tried();
    await store.put('ours', thing('mill'), ROOM);
    expect([await store.remove('ours'), await store.remove('ours')]).toEqual([true, false]);
    expect([await store.find('ours'), await store.read('mill')]).toEqual([undefined, undefined]);
    expect([await store.put('ours', thing('mill'), ROOM), await idsOn('ours')]).toEqual([false, []]);
  });

  it('is deleted only if it has not been visited in the meantime', async () => {
    const store = tried();
    const later = Date.now() + 7_200_000;
    expect(await store.unseen(1_000, 5)).toEqual([]);
    expect(await store.unseen(later, 5)).toEqual(['ours']);
    await store.seen('ours', later);
    expect([await store.unseen(later, 5), await store.remove('ours', later)]).toEqual([[], false]);
    expect([await store.unseen(later + 1, 5), await store.unseen(later + 1, 0)]).toEqual([['ours'], []]);
    expect(await store.remove('ours', later + 1)).toBe(true);
  });
}
