import { type Role, SEAT_REMOVED } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, gather, post, serve } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const refused = (code: string) => ({ ok: false, rejection: { code, message: expect.any(String) } });
const closing = (guest: Guest) => new Promise((resolve) => guest.room.onLeave(resolve));
const secretIn = (reply: unknown) => String((reply as { link?: string }).link).split('#')[1] ?? '';

async function table() {
  const { id, tokens } = await createBattle(server.url);
  const join = (role: Role, name?: string, passphrase?: string) =>
    Guest.join(server.url, id, {
      token: tokens[role],
      ...(name ? { name } : {}),
      ...(passphrase ? { passphrase } : {}),
    });
  return { id, tokens, join, gm: await join('gm', 'Gloria') };
}

describe('a rotated link', () => {
  it('opens the table, and the old link no longer does', async () => {
    const { id, tokens, gm, join } = await table();
    const ann = await join('player', 'Ann');
    const reply = await gm.seat({ do: 'rotate', role: 'player' });
    const opened = await post(server.url, `/api/battles/${id}/open`, { token: tokens.player });
    expect(opened).toMatchObject({ error: { code: 'bad-link' } });
    await expect(join('player')).rejects.toMatchObject({ code: 403 });
    const bob = await Guest.join(server.url, id, { token: secretIn(reply) });
    expect(bob.welcome.role).toBe('player');
    await ann.leave();
  });

  it('stays valid after a restart', async () => {
    const { id, tokens, gm } = await table();
    const token = secretIn(await gm.seat({ do: 'rotate', role: 'spectator' }));
    await gm.leave();
    const opened = await post(server.url, `/api/battles/${id}/open`, { token });
    expect(opened).toMatchObject({ role: 'spectator' });
    await expect(Guest.join(server.url, id, { token: tokens.spectator })).rejects.toMatchObject({
      code: 403,
    });
  });
});

describe('a locked table', () => {
  it('admits only guests with a seat, and the GM', async () => {
    const { id, gm, ann, tokens } = await gather(server.url);
    await gm.seat({ do: 'settings', locked: true });
    await expect(Guest.join(server.url, id, { token: tokens.player })).rejects.toMatchObject({ code: 423 });
    await ann.leave();
    const back = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
    expect(back.welcome.seat).toBe(ann.welcome.seat);
    expect((await Guest.join(server.url, id, { token: tokens.gm })).welcome.role).toBe('gm');
    await gm.seat({ do: 'settings', locked: false });
    expect((await Guest.join(server.url, id, { token: tokens.player })).welcome.role).toBe('player');
  });
});

describe('a passphrase', () => {
  it('is required of newcomers, and is not stored', async () => {
    const { id, gm, join } = await table();
    await gm.seat({ do: 'passphrase', passphrase: 'open sesame' });
    expect(JSON.parse(gm.state.settings)).toMatchObject({ hasPassphrase: true });
    await expect(join('player')).rejects.toMatchObject({ code: 401 });
    await expect(join('player', 'Ann', 'sesame')).rejects.toMatchObject({ code: 401 });
    expect((await join('player', 'Ann', 'open sesame')).welcome.role).toBe('player');
    expect(JSON.stringify(await server.store.take(id))).not.toContain('sesame');
  });

  it('is asked for by the key of the sentence if the client words denials itself', async () => {
    const { id, tokens, gm } = await table();
    await gm.seat({ do: 'passphrase', passphrase: 'open sesame' });
    const joined = Guest.join(server.url, id, { token: tokens.player, isKeyed: true });
    await expect(joined).rejects.toThrow('server-refusals/denials/no-passphrase');
  });

  it('can be removed', async () => {
    const { gm, join } = await table();
    await gm.seat({ do: 'passphrase', passphrase: 'open sesame' });
    await gm.seat({ do: 'passphrase', passphrase: null });
    expect((await join('spectator')).welcome.role).toBe('spectator');
  });
});

