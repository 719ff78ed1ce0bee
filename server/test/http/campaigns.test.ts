import { setTimeout } from 'node:timers/promises';
import type { CampaignView, CreatedCampaign, JoinedCampaign } from '@riposte/shared/protocol/campaign';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LIMITS } from '../../src/guard/limits.ts';
import { askCampaigns } from '../support/campaigns.ts';
import { serve, UNBOUNDED } from '../support/harness.ts';
import { FACE } from '../support/pictures.ts';

const [ruleset = ''] = Object.keys(RULESETS);

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(RULESETS, UNBOUNDED);
});
afterAll(() => server.stop());

const ask = <Json>(path: string, body: object) => askCampaigns<Json>(server.url, path, body);

let made: CreatedCampaign;
let at: string;
beforeEach(async () => {
  made = (await ask<CreatedCampaign>('', { name: 'Gloria', title: 'The Mill', ruleset })).said;
  at = `/${made.id}`;
});

const join = async (role: keyof CreatedCampaign['links'], name = 'Ann') =>
  (await ask<JoinedCampaign>(`${at}/join`, { token: made.links[role], name })).said;
const change = (key: string, one: object) => ask<CampaignView>(`${at}/change`, { key, change: one });
const read = (key: string, version?: number) => ask<CampaignView>(`${at}/read`, { key, version });
const pictures = () => server.store.campaigns.pictures(made.id);
const upload = (key: string) => ask<{ name: string }>(`${at}/pictures`, { key, picture: FACE });
const note = (text: string, to = 'all') => ({ do: 'add-note', for: to, text });

it.each(['gm', 'player', 'spectator'] as const)(
  'the link for a %s lets a person join in that role',
  async (role) => {
    const { member, key } = await join(role);
    const { you, campaign } = (await read(key)).said;
    expect(you).toBe(member);
    expect(campaign.members.find(({ id }) => id === member)).toMatchObject({ name: 'Ann', role });
  },
);

it.each(['player', 'spectator'] as const)(
  'the bytes for a %s contain no GM notes, keys or tokens',
  async (role) => {
    expect(await change(made.key, note('the miller is the killer', 'gm'))).toMatchObject({ status: 200 });
    const { bytes } = await read((await join(role)).key);
    for (const secret of ['the miller', made.key, ...Object.values(made.links)])
      expect(bytes).not.toContain(secret);
  },
);

it('a read of the current version returns only the version', async () => {
  const { version } = (await read(made.key)).said;
  expect((await read(made.key, version)).said).toEqual({ version });
});

it('a rejected change changes nothing', async () => {
  const before = (await read(made.key)).said;
  const { key } = await join('spectator');
  expect(await change(key, note('hello'))).toMatchObject({ status: 409, said: 'not-gm' });
  expect((await read(made.key)).said).toMatchObject({ version: before.version + 1, campaign: { notes: [] } });
});

it.each([
  { do: 'add-fight', battle: 'b', title: 'Forged' },
  { do: 'edit-fight', fight: 'f2', recording: '/forged' },
  { do: 'propose-results', fight: 'f2', results: [] },
  { do: 'add-picture', picture: 'p' },
])('a GM cannot send the server’s change $do', async (forged) => {
  expect(await change(made.key, forged)).toMatchObject({ status: 403, said: 'server-only' });
});

it('a spectator’s picture is refused and not stored', async () => {
  const { key } = await join('spectator');
  expect(await upload(key)).toMatchObject({ status: 409, said: 'not-gm' });
  expect(await pictures()).toEqual({});
});

it('a removed picture is no longer stored, and can be added again', async () => {
  const { name } = (await upload(made.key)).said;
  expect(await pictures()).toEqual({ [name]: FACE });
  await change(made.key, { do: 'remove-picture', picture: name });
  expect(await pictures()).toEqual({});
  expect((await upload(made.key)).said).toEqual({ name });
});

it.each(['player', 'spectator'] as const)('a %s cannot join under the GM’s name', async (role) => {
  const said = await ask(`${at}/join`, { token: made.links[role], name: 'G\u200Bame  master' });
  expect(said).toMatchObject({ status: 409, said: 'gm-name' });
});

it('names are shown without invisible characters and extra spaces, and no two members look the same', async () => {
  await join('player', ' An\u200Bn ');
  const { member, key } = await join('player', 'Аnn'); // with a Cyrillic first letter
  const { members } = (await read(key)).said.campaign;
  expect(members.map(({ name }) => name)).toEqual(['Gloria', 'Ann', 'Аnn 2']);
  const renamed = await change(key, { do: 'edit-member', member, name: 'ann\u200B' });
  expect(renamed).toMatchObject({ status: 409, said: 'name-taken' });
  const empty = await change(made.key, { do: 'rename', title: '\u200B' });
  expect(empty).toMatchObject({ status: 400, said: 'bad-name' });
});

it('members who join at the same time under one name get different names', async () => {
  const { campaigns } = server.store;
  const find = campaigns.find.bind(campaigns);
  const slow = vi.spyOn(campaigns, 'find').mockImplementation(async (id) => {
    const found = await find(id);
    await setTimeout(10); // as in a database on another machine, so that all read before one saves
    return found;
  });
  onTestFinished(() => slow.mockRestore());
  await Promise.all([join('player'), join('player'), join('player')]);
  const { members } = (await read(made.key)).said.campaign;
  expect(members.map(({ name }) => name)).toEqual(['Gloria', 'Ann', 'Ann 2', 'Ann 3']);
});

