import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';

const program = fileURLToPath(new URL('./simulate.ts', import.meta.url));
const duel = Object.values(RULESETS)[0]?.scenarios[0]?.setup;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-fights-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function simulate(...words: readonly string[]) {
  const asked = [program, ...words, '--fights', '2', '--bots', 'random'];
  return spawnSync(process.execPath, asked, { encoding: 'utf8' });
}

function run(fight: object) {
  const file = join(folder, 'fight.json');
  writeFileSync(file, JSON.stringify(fight, null, 2));
  const { stdout, stderr, status } = simulate('--file', file);
  return { file, stdout, stderr, status };
}

describe('the simulate program', () => {
  it('plays a fight from a file with bots', () => {
    const { stdout, status } = run({ title: 'At the mill', ...duel });
    expect(stdout).toMatch(/^At the mill \(.+\), 2 fights\n/);
    expect(status).toBe(0);
  });

  it('reports a fault in the file with its line', () => {
    const { file, stderr, status } = run({ tilte: 'At the mill', ...duel });
    expect(stderr).toMatch(`${file}:2:3 tilte: unknown name`);
    expect(stderr).toMatch('Did you mean "title"?');
    expect(status).toBe(2);
  });

  it('adds the content of a folder to ready-made fights, like a server with that folder', () => {
    const packs = mkdtempSync(join(folder, 'packs-'));
    const frail = { archetypes: { duelist: { maxHp: 1 } } };
    const pack = { ruleset: 'flow', name: 'Frail', version: '1', content: frail };
    writeFileSync(join(packs, 'frail.json'), JSON.stringify(pack));
    const winners = (...more: readonly string[]) => {
      const { stdout } = simulate('--ruleset', 'flow', '--scenario', 'duel', '--json', ...more);
      return Object.keys((JSON.parse(stdout) as { wins: object }).wins);
    };
    expect(winners()).toContain('heroes');
    expect(winners('--content', packs)).toEqual(['foes']);
  });
});
