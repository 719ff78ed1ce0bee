import type { CreatedBattle, EventsMessage } from '@riposte/shared/protocol/messages';
import type { SyncedBattle } from '@riposte/shared/protocol/synced';
import { flow } from '@riposte/shared/rulesets/flow/index';
import { hunt } from '@riposte/shared/rulesets/hunt/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Settings } from '../../src/seats/settings.ts';
import { createBattle, Guest, gather, post, serve } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ toy: hiding, flow, hunt });
});
afterAll(() => server.stop());

const journal = async (id: string) => await server.store.journal(id);
const isBot = ({ fighters, hidden }: SyncedBattle, id: string) =>
  (fighters.get(id) ?? hidden?.get(id))?.isBot === true;

/** Starts a battle as the Play now button does. */
async function alone(order: object) {
  const created = await post<CreatedBattle>(server.url, '/api/battles', order);
  const visitor = await Guest.join(server.url, created.id, { seatKey: created.seatKey ?? '' });
  return { id: created.id, links: created.links, visitor };
}

describe('a solo player', () => {
  it('finds the fight started, plays the requested fighters, and bots play all others', async () => {
    const { visitor } = await alone({ ruleset: 'toy', scenario: 'brawl', play: ['ana'] });
    expect(visitor.state.status).toBe('fighting');
    expect(JSON.parse(visitor.state.seats.get(visitor.welcome.seat)?.fighters ?? '')).toEqual(['ana']);
    const bots = Object.keys(visitor.table.fighters).filter((id) => isBot(visitor.state, id));
    expect(bots).toEqual(['ben', 'rat', 'rex']);
  });

  it('is asked again, without a time limit, after the bots have acted by themselves', async () => {
    const { id, visitor } = await alone({ ruleset: 'toy', scenario: 'brawl', play: ['ana'] });
    await visitor.seat({ do: 'pace', pace: 'at-once' });
    await visitor.say({ as: 'ana', do: 'end-turn' });
    await visitor.until(({ rev }) => rev > 1 && visitor.prompts.length > 0);
    expect(visitor.prompts.map(({ deadline }) => deadline)).toEqual([null]);
    const others = (await journal(id)).slice(1).map(({ seat }) => seat);
    expect(new Set(others)).toEqual(new Set([null]));
  });

  it('chooses who of their side acts first, although bots could act at once', async () => {
    const { id, visitor } = await alone({ ruleset: 'hunt', scenario: 'thorn-hollow', play: ['slayer'] });
    const mine = () => visitor.prompts.find(({ kind }) => kind === 'turn');
    await visitor.seat({ do: 'pace', pace: 'at-once' });
    await visitor.until(() => mine() !== undefined);
    if (visitor.waiting.length === 1) await visitor.say({ as: 'slayer', do: 'end-turn' }); // no one else could act first
    await visitor.until(() => mine() !== undefined && visitor.waiting.length > 1);
    const bots = visitor.waiting.filter(({ for: asked }) => asked !== 'slayer');
    expect(bots.map(({ deadline }) => deadline)).toEqual(bots.map(() => null));
    const before = (await journal(id)).length;
    await visitor.say({ as: 'slayer', do: 'end-turn' });
    await visitor.until(({ rev }) => rev > before + 1);
    const acted = (await journal(id)).slice(before).map(({ input }) => input.as);
    expect(acted[0]).toBe('slayer');
    expect(bots.map(({ for: asked }) => asked)).toContain(acted[1]);
  });

  it('receives the opening events once', async () => {
    const { visitor } = await alone({ ruleset: 'flow', scenario: 'duel', play: ['duelist'] });
    const told = (await visitor.room.request('history', { after: -1 })) as EventsMessage[];
    expect(told.map(({ rev }) => rev)).toEqual([0]);
  });

  it.each([
    { name: 'as a foe', play: ['rat'] },
    { name: 'without a fighter', play: [] },
    { name: 'as an unknown fighter', play: ['constructor'] },
  ])('cannot play $name', async ({ play }) => {
    const answer = await post(server.url, '/api/battles', { ruleset: 'toy', scenario: 'brawl', play });
    expect(answer).toMatchObject({ error: { code: expect.any(String) } });
  });

  it('sees the odds that bots weigh, based on public facts', async () => {
    const { visitor } = await alone({ ruleset: 'flow', scenario: 'broken-bridge', play: ['mage'] });
    await visitor.seat({ do: 'pace', pace: 'at-once' });
    const told = () => visitor.events.flatMap(({ events }) => events);
    const act = () => {
      const [turn] = visitor.prompts.filter(({ kind }) => kind === 'turn');
      if (turn) void visitor.say({ as: 'mage', do: 'end-turn' });
    };
    visitor.room.onStateChange(act);
    act();
    await visitor.until(() => told().some(({ type }) => type === 'weighed'));
    const event = told().find(({ type }) => type === 'weighed');
    const line = event && flow.description.line(event, (id) => id);
    expect(line?.text).toMatch(/ considers: .* \d+%/);
  });
});

