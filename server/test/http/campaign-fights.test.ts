import type {
  CampaignView,
  CreatedCampaign,
  EnteredFight,
  JoinedCampaign,
  OpenedFight,
} from '@riposte/shared/protocol/campaign';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { writeFight } from '@riposte/shared/scenario/write-fight';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { askCampaigns } from '../support/campaigns.ts';
import { Guest, post, serve, UNBOUNDED } from '../support/harness.ts';
import { bookOf } from '../support/registry-of.ts';

const ruleset = RULESETS.vigil;
const scenario = ruleset?.scenarios.find(({ id }) => id === 'toll-bridge');
if (!ruleset || !scenario) throw new Error('The fight of this test is missing.');
const document = writeFight(scenario);
const kinds = scenario.setup.combatants.filter(({ side }) => side === 'heroes').map(({ sheet }) => sheet);

const books = Object.entries(RULESETS).map(bookOf);
const place = books.findIndex(({ id }) => id === 'vigil');
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(books, UNBOUNDED);
});
afterEach(() => {
  books[place] = bookOf(['vigil', ruleset]);
});
afterAll(() => server.stop());

const ask = <Json>(path: string, body: object) => askCampaigns<Json>(server.url, path, body);

let gm: CreatedCampaign;
let ann: JoinedCampaign;
let at: string;
beforeEach(async () => {
  gm = (await ask<CreatedCampaign>('', { name: 'Gloria', title: 'The Mill', ruleset: 'vigil' })).said;
  at = `/${gm.id}`;
  ann = (await ask<JoinedCampaign>(`${at}/join`, { token: gm.links.player, name: 'Ann' })).said;
  await change({ do: 'add-hero', owner: ann.member, name: 'Ana', sheet: kinds[0] });
  await change({ do: 'add-hero', owner: null, name: 'Bran', sheet: kinds[1] });
});

const change = async (one: object) =>
  (await ask<CampaignView>(`${at}/change`, { key: gm.key, change: one })).said;
const heroes = async () => (await ask<CampaignView>(`${at}/read`, { key: gm.key })).said.campaign.heroes;
const open = async (more: object = {}) => {
  const ids = (await heroes()).map(({ id }) => id);
  return await ask<OpenedFight>(`${at}/fights`, { key: gm.key, document, heroes: ids, ...more });
};
const enter = async (fight: string, key: string) =>
  (await ask<EnteredFight>(`${at}/fights/${fight}/enter`, { key })).said;

/** Lets a member sit down at a fight's table. */
async function sitDown(fight: string, key: string): Promise<Guest> {
  const { battle, token, seatKey } = await enter(fight, key);
  return await Guest.join(server.url, battle, { token, ...(seatKey !== undefined && { seatKey }) });
}

/** Plays a fight in which Ana loses health. */
async function fightOnce(health: number): Promise<string> {
  const { fight } = (await open()).said;
  const guest = await sitDown(fight, gm.key);
  const { battle } = await enter(fight, gm.key);
  const [first] = (await server.store.find(battle))?.setup.combatants ?? [];
  await guest.seat({ do: 'start' });
  await guest.until((state) => state.status === 'fighting');
  await guest.say({ as: 'gm', do: 'gm.set', target: first?.id ?? '', field: 'hp', value: health });
  await guest.say({ as: 'gm', do: 'gm.end' });
  await guest.until((state) => state.status === 'over');
  await guest.leave();
  return fight;
}

it('a fight starts with the heroes in the places of the scenario, and seats their players', async () => {
  const { status, said } = await open();
  expect(status).toBe(201);
  const { battle } = await enter(said.fight, ann.key);
  const { setup } = (await server.store.find(battle)) ?? {};
  const names = setup?.combatants.filter(({ side }) => side === 'heroes').map(({ name }) => name);
  expect(names).toEqual(['Ana', 'Bran']);
  const guest = await sitDown(said.fight, ann.key);
  const seats = await server.store.seats(battle);
  expect(seats.find(({ id }) => id === guest.welcome.seat)).toMatchObject({
    name: 'Ann',
    fighters: [setup?.combatants[0]?.id],
  });
});

it('a player who is early waits at the table, in a seat with their hero, until the GM starts', async () => {
  const { fight } = (await open()).said;
  const early = await sitDown(fight, ann.key);
  await early.until((state) => state.status === 'gathering');
  expect(early.welcome.seat).toBeDefined();
  const guest = await sitDown(fight, gm.key);
  await guest.seat({ do: 'start' });
  await early.until((state) => state.status === 'fighting');
});

it('only GMs open fights', async () => {
  expect(await ask(`${at}/fights`, { key: ann.key, document, heroes: ['h1'] })).toMatchObject({
    status: 403,
    said: 'not-gm',
  });
});

