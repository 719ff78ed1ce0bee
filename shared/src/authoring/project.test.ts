import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectIn } from './project.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-project-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = 'https://example.org/game';

it.each([
  { stated: { homepage: PAGE }, addresses: { homepage: PAGE } },
  { stated: { repository: PAGE }, addresses: { repository: PAGE } },
  {
    stated: { repository: { type: 'git', url: `git+${PAGE}.git` } },
    addresses: { repository: `${PAGE}.git` },
  },
  { stated: { repository: 'github:user/name' }, addresses: {} },
  { stated: { repository: 'git+ssh://git@example.org/game.git' }, addresses: {} },
])('a package states the web pages among $stated', ({ stated, addresses }) => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ license: 'MIT', author: 'Ann', ...stated }));
  expect(projectIn(folder).addresses).toEqual(addresses);
});
