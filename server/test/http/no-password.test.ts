import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, {}, null);
});
afterAll(() => server.stop());

const headers = { authorization: `Basic ${btoa('operator:')}` };

it.each(['/monitor', '/monitor/api'])('without a password, there is no monitor at %s', async (path) => {
  const response = await fetch(server.url + path, { headers });
  expect(await response.text()).toContain('its page has not been built'); // the same page as at any other path
});

it('without a password, only the same machine can read the metrics', async () => {
  const elsewhere = { ...headers, 'x-forwarded-for': '198.51.100.9' };
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
  expect((await fetch(`${server.url}/metrics`, { headers: elsewhere })).status).toBe(403);
});