it('several changes at once are all applied', async () => {
  await Promise.all(['one', 'two', 'three'].map((text) => change(made.key, note(text))));
  const texts = (await read(made.key)).said.campaign.notes.map(({ text }) => text);
  expect(texts.sort()).toEqual(['one', 'three', 'two']);
});

it('renewed links replace the old ones', async () => {
  await ask(`${at}/links`, { key: made.key, renew: true });
  const late = await ask(`${at}/join`, { token: made.links.player, name: 'Ann' });
  expect(late).toMatchObject({ status: 403, said: 'bad-link' });
});

it('only GMs read the links', async () => {
  const { key } = await join('player');
  expect(await ask(`${at}/links`, { key })).toMatchObject({ status: 403, said: 'not-gm' });
});

it('the key of a removed member no longer works', async () => {
  const { member, key } = await join('player');
  expect(await ask(`${at}/members/remove`, { key: made.key, member })).toMatchObject({ status: 200 });
  expect(await read(key)).toMatchObject({ status: 403, said: 'bad-key' });
});

it('an exported campaign is the same after its import, with members to claim', async () => {
  await change(made.key, note('hello'));
  const file = (await ask(`${at}/export`, { key: made.key })).bytes;
  const copy = (await ask<CreatedCampaign>('', { name: 'Hal', file })).said;
  const { campaign } = (await ask<CampaignView>(`/${copy.id}/read`, { key: copy.key })).said;
  const original = (await read(made.key)).said.campaign;
  const imported = { ...campaign, members: campaign.members.slice(0, -1), next: original.next };
  expect(imported).toEqual(original);
  const greeting = await ask(`/${copy.id}/greet`, { token: copy.links.gm });
  expect(greeting.said).toMatchObject({ role: 'gm', unclaimed: [{ name: 'Gloria' }] });
  const claim = { token: copy.links.gm, name: 'Gloria', member: 'm1' };
  expect(await ask(`/${copy.id}/join`, claim)).toMatchObject({ status: 201 });
  expect(await ask(`/${copy.id}/join`, claim)).toMatchObject({ status: 409 });
});

/** Returns the file of a campaign with a member, a hero and a game session. All its names and titles end in `tail`. */
async function fileWithNames(tail: string): Promise<string> {
  const sheet = RULESETS[ruleset]?.scenarios[0]?.setup.combatants[0]?.sheet;
  await change(made.key, { do: 'add-hero', owner: 'm1', name: 'Ana', sheet });
  await change(made.key, { do: 'add-session', title: 'First', at: 0 });
  const { bytes } = await ask(`${at}/export`, { key: made.key });
  return bytes.replace(/(?<="(?:name|title)": "[^"]+)(?=")/g, tail);
}

it('imported names and titles lose invisible characters and extra spaces', async () => {
  const file = await fileWithNames('\u200B  ');
  const copy = (await ask<CreatedCampaign>('', { name: 'Hal', file })).said;
  const { campaign } = (await ask<CampaignView>(`/${copy.id}/read`, { key: copy.key })).said;
  expect(campaign).toMatchObject({
    title: 'The Mill',
    members: [{ name: 'Gloria' }, { name: 'Hal' }],
    heroes: [{ name: 'Ana' }],
    sessions: [{ title: 'First' }],
  });
});

it('an imported name of which nothing is left is refused with its place in the file', async () => {
  const file = (await fileWithNames('')).replace('"Ana"', '"\u200B"');
  const { status, bytes } = await ask('', { name: 'Hal', file });
  const line = file.split('\n').findIndex((text) => text.includes('\u200B')) + 1;
  expect([status, JSON.parse(bytes).error]).toMatchObject([
    400,
    { code: 'bad-document', faults: [{ path: 'heroes[0].name', line }] },
  ]);
});

it('a broken file is refused with the line of its fault', async () => {
  expect(await ask('', { name: 'Hal', file: `{ "campaign": 1, "ruleset": "${ruleset}" }` })).toMatchObject({
    status: 400,
    said: 'bad-document',
  });
});

it('only a few exports of one address wait for their turn', async () => {
  const exported = Array.from({ length: 12 }, () => ask<unknown>(`${at}/export`, { key: made.key }));
  const all = await Promise.all(exported);
  expect(new Set(all.map(({ status, said }) => (status === 200 ? 'exported' : said)))).toEqual(
    new Set(['exported', 'busy']),
  );
});

it('a deleted campaign is gone', async () => {
  expect(await ask(`${at}/delete`, { key: made.key })).toMatchObject({ status: 204 });
  expect(await read(made.key)).toMatchObject({ status: 403 });
});

it('a campaign larger than other requests can be exported and imported', async () => {
  for (let count = 0; count < 20; count++) await change(made.key, note('x'.repeat(5000)));
  const file = (await ask(`${at}/export`, { key: made.key })).bytes;
  expect(file.length).toBeGreaterThan(LIMITS.body);
  expect(await ask('', { name: 'Hal', file })).toMatchObject({ status: 201 });
});
