import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Input } from '@riposte/shared/engine/battle/input';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import { rulesetOf } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitProject, copyProject, removeProject } from '../../../scripts/new-ruleset/project-copy.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { arrangeBattle } from '../support/arranged.ts';
import { Child } from '../support/child.ts';
import { createBattle, Guest } from '../support/harness.ts';

const RULES = { ruleset: 'flow', now: rulesetOf('flow').version, next: rulesetOf('flow').version + 1 };
const JOURNALS = new URL(`../../../shared/journals/${RULES.ruleset}/${RULES.now}/`, import.meta.url);
const FIGHT = 'on-record';
/** A number in the rules and its new value: one more action point per turn. */
const CHANGE = {
  file: 'book/points.ts',
  from: 'fighter.sheet.apMax + fighter.apNext',
  to: 'fighter.sheet.apMax + 1 + fighter.apNext',
};

let project: string;
let data: string;
beforeAll(() => {
  project = copyProject();
  data = mkdtempSync(join(tmpdir(), 'riposte-version-'));
  commitProject(project);
});
afterAll(() => {
  removeProject(project);
  rmSync(data, { recursive: true, force: true });
});

const pathOf = (...parts: string[]) => join(project, ...parts);
const textOf = (path: string) => readFileSync(pathOf(path), 'utf8');
const rulesFile = (file: string) => `shared/src/rulesets/${RULES.ruleset}/${file}`;

function run(program: string, ...args: string[]) {
  const env = { ...process.env, CI: '', NO_COLOR: '1', FORCE_COLOR: undefined };
  const options = { cwd: project, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
  return { status, output: stdout + stderr };
}
const newVersion = (...args: string[]) => run('scripts/new-version.ts', ...args);
const playJournals = (versions: string) =>
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    'shared/src/journals.test.ts',
    '-t',
    `of ${RULES.ruleset}, version ${versions},`,
  );

function startServer(): Promise<Child> {
  const environment = { PORT: '0', RIPOSTE_DATA: data };
  return Child.start(environment, pathToFileURL(pathOf('server/src/main.ts')).href);
}

interface Turning {
  readonly ap: number;
  readonly sheet: { readonly apMax: number };
}

interface Recorded {
  readonly setup: Setup;
  readonly seed: string;
  readonly hash: string;
  readonly inputs: readonly Input[];
}

/** Returns the recorded fight with the fewest inputs. */
function shortestOnRecord(): Recorded {
  const fights = readdirSync(JOURNALS).map(
    (file) => JSON.parse(readFileSync(new URL(file, JOURNALS), 'utf8')) as Recorded,
  );
  const [shortest] = fights.sort((one, other) => one.inputs.length - other.inputs.length);
  if (!shortest) throw new Error('There is no fight on record.');
  return shortest;
}

/** Returns the hash that a battle had when the server last opened it. */
function hashIn(output: string, battle: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.includes('battle opened') && line.includes(battle));
  return lines.map((line) => JSON.parse(line) as { hash?: string }).at(-1)?.hash;
}

describe('npm run new-version', () => {
  it.each([
    { name: 'the ruleset does not exist', words: ['chess'], says: /^There is no ruleset "chess"/ },
    { name: 'the ruleset is a path', words: ['../engine'], says: /^There is no ruleset "..\/engine"/ },
    { name: 'no ruleset is named', words: [], says: /^Name one ruleset\./ },
  ])('writes nothing and gives the reason if $name', ({ words, says }) => {
    expect(newVersion(...words)).toEqual({ status: 2, output: expect.stringMatching(says) });
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: project, encoding: 'utf8' })).toBe('');
  });

  it('reports if there is no commit to take the rules from', () => {
    const moved = `${project}/.git-elsewhere`;
    renameSync(`${project}/.git`, moved);
    try {
      expect(newVersion(RULES.ruleset)).toEqual({
        status: 2,
        output: expect.stringMatching(/^There is no commit to take the rules from/),
      });
    } finally {
      renameSync(moved, `${project}/.git`);
    }
  });

  describe('with changed rules during a battle', () => {
    const recorded = shortestOnRecord();
    const { setup, seed, inputs } = recorded;
    let token: string;
    let before: ReturnType<typeof playJournals>;
    let kept: ReturnType<typeof newVersion>;

    async function play(some: readonly Input[]): Promise<Child> {
      const server = await startServer();
      const gm = await Guest.join(server.url, FIGHT, { token, name: 'Gloria' });
      if (gm.state.status === 'gathering') await gm.seat({ do: 'start' });
      for (const input of some) expect(await gm.say(input)).toMatchObject({ ok: true });
      return server;
    }

    beforeAll(async () => {
      const store = await openStore(data);
      const ruleset = rulesetOf(RULES.ruleset);
      token = (await arrangeBattle(store, FIGHT, { ruleset, setup, seed })).gm;
      await store.close();
      await (await play(inputs.slice(0, inputs.length / 2))).kill();
      const file = rulesFile(CHANGE.file);
      writeFileSync(pathOf(file), textOf(file).replace(CHANGE.from, CHANGE.to));
      before = playJournals(`${RULES.now}`);
      kept = newVersion(RULES.ruleset);
    }, 60_000);

    it('is demanded by a failing test that detects the changed rules', () => {
      expect(before.status).toBe(1);
      expect(before.output).toContain(`npm run new-version -- ${RULES.ruleset}`);
    });

    it('saves the committed rules as an edition, and makes the changed ones the next version', () => {
      expect(kept).toMatchObject({ status: 0 });
      const edition = textOf(`shared/editions/${RULES.ruleset}-${RULES.now}/rulebook.js`);
      expect([edition.includes(CHANGE.from), edition.includes(CHANGE.to)]).toEqual([true, false]);
      expect(textOf(rulesFile('index.ts'))).toContain(`version: ${RULES.next},`);
      expect(newVersion(RULES.ruleset)).toEqual({
        status: 2,
        output: expect.stringMatching(/already been raised/),
      });
    });

    it('lets the battle end under the old rules, and new battles start under the new rules', async () => {
      const server = await play(inputs.slice(inputs.length / 2));
      const { id, tokens } = await createBattle(server.url, {
        ruleset: RULES.ruleset,
        scenario: rulesetOf(RULES.ruleset).scenarios[0]?.id ?? '',
      });
      const gm = await Guest.join(server.url, id, { token: tokens.gm });
      await gm.seat({ do: 'start' });
      await gm.until(({ status }) => status === 'fighting');
      expect(gm.state.version).toBe(RULES.next);
      const { ap, sheet } = gm.table.fighters[gm.table.turn ?? ''] as unknown as Turning;
      expect(ap).toBe(sheet.apMax + 1);
      await server.kill();
      const again = await play([]);
      await again.kill();
      expect(hashIn(again.output(), FIGHT)).toBe(recorded.hash);
    });

    it('lets finished fights of both versions be replayed once new ones are recorded', () => {
      expect(run('shared/src/cli/record-journals.ts', RULES.ruleset)).toMatchObject({ status: 0 });
      const versions = readdirSync(pathOf('shared/journals', RULES.ruleset)).map(Number);
      expect(versions.filter((version) => version >= RULES.now).sort()).toEqual([RULES.now, RULES.next]);
      expect(playJournals(`(${RULES.now}|${RULES.next})`)).toMatchObject({ status: 0 });
    });
  });
});
