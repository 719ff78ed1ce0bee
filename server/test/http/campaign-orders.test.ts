import type { Input } from '@riposte/shared/engine/battle/input';
import { replay } from '@riposte/shared/engine/history/journal';
import { seededDice } from '@riposte/shared/engine/state/dice';
import type {
  CampaignView,
  CreatedCampaign,
  EnteredFight,
  JoinedCampaign,
  OpenedFight,
} from '@riposte/shared/protocol/campaign';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { writeFight } from '@riposte/shared/scenario/write-fight';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BattleRecord } from '../../src/store/store.ts';
import { askCampaigns } from '../support/campaigns.ts';
import { Guest, serve, UNBOUNDED } from '../support/harness.ts';
import { bookOf } from '../support/registry-of.ts';
import { Wire } from '../support/tapped-socket.ts';

const ruleset = RULESETS.vigil;
const scenario = ruleset?.scenarios.find(({ id }) => id === 'toll-bridge');
if (!ruleset || !scenario) throw new Error('The fight of this test is missing.');
const document = writeFight(scenario);
const places = scenario.setup.combatants.filter(({ side }) => side === 'heroes');

/** A kind of prompt that no rulebook has, so that its bytes are those of an order. */
const SECRET = 'nightingale';
const NEVER = { policy: 'never', kind: SECRET } as const;
const KEEP = { policy: 'always-if', kind: SECRET, option: 'sing', when: { keep: { vigor: 2 } } } as const;

/** The rules of the server's battles, which a test can replace. */
let rules = ruleset;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(
    [{ ...bookOf(['vigil', ruleset]), load: async () => ({ ruleset: rules }) }],
    UNBOUNDED,
  );
});
afterEach(() => {
  rules = ruleset;
});
afterAll(() => server.stop());

const ask = <Json>(path: string, body: object) => askCampaigns<Json>(server.url, path, body);

type Key = Pick<JoinedCampaign, 'key'>;

let gm: CreatedCampaign;
let ann: JoinedCampaign;
let ben: JoinedCampaign;
let watcher: JoinedCampaign;
let at: string;
beforeEach(async () => {
  gm = (await ask<CreatedCampaign>('', { name: 'Gloria', title: 'The Mill', ruleset: 'vigil' })).said;
  at = `/${gm.id}`;
  const join = async (name: string, token: string) =>
    (await ask<JoinedCampaign>(`${at}/join`, { token, name })).said;
  ann = await join('Ann', gm.links.player);
  ben = await join('Ben', gm.links.player);
  watcher = await join('Willa', gm.links.spectator);
  await change({ do: 'add-hero', owner: ann.member, name: 'Ana', sheet: places[0]?.sheet });
  await change({ do: 'add-hero', owner: ben.member, name: 'Bran', sheet: places[1]?.sheet });
  await change({ do: 'share-histories', isShared: true });
});

const change = async (one: object, by: Key = gm) =>
  await ask<CampaignView>(`${at}/change`, { key: by.key, change: one });
const read = async (by: Key = gm) => await ask<CampaignView>(`${at}/read`, { key: by.key });
const heroes = async (by: Key = gm) => (await read(by)).said.campaign.heroes;
const heroOf = async (name: string, by: Key = gm) => (await heroes(by)).find((one) => one.name === name);
const idOf = async (name: string) => (await heroOf(name))?.id ?? '';
const ordersOf = async (name: string, by: Key = gm) => (await heroOf(name, by))?.orders;

/** Opens a fight with these heroes, in the order of their places. */
async function open(...names: string[]): Promise<string> {
  const ids = await Promise.all(names.map(idOf));
  return (await ask<OpenedFight>(`${at}/fights`, { key: gm.key, document, heroes: ids })).said.fight;
}

const enter = async (fight: string, { key }: Key) =>
  (await ask<EnteredFight>(`${at}/fights/${fight}/enter`, { key })).said;

/** Lets a member sit down at a fight's table. */
async function sitDown(fight: string, member: Key, url = server.url): Promise<Guest> {
  const { battle, token, seatKey } = await enter(fight, member);
  return await Guest.join(url, battle, { token, ...(seatKey !== undefined && { seatKey }) });
}

