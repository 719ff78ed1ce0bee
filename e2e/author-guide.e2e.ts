import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthorFolder, FEW_FIGHTS } from '../scripts/rulebook/author-folder.ts';

const GUIDE = fileURLToPath(new URL('../docs/your-own-rulebook.md', import.meta.url));

/** A step of the guide: its heading, and its code blocks in their order. */
interface Step {
  readonly title: string;
  readonly blocks: readonly { readonly language: string; readonly text: string }[];
}

function stepsOf(guide: string): readonly Step[] {
  return guide
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0] ?? '',
      blocks: [...section.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = '', text = '']) => ({
        language,
        text,
      })),
    }));
}

const guide = readFileSync(GUIDE, 'utf8');
let parent: string;
let folder: string;
beforeAll(() => {
  parent = mkdtempSync(join(realpathSync(tmpdir()), 'riposte-guide-'));
  const [, name = ''] = /rulebook -- create \.\.\/(\w+)/.exec(guide) ?? [];
  folder = join(parent, name);
  createAuthorFolder(folder);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Runs the commands of a block, also after one has failed. Returns what they print. */
function run(commands: string): string {
  const identity = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@localhost' };
  const committer = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@localhost' };
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const env = { ...FEW_FIGHTS, ...identity, ...committer, PATH: path };
  const { stdout, stderr } = spawnSync('sh', ['-c', commands], { cwd: folder, env, encoding: 'utf8' });
  return stdout + stderr;
}

function apply(diff: string): void {
  const { status, stderr } = spawnSync('git', ['apply', '-'], {
    cwd: folder,
    input: diff,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

it.each(stepsOf(guide))('an author can follow the guide literally: $title', ({ blocks }) => {
  let printed = '';
  for (const { language, text } of blocks) {
    if (language === 'diff') apply(text);
    else if (language === 'sh') printed = run(text);
    else for (const line of text.trim().split('\n')) expect(printed).toContain(line);
  }
  expect(run('git status --short')).toBe('');
});
