import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, serve } from '../support/harness.ts';

const CLIENT = fileURLToPath(new URL('../../../client/', import.meta.url));

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const FOREIGN = 'https://evil.example';
const FRIEND = 'https://friend.example';

const create = (origin: string) =>
  fetch(`${server.url}/api/battles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ruleset: 'toy', scenario: 'brawl' }),
  });

/** Returns the HTTP status that the server sends when a page of an origin opens a WebSocket. */
function upgradeStatus(origin: string, path = '/x/y'): Promise<number | undefined> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    origin,
  };
  return new Promise((resolve, reject) => {
    const sent = request(server.url, { headers, path });
    sent.on('error', reject);
    for (const event of ['response', 'upgrade'] as const)
      sent.on(event, (response: { statusCode?: number }) => {
        sent.destroy();
        resolve(response.statusCode);
      });
    sent.end();
  });
}

describe('a page of another origin', () => {
  it('may not use the API', async () => {
    const response = await create(FOREIGN);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'bad-origin' } });
  });

  it('cannot open a WebSocket', async () => {
    expect(await upgradeStatus(FOREIGN)).toBe(403);
    expect(await upgradeStatus(server.url)).toBe(101);
  });

  it('cannot read responses to matchmaking requests', async () => {
    const response = await fetch(`${server.url}/matchmake/joinById/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: FOREIGN },
      body: '{}',
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is accepted if its origin is on the list of allowed origins', async () => {
    const response = await create(FRIEND);
    expect(response.status).toBe(201);
    expect(response.headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(await upgradeStatus(FRIEND)).toBe(101);
  });
});

it('a WebSocket request to a malformed address gets an error response, and the server keeps running', async () => {
  expect(await upgradeStatus(server.url, '*:99999')).toBe(400);
  expect(await upgradeStatus(server.url)).toBe(101);
});

describe('the page', () => {
  it('may run only its own script files, and may not be framed', async () => {
    const { headers } = await fetch(`${server.url}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('has no inline script', () => {
    const scripts = readFileSync(join(CLIENT, 'index.html'), 'utf8').match(/<script[^>]*>[^<]*/g) ?? [];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/^<script type="module" src="[^"]+">\s*$/);
  });

  it('shows text from players only as text', () => {
    const files = readdirSync(join(CLIENT, 'src'), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((name) => /\.tsx?$/.test(name));
    const writesMarkup = /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write/;
    const unsafe = sources.filter((name) =>
      writesMarkup.test(readFileSync(join(CLIENT, 'src', name), 'utf8')),
    );
    expect(sources.length).toBeGreaterThan(10);
    expect(unsafe).toEqual(['ui/rule-text.tsx']); // the only component that inserts HTML shows rulebooks from the build, never text from users
  });
});

it('a name that looks like markup is shown as text, without characters that reverse text', async () => {
  const { id, tokens } = await createBattle(server.url);
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: '\u202e<b>Al</b>\u0000\n  X ' });
  expect(gm.state.seats.get(gm.welcome.seat)?.name).toBe('<b>Al</b> X');
});
