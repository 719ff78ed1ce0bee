import { expect } from 'vitest';
import type { Person } from './person.ts';

/** Waits until the device of a person has saved the table that their page shows. */
export async function waitUntilSaved(person: Person): Promise<void> {
  await expect.poll(() => person.page.evaluate(savedRev), { timeout: 10_000 }).toBe(await person.rev());
}

/** Returns the number of tables that the device has saved. Runs in the page. */
export async function savedCount(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('riposte-tables');
    opening.onsuccess = () => resolve(opening.result);
  });
  const count = await new Promise<number>((resolve) => {
    const counting = database.transaction('tables').objectStore('tables').count();
    counting.onsuccess = () => resolve(counting.result);
  });
  database.close();
  return count;
}

/** Adds fields to the tables that the device has saved. Runs in the page. */
export async function changeSaved(fields: object): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('riposte-tables');
    opening.onsuccess = () => resolve(opening.result);
  });
  await new Promise<void>((resolve) => {
    const change = database.transaction('tables', 'readwrite');
    change.oncomplete = () => resolve();
    const reading = change.objectStore('tables').openCursor();
    reading.onsuccess = () => {
      reading.result?.update({ ...reading.result.value, ...fields });
      reading.result?.continue();
    };
  });
  database.close();
}

/** Returns the revision of the table that the device has saved; undefined if it has saved none. Runs in the page. */
export async function savedRev(): Promise<number | undefined> {
  const databases = await indexedDB.databases(); // opening a database would create it
  if (!databases.some(({ name }) => name === 'riposte-tables')) return undefined;
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('riposte-tables');
    opening.onsuccess = () => resolve(opening.result);
  });
  const [saved] = await new Promise<{ snapshot: { rev: number } }[]>((resolve) => {
    const reading = database.transaction('tables').objectStore('tables').getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  database.close();
  return saved?.snapshot.rev;
}
