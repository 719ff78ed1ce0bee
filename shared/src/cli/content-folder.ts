import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackReading } from '../scenario/pack-file.ts';
import { type ServerContent, withPack } from '../scenario/server-content.ts';

/**
 * The error for an invalid folder of content packs (files that extend a rulebook). The message lists each fault
 * with its file, line and column.
 */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Reads all content packs of a folder and combines them by ruleset, in the order of their file names. `readPack` reads
 * the text of one. Throws `ContentError` if the folder cannot be read or a `.json` file in it is invalid.
 */
export async function readContentFolder(
  folder: string,
  readPack: (text: string) => PackReading | Promise<PackReading>,
): Promise<ServerContent> {
  let serverContent: ServerContent = {};
  for (const name of packsIn(folder)) {
    const file = join(folder, name);
    const read = await readPack(readFileSync(file, 'utf8'));
    if ('faults' in read) {
      const lines = read.faults.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
      throw new ContentError(lines.join('\n'));
    }
    const { ruleset, pack, content } = read;
    serverContent = { ...serverContent, [ruleset.id]: withPack(serverContent[ruleset.id], pack, content) };
  }
  return serverContent;
}

function packsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    throw new ContentError(`Cannot read the folder "${folder}": name a folder with content packs.`);
  }
}
