import type { CreatedCampaign, JoinedCampaign } from '@riposte/shared/protocol/campaign';
import type { RingItem } from '@riposte/shared/protocol/key-ring';
import type { CreatedLibrary } from '@riposte/shared/protocol/library';
import { SEAT_REMOVED } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBattle, Guest, gather, post, serve, UNBOUNDED } from '../support/harness.ts';
import { RingBrowser } from '../support/ring-browser.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, UNBOUNDED);
});
afterAll(() => server.stop());

let browser: RingBrowser;
beforeEach(async () => {
  browser = await new RingBrowser(server.url).create();
});

const seatOf = (battle: string, { welcome: { seatKey } }: Guest): RingItem => ({
  kind: 'battle',
  id: battle,
  value: { battle, seatKey },
});

it('deleting everything frees the seats of a person, whose links still open what they opened before', async () => {
  const { id, tokens, gm, ann } = await gather(server.url);
  const away = new Promise<number>((resolve) => ann.room.onLeave(resolve));
  await browser.sync([seatOf(id, ann)]);
  expect(await browser.ask('delete')).toMatchObject({ status: 204 });
  expect(await away).toBe(SEAT_REMOVED);
  await gm.until((state) => !state.seats.get(ann.welcome.seat));
  expect([await browser.ring(), browser.cookies.size]).toEqual([null, 0]);
  const back = await Guest.join(server.url, id, { token: tokens.player });
  expect(await back.seat({ do: 'claim', fighter: 'ana' })).toMatchObject({ ok: true });
});

it('deleting everything frees a seat at a table that no one has open', async () => {
  const { id, tokens } = await createBattle(server.url);
  const ann = await Guest.join(server.url, id, { token: tokens.player, name: 'Ann' });
  await ann.seat({ do: 'claim', fighter: 'ana' });
  await ann.leave();
  await browser.sync([seatOf(id, ann)]);
  await browser.ask('delete');
  expect((await server.store.seats(id)).map(({ name }) => name)).not.toContain('Ann');
});

it('deleting everything replaces the author of the chat lines with “Somebody”', async () => {
  const { id, tokens, gm, ann } = await gather(server.url);
  for (const [guest, text] of [
    [ann, 'Well met!'],
    [gm, 'Welcome.'],
  ] as const)
    await guest.room.request('talk', { do: 'say', to: 'all', text });
  await browser.sync([seatOf(id, ann)]);
  await browser.ask('delete');
  await gm.until(({ said }) => said.includes('isRenamed'));
  expect(JSON.parse(gm.room.state.said)).toMatchObject({ seat: ann.welcome.seat, name: 'Somebody' });
  const late = await Guest.join(server.url, id, { token: tokens.player });
  expect(await late.room.request('sayings', {})).toMatchObject([
    { name: 'Somebody', text: 'Well met!' },
    { name: 'Gloria', text: 'Welcome.' },
  ]);
});

it('deleting everything deletes the libraries whose keys are on the key ring', async () => {
  const { id, link } = await post<CreatedLibrary>(server.url, '/api/shelves', {});
  const [, key = ''] = link.split('.');
  const { id: other } = await post<CreatedLibrary>(server.url, '/api/shelves', {});
  await browser.sync([
    { kind: 'library', id, value: { id, key } },
    { kind: 'library', id: other, value: { id: other, key: 'wrong' } },
  ]);
  await browser.ask('delete');
  expect(await server.store.shelves.find(id)).toBeUndefined();
  expect(await server.store.shelves.find(other)).toBeDefined();
});

const start = { name: 'Gloria', title: 'The Mill', ruleset: 'toy' };

