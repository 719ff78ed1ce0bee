import type { Json } from '@riposte/shared/engine/schema/json';
import type { SeatMessage } from '@riposte/shared/protocol/messages';
import { flow } from '@riposte/shared/rulesets/flow/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, serve, shown } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ flow });
});
afterAll(() => server.stop());

/** Starts a duel with a GM and one player. */
async function duel() {
  const { id, tokens } = await createBattle(server.url, { ruleset: 'flow', scenario: 'duel' });
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gloria' });
  const ann = await Guest.join(server.url, id, { token: tokens.player, name: 'Ann' });
  await ann.seat({ do: 'claim', fighter: 'duelist' });
  await gm.seat({ do: 'start' });
  return { gm, ann };
}

const set = (target: string, field: string, value: Json) => ({ do: 'gm.set', target, field, value });
const newcomer = { id: 'late', side: 'foes', at: [0, -2], sheet: { kind: 'goblin' }, name: 'Late' };

describe('a repair that the guide describes, in which the GM', () => {
  it.each([
    {
      name: 'changes a fighter’s hit points',
      repair: set('raider1', 'hp', 3),
      tells: { type: 'changed', field: 'hp', to: 3 },
    },
    {
      name: 'puts a condition on a fighter',
      repair: set('raider1', 'conditions', ['prone']),
      tells: { type: 'changed', field: 'conditions', from: [], to: ['prone'] },
    },
    {
      name: 'moves a fighter',
      repair: { do: 'gm.move', target: 'raider1', to: [0, -2] },
      tells: { type: 'placed' },
    },
    {
      name: 'adds a fighter',
      repair: { do: 'gm.add', combatant: newcomer },
      tells: { type: 'joined', target: 'late' },
    },
    { name: 'removes a fighter', repair: { do: 'gm.remove', target: 'raider1' }, tells: { type: 'removed' } },
    {
      name: 'hides a fighter',
      repair: { do: 'gm.hide', target: 'raider1', hidden: true },
      tells: { type: 'hid' },
    },
    {
      name: 'moves a fighter to another side',
      repair: set('raider1', 'side', 'others'),
      tells: { type: 'changed', field: 'side', to: 'others' },
    },
    {
      name: 'raises a wall',
      repair: { do: 'gm.terrain', hexes: [[0, -2]], terrain: 'wall' },
      tells: { type: 'painted', was: [{ terrain: 'open', count: 1 }] },
    },
    { name: 'makes windows bluff-proof', repair: { do: 'gm.windows', seconds: 1 }, tells: undefined },
    { name: 'ends the fight', repair: { do: 'gm.end' }, tells: { type: 'ended' } },
  ])('$name, works, is logged, and can be undone', async ({ repair, tells }) => {
    const { gm } = await duel();
    const before = gm.table;
    await shown(await gm.say({ as: 'gm', ...repair }), gm);
    const told = gm.events.at(-1)?.events ?? [];
    if (tells) expect(told).toContainEqual(expect.objectContaining(tells));
    await shown(await gm.seat({ do: 'rewind', to: 0, rev: gm.state.rev }), gm);
    expect(gm.table).toEqual(before);
  });

  it.each<{ name: string; message: SeatMessage }>([
    { name: 'gives a fighter to a bot', message: { do: 'assign', fighter: 'duelist', seat: 'bot' } },
    { name: 'gives more time', message: { do: 'extend', seconds: 60 } },
    { name: 'pauses all timers', message: { do: 'settings', paused: true } },
  ])('$name, works', async ({ message }) => {
    const { gm } = await duel();
    expect(await gm.seat(message)).toMatchObject({ ok: true });
  });
});

describe('a die', () => {
  const die = { as: 'gm', do: 'gm.die', sides: 20, face: 20 };

  it('cannot be set by the GM unless the table allows it', async () => {
    const { gm } = await duel();
    expect(await gm.say(die)).toMatchObject({ ok: false, rejection: { code: 'dice-stay' } });
  });

  it('is set in sight of all guests if the table lets the GM set dice', async () => {
    const { gm, ann } = await duel();
    expect(await ann.seat({ do: 'settings', setsDice: true })).toMatchObject({
      rejection: { code: 'not-gm' },
    });
    await gm.seat({ do: 'settings', setsDice: true });
    await shown(await gm.say(die), gm, ann);
    expect(ann.events.at(-1)?.events).toEqual([{ type: 'die-promised', sides: 20, face: 20 }]);
    await gm.seat({ do: 'settings', setsDice: false });
    await shown(await gm.say({ ...die, face: null }), gm, ann);
    expect(ann.events.at(-1)?.events).toEqual([{ type: 'die-promised', sides: 20, face: null }]);
  });
});

describe('an action that the rules refuse', () => {
  const turnOf = (gm: Guest) => gm.table.turn ?? '';
  const attack = (gm: Guest) => ({
    as: turnOf(gm),
    do: 'attack',
    target: turnOf(gm) === 'duelist' ? 'raider1' : 'duelist',
  });

  /** Starts a duel in which each fighter is too far away and has too few points to attack. */
  async function apart() {
    const { gm, ann } = await duel();
    await gm.say({ as: 'gm', do: 'gm.move', target: 'raider1', to: [0, -2] });
    await gm.say({ as: 'gm', do: 'gm.move', target: 'duelist', to: [0, 2] });
    await shown(await gm.say({ as: 'gm', ...set(turnOf(gm), 'ap', 0) }), gm, ann);
    return { gm, ann };
  }

  it('can be allowed by the GM with an override, and all seats see the overridden reasons', async () => {
    const { gm, ann } = await apart();
    const force = ['out-of-range', 'not-enough-ap'];
    expect(await gm.say(attack(gm))).toMatchObject({ ok: false, rejection: { code: 'out-of-range' } });
    await shown(await gm.say({ ...attack(gm), force }), gm, ann);
    expect(ann.events.at(-1)?.events[0]).toMatchObject({ type: 'forced', action: 'attack', reasons: force });
  });

  it('cannot be allowed by a player', async () => {
    const { gm, ann } = await apart();
    const force = ['out-of-range', 'not-enough-ap'];
    if (turnOf(gm) !== 'duelist') await shown(await gm.say({ as: turnOf(gm), do: 'end-turn' }), gm, ann);
    expect(await ann.say({ ...attack(gm), force })).toMatchObject({
      ok: false,
      rejection: { code: 'not-gm' },
    });
  });
});