describe('a kicked player', () => {
  it('loses their seat and fighters, and may come back as a new player', async () => {
    const { id, gm, ann, bob, tokens } = await gather(server.url);
    const closed = closing(ann);
    expect(await gm.seat({ do: 'kick', seat: ann.welcome.seat })).toMatchObject({ ok: true });
    expect(await closed).toBe(SEAT_REMOVED);
    await bob.until((state) => state.seats.get(ann.welcome.seat) === undefined);
    await expect(Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' })).rejects.toMatchObject({
      code: 403,
    });
    const anew = await Guest.join(server.url, id, { token: tokens.player });
    expect(await anew.seat({ do: 'claim', fighter: 'ana' })).toMatchObject({ ok: true });
  });

  it('cannot come back if banned, because the players’ link no longer works', async () => {
    const { id, gm, ann, bob, tokens } = await gather(server.url);
    const closed = closing(ann);
    const token = secretIn(await gm.seat({ do: 'ban', seat: ann.welcome.seat }));
    await closed;
    const { seatKey = '' } = ann.welcome;
    await expect(Guest.join(server.url, id, { seatKey, token: tokens.player })).rejects.toMatchObject({
      code: 403,
    });
    await bob.leave();
    const back = await Guest.join(server.url, id, {
      seatKey: bob.welcome.seatKey ?? '',
      token: tokens.player,
    });
    expect(back.welcome.seat).toBe(bob.welcome.seat);
    expect((await Guest.join(server.url, id, { token })).welcome.role).toBe('player');
  });
});

describe('the GM’s seat', () => {
  it('can be shared with a co-GM, who may do everything that a GM may do', async () => {
    const { gm, join } = await table();
    const ann = await join('player', 'Ann');
    const told = new Promise((resolve) => ann.room.onMessage('welcome', resolve));
    await gm.seat({ do: 'role', seat: ann.welcome.seat, role: 'gm' });
    expect(await told).toMatchObject({ seat: ann.welcome.seat, role: 'gm' });
    expect(await ann.seat({ do: 'settings', absence: 'bot' })).toMatchObject({ ok: true });
  });

  it('can be handed over for good, with everything that only a GM sees', async () => {
    const { id, tokens } = await createBattle(server.url, { scenario: 'ambush' });
    const gm = await Guest.join(server.url, id, { token: tokens.gm });
    const ann = await Guest.join(server.url, id, { token: tokens.player });
    expect(ann.table.fighters.lurker).toBeUndefined();
    await gm.seat({ do: 'hand-over', seat: ann.welcome.seat });
    await ann.until(() => ann.table.fighters.lurker !== undefined);
    await gm.until(() => gm.table.fighters.lurker === undefined);
    expect(await gm.seat({ do: 'settings', locked: true })).toMatchObject(refused('not-gm'));
    await Promise.all([gm.leave(), ann.leave()]);
    const back = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
    expect(back.welcome.role).toBe('gm');
  });
});

describe('governing the table', () => {
  it.each([
    { name: 'rotating a link', message: { do: 'rotate', role: 'gm' } },
    { name: 'removing the passphrase', message: { do: 'passphrase', passphrase: null } },
    { name: 'kicking a player', message: { do: 'kick', seat: 'x' } },
    { name: 'banning a player', message: { do: 'ban', seat: 'x' } },
    { name: 'changing roles', message: { do: 'role', seat: 'x', role: 'gm' } },
    { name: 'handing over the GM’s seat', message: { do: 'hand-over', seat: 'x' } },
    { name: 'giving more time', message: { do: 'extend', seconds: 60 } },
  ] as const)('is only for the GM: $name', async ({ message }) => {
    const { join } = await table();
    expect(await (await join('player')).seat(message)).toMatchObject(refused('not-gm'));
  });

  it('cannot remove the last GM’s seat, or kick a GM', async () => {
    const { gm, join } = await table();
    const other = await join('gm');
    const [mine, theirs] = [gm.welcome.seat, other.welcome.seat];
    expect(await gm.seat({ do: 'kick', seat: theirs })).toMatchObject(refused('gm-seat'));
    expect(await gm.seat({ do: 'role', seat: theirs, role: 'player' })).toMatchObject({ ok: true });
    expect(await gm.seat({ do: 'role', seat: mine, role: 'player' })).toMatchObject(refused('last-gm'));
    expect(await gm.seat({ do: 'kick', seat: mine })).toMatchObject(refused('no-such-seat'));
  });

  it('cannot make a spectator or an unknown seat the GM', async () => {
    const { gm, join } = await table();
    const spectator = await join('spectator');
    for (const seat of [spectator.welcome.seat, 'unknown'])
      expect(await gm.seat({ do: 'hand-over', seat })).toMatchObject(refused('no-such-seat'));
  });
});

describe('a player', () => {
  it('can play several fighters, and give one back', async () => {
    const { join } = await table();
    const ann = await join('player');
    await ann.seat({ do: 'claim', fighter: 'ana' });
    await ann.seat({ do: 'claim', fighter: 'ben' });
    await ann.seat({ do: 'release', fighter: 'ana' });
    await ann.until((state) => state.seats.get(ann.welcome.seat)?.fighters === '["ben"]');
  });
});