/** Returns the fighters of a fight by name, as the GM's server stores them. */
async function fightersIn(fight: string): Promise<Record<string, string>> {
  const { battle } = await enter(fight, gm);
  const { setup } = (await server.store.find(battle)) as BattleRecord;
  return Object.fromEntries(setup.combatants.map(({ id, name }) => [name ?? id, id]));
}

/** Starts a fight as the GM. */
async function start(fight: string): Promise<Guest> {
  const guest = await sitDown(fight, gm);
  expect(await guest.seat({ do: 'start' })).toMatchObject({ ok: true });
  await guest.until((state) => state.status === 'fighting');
  return guest;
}

/** Ends a fight, and returns its results as the GM may read them. */
async function end(fight: string, guest: Guest) {
  await guest.say({ as: 'gm', do: 'gm.end' });
  await guest.until((state) => state.status === 'over');
  await guest.leave();
  const { said } = await ask<CampaignView>(`${at}/fights/${fight}/results`, { key: gm.key });
  return said.campaign.fights.find(({ id }) => id === fight)?.results ?? [];
}

/** Plays a fight in which Ann gives these orders to Ana. Applies its results. Returns the fight. */
async function takeAlong(...orders: readonly object[]): Promise<string> {
  const fight = await open('Ana', 'Bran');
  const { Ana = '' } = await fightersIn(fight);
  const table = await start(fight);
  const player = await sitDown(fight, ann);
  for (const order of orders)
    expect(await player.say({ ...order, as: Ana, do: 'standing-order' })).toMatchObject({ ok: true });
  await player.leave();
  await end(fight, table);
  await change({ do: 'apply-results', fight, heroes: [await idOf('Ana')] });
  return fight;
}

/** Returns the inputs of a fight that give orders, with the seats that sent them. */
async function givenIn(fight: string) {
  const { battle } = await enter(fight, gm);
  const entries = await server.store.journal(battle);
  return entries.filter(({ input }) => input.do === 'standing-order');
}

const inputOf = (as: string, order: object) => ({ as, do: 'standing-order', ...order }) as Input;