it.each([
  { name: 'an unknown hero', more: { heroes: ['h99'] }, status: 404, said: 'no-such-hero' },
  { name: 'a broken file', more: { document: '{' }, status: 400, said: 'bad-setup' },
])('a fight with $name is refused and changes nothing', async ({ more, status, said }) => {
  expect(await open(more)).toMatchObject({ status, said });
  expect((await ask<CampaignView>(`${at}/read`, { key: gm.key })).said.campaign.fights).toEqual([]);
});

it('the results of a fight that is not over are refused', async () => {
  const { fight } = (await open()).said;
  expect(await ask(`${at}/fights/${fight}/results`, { key: gm.key })).toMatchObject({
    status: 409,
    said: 'not-over',
  });
});

it('what a hero takes along from a fight is proposed, applied, and brought to the next fight', async () => {
  const fight = await fightOnce(5);
  const { said } = await ask<CampaignView>(`${at}/fights/${fight}/results`, { key: gm.key });
  const [played] = said.campaign.fights;
  expect(played).toMatchObject({ isOver: true, recording: expect.stringContaining('/replay#') });
  const ana = (await heroes())[0]?.id ?? '';
  const result = played?.results.find(({ hero }) => hero === ana);
  expect(result?.differences).toContainEqual(expect.objectContaining({ part: 'state', key: 'hp', after: 5 }));
  await change({ do: 'apply-results', fight, heroes: [ana] });
  expect((await heroes())[0]).toMatchObject({ state: { hp: 5 } });
  const next = (await open()).said;
  const { battle } = await enter(next.fight, gm.key);
  expect((await server.store.find(battle))?.setup.combatants[0]).toMatchObject({
    name: 'Ana',
    state: { hp: 5 },
  });
});

it('results are proposed without a request once a member reads the campaign after the fight', async () => {
  await fightOnce(5);
  const fights = async () => (await ask<CampaignView>(`${at}/read`, { key: gm.key })).said.campaign.fights;
  await fights();
  await expect
    .poll(async () => (await fights())[0]?.results.map(({ status }) => status), { timeout: 20_000 })
    .toEqual(['proposed', 'proposed']);
});

it('a fight without its rules does not hold up the results of later fights', async () => {
  await fightOnce(5);
  books[place] = bookOf(['vigil', { ...ruleset, version: ruleset.version + 1 }]);
  await fightOnce(6);
  const proposals = async () =>
    (await ask<CampaignView>(`${at}/read`, { key: gm.key })).said.campaign.fights.map(
      ({ results }) => results.length,
    );
  await expect.poll(proposals, { timeout: 20_000 }).toEqual([0, 2]);
});

it('a finished fight that is rewound and goes on is open again in the campaign', async () => {
  const fight = await fightOnce(5);
  await ask(`${at}/fights/${fight}/results`, { key: gm.key });
  const guest = await sitDown(fight, gm.key);
  await guest.seat({ do: 'rewind', to: 0, rev: guest.state.rev });
  const isOver = async () =>
    (await ask<CampaignView>(`${at}/read`, { key: gm.key })).said.campaign.fights[0]?.isOver;
  await expect.poll(isOver, { timeout: 20_000 }).toBe(false);
});

it('a campaign keeps the fight of a deleted battle until a GM decides about its results', async () => {
  const fight = await fightOnce(5);
  const { battle, token } = await enter(fight, gm.key);
  await ask(`${at}/fights/${fight}/results`, { key: gm.key });
  await post(server.url, `/api/battles/${battle}/delete`, { token }).catch(() => undefined); // has no content
  const [deleted] = (await ask<CampaignView>(`${at}/read`, { key: gm.key })).said.campaign.fights;
  expect(deleted).toMatchObject({ id: fight, isDeleted: true, isOver: true, recording: null });
  expect(deleted?.results).toHaveLength(2);
});

it('a campaign notices a battle that was deleted without telling it', async () => {
  const { fight } = (await open()).said;
  const { battle } = await enter(fight, gm.key);
  await server.store.remove(battle);
  const fights = async () => (await ask<CampaignView>(`${at}/read`, { key: gm.key })).said.campaign.fights;
  await expect
    .poll(fights, { timeout: 20_000 })
    .toMatchObject([{ id: fight, isDeleted: true, isOver: true, recording: null }]);
});

it('results are proposed again without those that are applied', async () => {
  const fight = await fightOnce(5);
  const results = `${at}/fights/${fight}/results`;
  await ask(results, { key: gm.key });
  const ana = (await heroes())[0]?.id ?? '';
  await change({ do: 'apply-results', fight, heroes: [ana] });
  const again = (await ask<CampaignView>(results, { key: gm.key })).said.campaign.fights[0];
  expect(again?.results.map(({ status }) => status).sort()).toEqual(['applied', 'proposed']);
});
