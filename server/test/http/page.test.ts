import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageRoutes } from '../../src/http/page.ts';

const SCRIPT = 'export const word = "riposte";'.repeat(40);

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Riposte</title>');
  writeFileSync(join(folder, 'assets/page-1234.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/page-1234.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets/page-1234.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/font-1234.woff2'), 'a font');
  server = createServer(express().use(pageRoutes(folder)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Returns the raw response for a browser that accepts these encodings. */
function get(path: string, encodings: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: { 'accept-encoding': encodings } }, (response) => {
      response.resume();
      resolve(response);
    });
    asked.on('error', reject).end();
  });
}

it.each([
  { takes: 'gzip, deflate, br, zstd', encoding: 'br', size: brotliCompressSync(SCRIPT).length },
  { takes: 'gzip, deflate', encoding: 'gzip', size: gzipSync(SCRIPT).length },
  { takes: 'identity', encoding: undefined, size: SCRIPT.length },
])(
  'a browser that accepts "$takes" gets scripts with the encoding $encoding, cached forever',
  async ({ takes, encoding, size }) => {
    const { statusCode, headers } = await get('/assets/page-1234.js', takes);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'content-length': String(size),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(headers['content-encoding']).toBe(encoding);
  },
);

it('fonts are sent as they are, because they are already compressed', async () => {
  const { headers } = await get('/assets/font-1234.woff2', 'gzip, br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['cache-control']).toContain('immutable');
});

it('every path of the application returns the page, which browsers must revalidate each time', async () => {
  for (const path of ['/', '/t/some-battle']) {
    const { statusCode, headers } = await get(path, 'gzip, br');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  }
});

it('a server that starts before the page is built answers with an error until then', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'riposte-empty-'));
  const early = createServer(express().use(pageRoutes(empty)));
  await new Promise<void>((resolve) => early.listen(0, '127.0.0.1', resolve));
  const status = async () =>
    (await fetch(`http://127.0.0.1:${(early.address() as AddressInfo).port}/`)).status;
  try {
    expect(await status()).toBe(503);
    writeFileSync(join(empty, 'index.html'), '<!doctype html><title>Riposte</title>');
    expect(await status()).toBe(200);
  } finally {
    early.close();
    rmSync(empty, { recursive: true });
  }
});

it('the page is not sent in place of a missing script', async () => {
  expect((await get('/assets/gone-1234.js', 'br')).statusCode).toBe(404);
});