describe('the orders of a hero that apply until they are removed', () => {
  it('go along with the results of a fight, without those for one round', async () => {
    await takeAlong(NEVER, KEEP, { ...NEVER, kind: 'defend', until: 'round' });
    expect(await ordersOf('Ana')).toEqual([KEEP, NEVER]);
  });

  it('are inputs of the player’s seat in the next fight, and a replay ends at the same table', async () => {
    await takeAlong(NEVER, KEEP);
    const fight = await open('Ana', 'Bran');
    const { Ana = '' } = await fightersIn(fight);
    const table = await start(fight);
    const player = await sitDown(fight, ann);
    expect(player.table.fighters[Ana]?.standing).toEqual([KEEP, NEVER]);
    const given = await givenIn(fight);
    expect(given.map(({ input }) => input)).toEqual([inputOf(Ana, KEEP), inputOf(Ana, NEVER)]);
    expect(given.map(({ seat }) => seat)).toEqual([player.welcome.seat, player.welcome.seat]);
    const { battle } = await enter(fight, gm);
    const { setup, seed, version } = (await server.store.find(battle)) as BattleRecord;
    const inputs = (await server.store.journal(battle)).map(({ input }) => input);
    const dice = seededDice(seed);
    const again = replay(ruleset, { format: 1, ruleset: 'vigil', version, setup, dice, inputs });
    expect(again.table.fighters[Ana]?.standing).toEqual([KEEP, NEVER]);
    expect(await end(fight, table)).toContainEqual(
      expect.objectContaining({ hero: await idOf('Ana'), differences: [] }),
    );
  });

  it('can be undone at the table like any other input', async () => {
    await takeAlong(NEVER);
    const fight = await open('Ana', 'Bran');
    const { Ana = '' } = await fightersIn(fight);
    const table = await start(fight);
    expect(table.table.fighters[Ana]?.standing).toEqual([NEVER]);
    await table.seat({ do: 'rewind', to: 0, rev: table.state.rev });
    await table.until(() => table.table.fighters[Ana]?.standing.length === 0);
  });

  it('are given by a GM if the hero has no player', async () => {
    await takeAlong(NEVER);
    await change({ do: 'edit-hero', hero: await idOf('Ana'), owner: null });
    const fight = await open('Ana', 'Bran');
    const table = await start(fight);
    expect((await givenIn(fight)).map(({ seat }) => seat)).toEqual([table.welcome.seat]);
  });

  it('return to what they were before when the results are undone', async () => {
    await takeAlong(NEVER);
    const next = await open('Ana', 'Bran');
    const { Ana = '' } = await fightersIn(next);
    const table = await start(next);
    await table.say({ as: Ana, do: 'standing-order', ...KEEP });
    await end(next, table);
    await change({ do: 'apply-results', fight: next, heroes: [await idOf('Ana')] });
    expect(await ordersOf('Ana')).toEqual([KEEP, NEVER]);
    await change({ do: 'undo-results', fight: next, heroes: [await idOf('Ana')] });
    expect(await ordersOf('Ana')).toEqual([NEVER]);
  });

  it('go with the results of a fight that is removed', async () => {
    const fight = await takeAlong(NEVER);
    await change({ do: 'remove-fight', fight, results: 'undo' });
    expect(await ordersOf('Ana')).toBeUndefined();
  });

  it('stay as the GM has decided if the GM changes the results to something that is not an order', async () => {
    const fight = await takeAlong(NEVER);
    const hero = await idOf('Ana');
    await change({ do: 'undo-results', fight, heroes: [hero] });
    const differences = [{ part: 'orders', key: '', after: [{ policy: 'always' }] }];
    await change({ do: 'edit-result', fight, hero, differences });
    expect(await change({ do: 'apply-results', fight, heroes: [hero] })).toMatchObject({
      status: 409,
      said: 'hero-unfit',
    });
    expect(await ordersOf('Ana')).toBeUndefined();
  });

  it.each([
    { name: 'their player', by: () => ann, left: undefined },
    { name: 'a GM', by: () => gm, left: undefined },
    { name: 'another player', by: () => ben, left: [NEVER] },
    { name: 'a spectator', by: () => watcher, left: [NEVER] },
  ])('are removed by $name, or not', async ({ by, left }) => {
    await takeAlong(NEVER);
    await change({ do: 'remove-order', hero: await idOf('Ana'), order: NEVER }, by());
    expect(await ordersOf('Ana')).toEqual(left);
  });

  it('are not removed if the hero has no such order', async () => {
    await takeAlong(NEVER);
    const removed = await change({ do: 'remove-order', hero: await idOf('Ana'), order: KEEP }, ann);
    expect(removed).toMatchObject({ status: 409, said: 'no-such-order' });
  });

  it('are part of an exported campaign, and an import names the place of a wrong one', async () => {
    await takeAlong(NEVER);
    const { bytes: file } = await ask(`${at}/export`, { key: gm.key });
    const created = await ask<CreatedCampaign>('', { name: 'Gus', file });
    const copy = await ask<CampaignView>(`/${created.said.id}/read`, { key: created.said.key });
    expect(copy.said.campaign.heroes[0]?.orders).toEqual([NEVER]);
    const wrong = file.replace('"policy": "never"', '"policy": "always"');
    const refused = await ask('', { name: 'Gus', file: wrong });
    expect(refused).toMatchObject({ status: 400, said: 'bad-document' });
    expect(refused.bytes).toContain('heroes[0].orders[0]');
  });
});

describe('an order that concerns another fighter', () => {
  const about = (concerns: string) => ({ policy: 'never-if', kind: SECRET, when: { concerns } }) as const;

  it('concerns the same hero in the next fight, in whichever place that hero starts', async () => {
    const first = await fightersIn(await open('Ana', 'Bran'));
    await takeAlong(about(first.Bran ?? ''));
    expect(await ordersOf('Ana')).toEqual([about(await idOf('Bran'))]);
    const fight = await open('Bran', 'Ana');
    const { Ana = '', Bran = '' } = await fightersIn(fight);
    expect(Bran).not.toBe(first.Bran);
    await start(fight);
    expect((await givenIn(fight)).map(({ input }) => input)).toEqual([inputOf(Ana, about(Bran))]);
  });

  it('waits with its hero while that fighter is absent', async () => {
    const { Bran = '' } = await fightersIn(await open('Ana', 'Bran'));
    await takeAlong(NEVER, about(Bran));
    const orders = [about(await idOf('Bran')), NEVER];
    const fight = await open('Ana');
    const table = await start(fight);
    expect((await givenIn(fight)).map(({ input }) => input.kind)).toEqual([SECRET]);
    expect(await end(fight, table)).toMatchObject([{ differences: [] }]);
    expect(await ordersOf('Ana')).toEqual(orders);
  });
});

