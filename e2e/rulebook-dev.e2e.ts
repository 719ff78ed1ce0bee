import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthorFolder } from '../scripts/rulebook/author-folder.ts';
import { openBrowser } from './support/browser.ts';

const COMMAND = 'node_modules/@riposte/shared/dist/cli/rulebook.js';
const TABLE = 'src/table.ts';

let [parent, folder, address] = ['', '', ''];
let server: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  parent = mkdtempSync(join(realpathSync(tmpdir()), 'riposte-dev-'));
  folder = join(parent, 'brawl');
  createAuthorFolder(folder);
  server = spawn(process.execPath, [COMMAND, 'dev', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout as NodeJS.EventEmitter, 'data')) as [Buffer];
  [address = ''] = line.toString().split(' ');
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  server.kill();
  rmSync(parent, { recursive: true, force: true });
});

let original = '';
beforeEach(async () => {
  original = readFileSync(join(folder, TABLE), 'utf8');
  page = await browser.newPage();
  await page.goto(address);
  await page.getByText('1 pass, 0 fail').waitFor();
});
afterEach(async () => {
  writeFileSync(join(folder, TABLE), original);
  await page.close();
});

/** Writes a changed line, as an author’s editor does. */
function change(from: string, to: string): void {
  expect(original).toContain(from);
  writeFileSync(join(folder, TABLE), original.replace(from, to));
}

describe('the page of rulebook dev', () => {
  it('shows how a change of a rule changes the odds of a decision, and which case now fails', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('row', { name: /Attack at Wolf.*66\.7 %/ }).waitFor();
    change('TO_HIT = 3', 'TO_HIT = 5');
    await page.getByRole('row', { name: /Attack at Wolf.* 33\.3 % 66\.7 %/ }).waitFor();
    await page.getByText('cases/001-a-dodge.json:26: step 4').waitFor();
  });

  it('shows an error with its line, and keeps the last fight until it is corrected', async () => {
    change('export const AP = 2;', 'export const AP = = 2;');
    const line = original.split('\n').findIndex((text) => text.startsWith('export const AP')) + 1;
    await page.getByText(`${TABLE}:${line}: SyntaxError`).waitFor();
    expect(await page.locator('#options tr').count()).toBeGreaterThan(0);
    writeFileSync(join(folder, TABLE), original);
    await page.getByText('Up to date').waitFor();
    expect(await page.locator('#errors').isVisible()).toBe(false);
  });

  it('is refused under another host name, so that no other site can read it', async () => {
    const { port } = new URL(address);
    const other = await browser.newContext();
    const asked = await other.request.get(address, { headers: { Host: `example.org:${port}` } });
    expect(asked.status()).toBe(403);
    expect(asked.headers()['content-security-policy']).toContain("default-src 'none'");
    await other.close();
  });
});