describe('a side given to bots', () => {
  it('acts by itself until it is reassigned', async () => {
    const { gm, ann, bob, id } = await gather(server.url);
    await gm.seat({ do: 'pace', pace: 'at-once' });
    await gm.seat({ do: 'assign-side', side: 'foes', seat: 'bot' });
    await ann.say({ as: 'ana', do: 'end-turn' });
    await bob.until(() => bob.table.turn === 'ben');
    await bob.say({ as: 'ben', do: 'end-turn' });
    await ann.until(() => ann.table.turn === 'ana' && ann.table.round === 2);
    const foes = (await journal(id)).filter(({ input }) => ['rat', 'rex'].includes(input.as));
    expect(foes.length).toBeGreaterThan(0);
    await gm.seat({ do: 'assign-side', side: 'foes', seat: null });
    await ann.until((state) => !isBot(state, 'rat') && !isBot(state, 'rex'));
  });

  it('acts while only a spectator watches', async () => {
    const { id, tokens } = await createBattle(server.url);
    const gm = await Guest.join(server.url, id, { token: tokens.gm });
    for (const side of ['heroes', 'foes']) await gm.seat({ do: 'assign-side', side, seat: 'bot' });
    const eve = await Guest.join(server.url, id, { token: tokens.spectator });
    await gm.seat({ do: 'start' });
    await eve.until(() => eve.table.turn !== null);
    expect(eve.state.status).toBe('fighting');
  });

  it.each([
    { do: 'assign-side', side: 'foes', seat: 'bot' },
    { do: 'assign-side', side: 'an unknown side', seat: 'bot' },
    { do: 'assign', fighter: 'rat', seat: 'bot' },
    { do: 'assign', fighter: 'gm', seat: 'bot' },
    { do: 'pace', pace: 'slow' },
    { do: 'bot', fighter: 'rat', bot: { level: 'easy' } },
    { do: 'bot-side', side: 'foes', bot: { temperament: 'fierce' } },
  ] as const)('can be set up only by the GM: $do', async (message) => {
    const { ann } = await gather(server.url);
    expect(await ann.seat(message)).toMatchObject({ ok: false, rejection: { code: 'not-gm' } });
  });

  it('must exist', async () => {
    const { gm } = await gather(server.url);
    const reply = await gm.seat({ do: 'assign-side', side: 'ghosts', seat: 'bot' });
    expect(reply).toMatchObject({ ok: false, rejection: { code: 'no-such-side' } });
  });

  it('stays with the bots when the battle is reopened', async () => {
    const { gm, id } = await gather(server.url);
    await gm.seat({ do: 'assign', fighter: 'gm', seat: 'bot' });
    await gm.seat({ do: 'assign', fighter: 'rat', seat: 'bot' });
    await gm.seat({ do: 'pace', pace: 'slow' });
    const taken = await server.store.take(id);
    const kept = new Settings(server.store, { battle: id, epoch: 0 }, taken?.settings ?? null);
    expect([kept.bots, kept.table.pace]).toEqual([['gm', 'rat'], 'slow']);
  });
});

describe('the level and temperament of a bot', () => {
  const botOf = (state: SyncedBattle, id: string) => state.fighters.get(id)?.bot ?? '';

  it('are set by the GM for a side or a single fighter', async () => {
    const { gm, ann } = await gather(server.url);
    await gm.seat({ do: 'bot-side', side: 'foes', bot: { level: 'easy' } });
    await gm.seat({ do: 'bot', fighter: 'rat', bot: { temperament: 'cowardly' } });
    await ann.until((state) => botOf(state, 'rat') === '{"level":"easy","temperament":"cowardly"}');
    expect([botOf(ann.state, 'rex'), botOf(ann.state, 'ana')]).toEqual(['{"level":"easy"}', '']);
  });

  it('are "easy" and unset at first in a fight that is started at once', async () => {
    const { visitor } = await alone({ ruleset: 'toy', scenario: 'brawl', play: ['ana'] });
    await visitor.until((state) => botOf(state, 'rat') === '{"level":"easy"}');
  });

  it('cannot be set for an unknown fighter', async () => {
    const { gm } = await gather(server.url);
    const reply = await gm.seat({ do: 'bot', fighter: 'ghost', bot: { level: 'easy' } });
    expect(reply).toMatchObject({ ok: false, rejection: { code: 'no-such-fighter' } });
  });
});

describe('a bot’s fighter', () => {
  it('can be claimed by a player', async () => {
    const { gm, id, tokens } = await gather(server.url);
    await gm.seat({ do: 'assign', fighter: 'ben', seat: 'bot' });
    await gm.until((state) => isBot(state, 'ben'));
    const cat = await Guest.join(server.url, id, { token: tokens.player });
    expect(await cat.seat({ do: 'claim', fighter: 'ben' })).toMatchObject({ ok: true });
    await cat.until((state) => !isBot(state, 'ben'));
  });

  it('is not revealed by its mark while it is hidden', async () => {
    const { id, tokens } = await createBattle(server.url, { scenario: 'ambush' });
    const gm = await Guest.join(server.url, id, { token: tokens.gm });
    const ann = await Guest.join(server.url, id, { token: tokens.player });
    await gm.seat({ do: 'assign', fighter: 'lurker', seat: 'bot' });
    await gm.until((state) => isBot(state, 'lurker'));
    await ann.seat({ do: 'rename', name: 'Anna' });
    await ann.until((state) => state.seats.get(ann.welcome.seat)?.name === 'Anna');
    expect(JSON.stringify(ann.room.state)).not.toContain('lurker');
  });
});