describe('an order that the rules of the next fight reject', () => {
  it('is dropped with a sentence for its player alone, and the others are given', async () => {
    await takeAlong(NEVER, KEEP);
    const { description } = ruleset;
    const resources = description.resources.filter(({ field }) => field !== 'vigor');
    rules = { ...ruleset, description: { ...description, resources } };
    const fight = await open('Ana', 'Bran');
    const { Ana = '' } = await fightersIn(fight);
    const other = await sitDown(fight, ben);
    const table = await start(fight);
    await other.leave();
    const player = await sitDown(fight, ann);
    expect(player.welcome.notices).toEqual([expect.stringMatching(/^Ana: an auto-response .*vigor/)]);
    expect(player.table.fighters[Ana]?.standing).toEqual([NEVER]);
    await player.leave();
    for (const member of [ann, ben]) expect((await sitDown(fight, member)).welcome.notices).toBeUndefined();
    await end(fight, table);
    await change({ do: 'apply-results', fight, heroes: [await idOf('Ana')] });
    expect(await ordersOf('Ana')).toEqual([NEVER]);
  });

  it('is reported at once to a player who is at the table', async () => {
    await takeAlong(KEEP);
    const { description } = ruleset;
    rules = { ...ruleset, description: { ...description, resources: [] } };
    const fight = await open('Ana', 'Bran');
    const player = await sitDown(fight, ann);
    const told = new Promise<readonly string[]>((resolve) =>
      player.room.onMessage('welcome', ({ notices = [] }) => resolve(notices)),
    );
    await start(fight);
    expect(await told).toHaveLength(1);
  });
});

it('no other player, no spectator and no recording receives an order', async () => {
  const wires = await Promise.all([ann, ben, watcher].map(async () => await Wire.to(server.url)));
  const [own, other, public_] = wires as [Wire, Wire, Wire];
  const seen = async (fight: string) => [
    await sitDown(fight, ann, own.url),
    await sitDown(fight, ben, other.url),
    await sitDown(fight, watcher, public_.url),
  ];
  const records = async (fight: string, member: Key, url: string) => {
    const { battle, token, seatKey } = await enter(fight, member);
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
    const body = JSON.stringify({ token, ...(seatKey !== undefined && { seatKey }) });
    const path = `/api/battles/${battle}/recording`;
    const response = await fetch(url + path, { method: 'POST', headers, body });
    expect((await response.text()).length).toBeGreaterThan(0);
  };
  const campaignOf = async (member: Key, url: string) =>
    (await askCampaigns<CampaignView>(url, `${at}/read`, { key: member.key })).said;

  const first = await takeAlong(NEVER, KEEP);
  const fight = await open('Ana', 'Bran');
  const before = await seen(fight);
  const table = await start(fight);
  for (const guest of before) await guest.leave();
  const after = await seen(fight);
  for (const guest of after) await guest.room.request('history', { after: 0 });
  await end(fight, table);
  await change({ do: 'apply-results', fight, heroes: [await idOf('Ana'), await idOf('Bran')] });
  await change({ do: 'undo-results', fight: first, heroes: [await idOf('Ana')] });
  for (const [member, wire] of [
    [ann, own],
    [ben, other],
    [watcher, public_],
  ] as const) {
    await records(fight, member, wire.url);
    await campaignOf(member, wire.url);
    const { bytes } = await askCampaigns(wire.url, `${at}/export`, { key: member.key });
    expect(bytes).toContain('not-gm');
  }
  expect(wires.map(({ received }) => received.includes(SECRET))).toEqual([true, false, false]);
  const shown = await campaignOf(ben, server.url);
  expect(JSON.stringify(shown)).not.toContain('"orders"');
  for (const guest of after) await guest.leave();
  for (const wire of wires) wire.close();
});
