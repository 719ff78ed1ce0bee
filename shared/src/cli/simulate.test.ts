import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

/** Returns the figures of a duel as text, without the measured times. */
async function figures(...words: readonly string[]): Promise<string> {
  const asked = [program, '--ruleset', 'flow', '--scenario', 'duel', '--bots', 'random', '--json', ...words];
  const { stdout } = await promisify(execFile)(process.execPath, asked);
  const { millisecondsPerDecision: _, ...rest } = JSON.parse(stdout) as Record<string, unknown>;
  return JSON.stringify(rest);
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

  it('prints the titles of prompts without placeholders of fighters', () => {
    expect(run({ title: 'At the mill', ...duel }).stdout).not.toMatch(/\{\w+\}/);
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

  it('prints the same figures and stops after the same fight with any number of workers', async () => {
    const [one, three] = await Promise.all(
      ['1', '3'].map((workers) => figures('--within', '20%', '--workers', workers)),
    );
    expect(one).toMatch('"fights":50,');
    expect(three).toBe(one);
  }, 240_000);

  it('prints the figures so far when it is interrupted', async () => {
    const asked = [program, '--ruleset', 'flow', '--scenario', 'duel', '--fights', '1000000', '--json'];
    const child = spawn(process.execPath, asked, { stdio: ['ignore', 'pipe', 'pipe'] });
    const closed = once(child, 'close');
    let stdout = '';
    child.stdout.on('data', (text) => {
      stdout += text;
    });
    child.stderr.on('data', (text) => {
      if (/ [1-9]\d*\/1000000 fights/.test(String(text))) child.kill('SIGINT');
    });
    expect(await closed).toEqual([130, null]);
    expect((JSON.parse(stdout) as { fights: number }).fights).toBeGreaterThan(0);
  });
});
