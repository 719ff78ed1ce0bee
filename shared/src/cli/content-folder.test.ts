import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';
import { readPack } from '../scenario/pack-file.ts';
import { ContentError, readContentFolder } from './content-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readContentFolder(path, (text) => readPack(text, RULESETS));

function put(file: string, sword: object): void {
  const pack = { ruleset: 'flow', name: file, version: '1', content: { weapons: { sword } } };
  writeFileSync(join(folder, file), JSON.stringify(pack, null, 1));
}

it('combines packs in the order of their file names, and lets later packs override earlier ones', async () => {
  put('2-later.json', { sides: 12 });
  put('1-earlier.json', { sides: 10, dice: 2 });
  writeFileSync(join(folder, 'notes.txt'), 'no pack');
  const { flow, vigil } = await read(folder);
  expect(flow?.content).toEqual({ weapons: { sword: { sides: 12, dice: 2 } } });
  expect(flow?.packs.map(({ name }) => name)).toEqual(['1-earlier.json', '2-later.json']);
  expect(vigil).toBeUndefined();
});

it('reports the file, line and column of a fault in a pack', async () => {
  put('bad.json', { sidse: 12 });
  await expect(read(folder)).rejects.toThrow(ContentError);
  await expect(read(folder)).rejects.toThrow(/bad\.json:8:5 .*sidse.*Did you mean "sides"\?/);
});

it('reports a missing content folder', async () => {
  await expect(read(join(folder, 'none'))).rejects.toThrow(/Cannot read the folder ".*none"/);
});
