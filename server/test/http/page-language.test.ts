import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageRoutes } from '../../src/http/page.ts';

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-language-'));
  writeFileSync(join(folder, 'index.html'), 'en');
  writeFileSync(join(folder, 'index.de.html'), 'de');
  writeFileSync(join(folder, 'index.pt-BR.html'), 'pt-BR');
  server = createServer(express().use(pageRoutes(folder)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Requests a page as a browser with these languages and cookies, and returns the response. */
function get(path: string, languages: string, cookie = ''): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-language': languages, cookie } });
}

it.each([
  {
    name: 'the first language of the browser that it has',
    path: '/',
    languages: 'ja, de;q=0.8, en;q=0.5',
    shown: 'de',
  },
  { name: 'the language of a browser in a country', path: '/t/x', languages: 'de-AT', shown: 'de' },
  {
    name: 'a country’s language for a browser that names no country',
    path: '/',
    languages: 'pt',
    shown: 'pt-BR',
  },
  { name: 'English if it has none of them', path: '/', languages: 'ja', shown: 'en' },
  {
    name: 'the chosen language before the browser’s',
    path: '/',
    languages: 'de',
    cookie: 'a=b; lang=pt-BR',
    shown: 'pt-BR',
  },
  {
    name: 'the language of the address before the chosen one',
    path: '/?stream&lang=en',
    languages: 'de',
    cookie: 'lang=de',
    shown: 'en',
  },
  {
    name: 'the browser’s language if the chosen one is unknown',
    path: '/',
    languages: 'de',
    cookie: 'lang=../x',
    shown: 'de',
  },
  {
    name: 'the browser’s language if the address names several',
    path: '/?lang=en&lang=en',
    languages: 'de',
    shown: 'de',
  },
])('the page is in $name', async ({ path, languages, cookie, shown }) => {
  const response = await get(path, languages, cookie);
  expect(await response.text()).toBe(shown);
  expect(response.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
});
