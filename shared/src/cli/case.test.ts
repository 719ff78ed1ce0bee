import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupFight } from '../engine/setup/scenario.ts';
import { RULESETS } from '../rulesets/registry.ts';

const program = fileURLToPath(new URL('./case.ts', import.meta.url));
const cases = fileURLToPath(new URL('../../cases', import.meta.url));
const [ruleset = ''] = Object.keys(RULESETS);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-cases-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...targets: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...targets], { encoding: 'utf8' });
  return { lines: stdout.trimEnd().split('\n'), stderr, status };
}

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Returns a case without inputs or dice. It only checks expectations about the start of the battle. */
function looking(expectations: object): string {
  const scenario = groupFight(RULESETS[ruleset]?.scenarios ?? []);
  return JSON.stringify({
    ...scenario?.setup,
    order: scenario?.setup.combatants.map(({ id }) => id),
    title: 'A look',
    clauses: [],
    steps: [{ expect: expectations }],
  });
}

describe('the case program', () => {
  it('prints ok for each passing case, counts them and succeeds', () => {
    const { lines, status } = run(join(cases, ruleset));
    expect(lines.slice(0, -1).every((line) => line.startsWith('ok '))).toBe(true);
    expect(lines.at(-1)).toBe(`${lines.length - 1} passed, 0 failed`);
    expect(status).toBe(0);
  });

  it('reports the failing step with the expected and actual value', () => {
    const file = write('wrong.json', looking({ over: { winner: 'foes' } }));
    const { lines, status } = run(file);
    expect(lines).toEqual([
      `FAIL ${file} step 1: over want {"winner":"foes"} got null`,
      '0 passed, 1 failed',
    ]);
    expect(status).toBe(1);
  });

  it.each([
    { name: 'is not valid JSON', content: '{' },
    { name: 'names an unknown ruleset', content: '{"ruleset": "chess", "steps": []}' },
  ])('fails a case that $name and continues with the next', ({ content }) => {
    const broken = write('broken.json', content);
    const wrong = write('wrong.json', looking({ over: { winner: 'foes' } }));
    const { lines, status } = run(broken, wrong);
    expect(lines[0]).toMatch(`FAIL ${broken} step 0: `);
    expect([lines.length, lines.at(-1), status]).toEqual([3, '0 passed, 2 failed', 1]);
  });

  it('fails a case at the step in which its dice run out', () => {
    const file = join(cases, 'flow', '004-parry-cancels.json');
    const whole = JSON.parse(readFileSync(file, 'utf8'));
    const { lines } = run(write('short.json', JSON.stringify({ ...whole, dice: [40] })));
    expect(lines[0]).toMatch(/FAIL .*short.json step 2: .*run out/);
  });

  it('reports a missing file as a failure', () => {
    const { lines, status } = run(join(folder, 'nowhere.json'));
    expect(lines[0]).toMatch(/no such file/);
    expect([lines.at(-1), status]).toEqual(['0 passed, 1 failed', 1]);
  });

  it('prints its usage if it is run without arguments', () => {
    const { stderr, status } = run();
    expect(stderr).toContain('npm run -s case -- FILE-OR-FOLDER');
    expect(status).toBe(2);
  });
});
