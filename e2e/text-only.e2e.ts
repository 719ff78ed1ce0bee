import { Client } from '@colyseus/sdk';
import type { CreatedBattle, Reply } from '@riposte/shared/protocol/messages';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';

/** HTML that is as long as a fighter's name may be. Names of users and battles must be shorter. */
const HTML = '<img src=x onerror="window.stung=1">';
const SHORT = '<svg onload=stung=1>';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

/** Creates a fight in which every text from users is HTML. */
async function stingingTable(): Promise<string> {
  const created = { ruleset: 'flow', scenario: 'broken-bridge', title: SHORT };
  const { id, links } = await post<CreatedBattle>('/api/battles', created);
  const token = links.gm.split('#')[1] ?? '';
  await post(`/api/battles/${id}/open`, { token });
  const room = await new Client(server.address).joinById(id, { token, name: SHORT });
  const say = async (count: number, input: object) => {
    const reply = (await room.request('intent', { id: `m${count}`, rev: 0, input })) as Reply;
    expect([input, reply]).toEqual([input, expect.objectContaining({ ok: true })]);
  };
  await room.request('seat', { do: 'start' });
  const combatant = { id: 'sting', side: 'foes', at: [0, 0], sheet: { kind: 'raider' }, name: HTML };
  await say(1, { as: 'gm', do: 'gm.add', combatant });
  await say(2, { as: 'gm', do: 'gm.set', target: 'sting', field: 'hp', value: 1 });
  await say(3, { as: 'gm', do: 'gm.move', target: 'sting', to: [1, 0] });
  await room.leave();
  return `${server.address}${links.spectator}`;
}

it('HTML in the names of fighters, users and battles is shown as plain text', async () => {
  const watcher = await Person.arrive(browser, SHORT, { width: 1280, height: 800 });
  await watcher.sitDown(await stingingTable());
  await watcher.page.getByTestId('turn-order').getByText(HTML).first().click();
  await watcher.page.getByTestId('sheet').getByText(HTML).waitFor();
  await watcher.page.getByTestId('log').getByText(HTML).first().waitFor({ state: 'attached' });
  await watcher.page.getByText(SHORT).first().waitFor();
  const seen = await watcher.page.evaluate(() => ({
    stung: 'stung' in window,
    elements: document.querySelectorAll('[onerror], [onload], [src=x]').length,
  }));
  expect(seen).toEqual({ stung: false, elements: 0 });
  expect(watcher.faults).toEqual([]);
  await watcher.leave();
});
