import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOM, thing } from '../../../test/contracts/library-store.ts';
import { backUp } from './back-up.ts';
import { DATABASE_FILE, openStore } from './open-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-back-up-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a backup contains every library with everything saved in it', async () => {
  const store = await openStore(folder);
  await store.shelves.create({ id: 'shelf', keyHash: 'k' });
  await store.shelves.put('shelf', thing('mill'), ROOM);
  await backUp(join(folder, DATABASE_FILE), join(folder, 'copy', DATABASE_FILE));
  await store.shelves.remove('shelf');
  await store.close();
  const copy = await openStore(join(folder, 'copy'));
  expect([await copy.shelves.find('shelf'), await copy.shelves.read('mill')]).toEqual([
    { id: 'shelf', keyHash: 'k' },
    thing('mill'),
  ]);
  await copy.close();
});
