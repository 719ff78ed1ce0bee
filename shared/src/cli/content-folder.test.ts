import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';
import { ContentError, readContentFolder } from './content-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, sword: object): void {
  const pack = { ruleset: 'flow', name: file, version: '1', content: { weapons: { sword } } };
  writeFileSync(join(folder, file), JSON.stringify(pack, null, 1));
}

it('combines packs in the order of their file names, and lets later packs override earlier ones', () => {
  put('2-later.json', { sides: 12 });
  put('1-earlier.json', { sides: 10, dice: 2 });
  writeFileSync(join(folder, 'notes.txt'), 'no pack');
  const { flow, vigil } = readContentFolder(folder, RULESETS);
  expect(flow?.content).toEqual({ weapons: { sword: { sides: 12, dice: 2 } } });
  expect(flow?.packs.map(({ name }) => name)).toEqual(['1-earlier.json', '2-later.json']);
  expect(vigil).toBeUndefined();
});

it('reports the file, line and column of a fault in a pack', () => {
  put('bad.json', { sidse: 12 });
  expect(() => readContentFolder(folder, RULESETS)).toThrow(ContentError);
  expect(() => readContentFolder(folder, RULESETS)).toThrow(/bad\.json:8:5 .*sidse.*Did you mean "sides"\?/);
});

it('reports a missing content folder', () => {
  expect(() => readContentFolder(join(folder, 'none'), RULESETS)).toThrow(/Cannot read the folder ".*none"/);
});
