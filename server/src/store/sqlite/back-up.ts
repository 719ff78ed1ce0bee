import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/**
 * Copies a database file consistently, even while a server writes to it. Throws if either file cannot be
 * used.
 */
export async function backUp(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no database at ${file}`);
  if (existsSync(target)) throw new Error(`${target} already exists`);
  mkdirSync(dirname(target), { recursive: true });
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, target);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(target, { readOnly: true });
  const [result] = copy.prepare('PRAGMA integrity_check').all();
  copy.close();
  if (result?.integrity_check !== 'ok') throw new Error(`the copy ${target} is damaged`);
}