it('deleting everything leaves the campaigns of a person, and deletes those that no one else can play', async () => {
  const led = await post<CreatedCampaign>(server.url, '/api/campaigns', start);
  const joined = await post<CreatedCampaign>(server.url, '/api/campaigns', start);
  const token = joined.links.player;
  const ann = await post<JoinedCampaign>(server.url, `/api/campaigns/${joined.id}/join`, {
    token,
    name: 'Ann',
  });
  await browser.sync([
    { kind: 'campaign', id: led.id, value: led },
    { kind: 'campaign', id: joined.id, value: { id: joined.id, ...ann } },
  ]);
  await browser.ask('delete');
  const { campaigns } = server.store;
  expect(await campaigns.find(led.id)).toBeUndefined();
  expect((await campaigns.find(joined.id))?.campaign.members.map(({ name }) => name)).toEqual(['Gloria']);
  expect(await campaigns.claimed(joined.id)).toEqual(['m1']);
});

it('deleting everything works for a campaign whose rulebook is missing, and makes its player a GM', async () => {
  const gm = await post<CreatedCampaign>(server.url, '/api/campaigns', start);
  const path = `/api/campaigns/${gm.id}/join`;
  const ann = await post<JoinedCampaign>(server.url, path, { token: gm.links.player, name: 'Ann' });
  const { campaigns } = server.store;
  const found = await campaigns.find(gm.id);
  if (found) await campaigns.save(gm.id, found.version, { ...found.campaign, ruleset: 'gone' });
  await browser.sync([{ kind: 'campaign', id: gm.id, value: gm }]);
  expect(await browser.ask('delete')).toMatchObject({ status: 204 });
  expect((await campaigns.find(gm.id))?.campaign.members).toEqual([
    { id: ann.member, name: 'Ann', role: 'gm' },
  ]);
  expect(await campaigns.claimed(gm.id)).toEqual([ann.member]);
});

/** Waits with the answer to the next question about the keys of a campaign until `meanwhile` has resolved. */
function meanwhile(act: () => Promise<unknown>): void {
  const { campaigns } = server.store;
  const claimed = campaigns.claimed.bind(campaigns);
  vi.spyOn(campaigns, 'claimed').mockImplementationOnce(async (id) => {
    const found = await claimed(id);
    await act();
    return found;
  });
}

it('a campaign stays for a person who joins while its last GM deletes everything', async () => {
  const gm = await post<CreatedCampaign>(server.url, '/api/campaigns', start);
  await browser.sync([{ kind: 'campaign', id: gm.id, value: gm }]);
  const join = { token: gm.links.player, name: 'Ann' };
  meanwhile(() => post<JoinedCampaign>(server.url, `/api/campaigns/${gm.id}/join`, join));
  expect(await browser.ask('delete')).toMatchObject({ status: 204 });
  expect((await server.store.campaigns.find(gm.id))?.campaign.members).toMatchObject([
    { name: 'Ann', role: 'gm' },
  ]);
});

it('a campaign is deleted if its last two GMs delete everything at the same time', async () => {
  const gm = await post<CreatedCampaign>(server.url, '/api/campaigns', start);
  const other = await post<JoinedCampaign>(server.url, `/api/campaigns/${gm.id}/join`, {
    token: gm.links.gm,
    name: 'Hal',
  });
  const second = await new RingBrowser(server.url).create();
  await browser.sync([{ kind: 'campaign', id: gm.id, value: gm }]);
  await second.sync([{ kind: 'campaign', id: gm.id, value: { id: gm.id, ...other } }]);
  meanwhile(() => second.ask('delete'));
  expect(await browser.ask('delete')).toMatchObject({ status: 204 });
  expect(await server.store.campaigns.find(gm.id)).toBeUndefined();
});

it.each([
  { name: 'a wrong seat key', value: (battle: string) => ({ battle, seatKey: 'wrong' }) },
  { name: 'a deleted battle', value: () => ({ battle: 'gone', seatKey: 'x' }) },
  { name: 'something else', value: () => [null] },
])('deleting everything leaves all seats alone if the key ring holds $name', async ({ value }) => {
  const { id, tokens } = await createBattle(server.url);
  await Guest.join(server.url, id, { token: tokens.player, name: 'Ann' });
  await browser.sync([{ kind: 'battle', id: 'x', value: value(id) }]);
  expect(await browser.ask('delete')).toMatchObject({ status: 204 });
  expect((await server.store.seats(id)).map(({ name }) => name)).toContain('Ann');
});
