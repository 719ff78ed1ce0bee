import { SEAT_TAKEN_OVER } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, gather, post, serve } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const refused = (code: string) => ({ ok: false, rejection: { code } });

async function table() {
  const { id, tokens } = await createBattle(server.url);
  const join = (role: keyof typeof tokens, name?: string) =>
    Guest.join(server.url, id, { token: tokens[role], ...(name ? { name } : {}) });
  return { id, tokens, join };
}

describe('links', () => {
  it('contain three different secrets of at least 128 bits, which are not stored', async () => {
    const { id, tokens } = await createBattle(server.url);
    const secrets = Object.values(tokens);
    expect(new Set(secrets).size).toBe(3);
    for (const secret of secrets)
      expect(Buffer.from(secret, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const stored = JSON.stringify(await server.store.find(id));
    for (const secret of secrets) expect(stored).not.toContain(secret);
  });

  it.each(['gm', 'player', 'spectator'] as const)('show which role they grant: %s', async (role) => {
    const { id, tokens } = await createBattle(server.url, { title: 'Friday' });
    const opened = await post(server.url, `/api/battles/${id}/open`, { token: tokens[role] });
    expect(opened).toEqual({ id, role, title: 'Friday', ruleset: 'toy', version: 1, status: 'gathering' });
  });

  it('open nothing if they are wrong', async () => {
    const { id, tokens, join } = await table();
    await join('gm'); // the room is already open, so only the attempt to join can fail
    const wrong = `${tokens.gm.slice(0, -1)}${tokens.gm.endsWith('A') ? 'B' : 'A'}`;
    const opened = await post(server.url, `/api/battles/${id}/open`, { token: wrong });
    expect(opened).toMatchObject({ error: { code: 'bad-link' } });
    await expect(Guest.join(server.url, id, { token: wrong })).rejects.toMatchObject({ code: 403 });
    await expect(Guest.join(server.url, id, {})).rejects.toMatchObject({ code: 400 });
  });

  it('of an unknown battle give an error', async () => {
    const opened = await post(server.url, '/api/battles/nowhere/open', { token: 'x' });
    expect(opened).toMatchObject({ error: { code: 'no-such-battle' } });
  });
});

describe('a seat', () => {
  it('claims a fighter, and a second claim is refused', async () => {
    const { join } = await table();
    const [ann, bob] = [await join('player', 'Ann'), await join('player', 'Bob')];
    expect(await ann.seat({ do: 'claim', fighter: 'ana' })).toMatchObject({ ok: true });
    expect(await bob.seat({ do: 'claim', fighter: 'ana' })).toMatchObject(refused('fighter-taken'));
  });

  it('is the only one to get a fighter that two seats claim at the same moment', async () => {
    const { join } = await table();
    const guests = [await join('player'), await join('player')];
    const replies = await Promise.all(guests.map((guest) => guest.seat({ do: 'claim', fighter: 'ana' })));
    expect(replies.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it.each([
    { name: 'claim a foe', role: 'player', message: { do: 'claim', fighter: 'rat' }, code: 'gm-fighter' },
    {
      name: 'claim an unknown fighter',
      role: 'player',
      message: { do: 'claim', fighter: 'xyz' },
      code: 'no-such-fighter',
    },
    {
      name: 'give back another seat’s fighter',
      role: 'player',
      message: { do: 'release', fighter: 'ben' },
      code: 'not-your-fighter',
    },
    {
      name: 'claim a fighter as a spectator',
      role: 'spectator',
      message: { do: 'claim', fighter: 'ana' },
      code: 'only-watching',
    },
    {
      name: 'assign fighters as a player',
      role: 'player',
      message: { do: 'assign', fighter: 'ana', seat: null },
      code: 'not-gm',
    },
    {
      name: 'have an empty name',
      role: 'player',
      message: { do: 'rename', name: ' \u200b ' },
      code: 'bad-name',
    },
    {
      name: 'have a name that is too long',
      role: 'player',
      message: { do: 'rename', name: 'x'.repeat(25) },
      code: 'bad-name',
    },
    { name: 'start the fight as a spectator', role: 'spectator', message: { do: 'start' }, code: 'not-gm' },
  ] as const)('cannot $name', async ({ role, message, code }) => {
    const { join } = await table();
    expect(await (await join(role)).seat(message)).toMatchObject(refused(code));
  });

  it('can give a fighter back, and the GM can give it to another seat', async () => {
    const { join } = await table();
    const [gm, ann, bob] = [await join('gm'), await join('player'), await join('player')];
    await ann.seat({ do: 'claim', fighter: 'ana' });
    await ann.seat({ do: 'release', fighter: 'ana' });
    await gm.seat({ do: 'assign', fighter: 'ana', seat: bob.welcome.seat });
    await gm.seat({ do: 'assign', fighter: 'rat', seat: bob.welcome.seat });
    await ann.until((state) => state.seats.get(bob.welcome.seat)?.fighters === '["ana","rat"]');
    expect(ann.state.seats.get(ann.welcome.seat)?.fighters).toBe('[]');
  });

  it('has a unique name at the table', async () => {
    const { join } = await table();
    const [ann, other] = [await join('player', '  Ann\u0000 '), await join('player', 'ann')];
    const nameOf = (guest: Guest) => other.state.seats.get(guest.welcome.seat)?.name;
    expect([nameOf(ann), nameOf(other)]).toEqual(['Ann', 'ann 2']);
    expect(await other.seat({ do: 'rename', name: 'ANN' })).toMatchObject(refused('name-taken'));
  });

  it.each(['Аnn', 'Ａｎｎ', 'A\u200bnn'])('cannot imitate another player’s name with %j', async (alike) => {
    const { join } = await table();
    const [ann, other] = [await join('player', 'Ann'), await join('player', alike)];
    const nameOf = (guest: Guest) => other.state.seats.get(guest.welcome.seat)?.name;
    expect([nameOf(ann), nameOf(other)]).toEqual(['Ann', expect.stringMatching(/ 2$/)]);
    expect(await other.seat({ do: 'rename', name: alike })).toMatchObject(refused('name-taken'));
  });

  it('cannot have the GM’s name unless it is the GM’s seat', async () => {
    const { join } = await table();
    const [gm, ann] = [await join('gm'), await join('player', 'Gаme Mаster')];
    const nameOf = (guest: Guest) => ann.state.seats.get(guest.welcome.seat)?.name;
    expect([nameOf(gm), nameOf(ann)]).toEqual(['Game master', 'Player']);
    expect(await ann.seat({ do: 'rename', name: 'GM' })).toMatchObject(refused('gm-name'));
    expect(await gm.seat({ do: 'rename', name: 'GM' })).toMatchObject({ ok: true });
  });

  it('loses the GM’s name with the role', async () => {
    const { join } = await table();
    const [gm, ann] = [await join('gm'), await join('player', 'Ann')];
    await gm.seat({ do: 'hand-over', seat: ann.welcome.seat });
    await ann.until((state) => state.seats.get(gm.welcome.seat)?.name === 'Player');
  });

  it('can be reclaimed with its key, without the link', async () => {
    const { id, ann } = await gather(server.url);
    const { seat, seatKey } = ann.welcome;
    await ann.leave();
    const back = await Guest.join(server.url, id, { seatKey: seatKey ?? '' });
    expect(back.welcome).toMatchObject({ seat, role: 'player' });
    expect(back.prompts).toMatchObject([{ for: 'ana', kind: 'turn' }]);
  });

  it('is taken over by a second tab, and the first tab is told', async () => {
    const { id, ann, bob } = await gather(server.url);
    const closed = new Promise((resolve) => ann.room.onLeave(resolve));
    const second = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
    expect(await closed).toBe(SEAT_TAKEN_OVER);
    expect(await second.say({ as: 'ana', do: 'end-turn' })).toMatchObject({ ok: true });
    expect(bob.state.seats.get(second.welcome.seat)?.connected).toBe(true);
  });
});

describe('before the fight,', () => {
  it('players can say whether they are ready, and all seats see it', async () => {
    const { id, tokens } = await createBattle(server.url);
    const gm = await Guest.join(server.url, id, { token: tokens.gm });
    const ann = await Guest.join(server.url, id, { token: tokens.player });
    const isReady = () => gm.state.seats.get(ann.welcome.seat)?.ready;
    for (const ready of [true, false]) {
      expect(await ann.seat({ do: 'ready', ready })).toMatchObject({ ok: true });
      await gm.until(() => isReady() === ready);
    }
    const sam = await Guest.join(server.url, id, { token: tokens.spectator });
    expect(await sam.seat({ do: 'ready', ready: true })).toMatchObject({
      rejection: { code: 'only-watching' },
    });
    await gm.seat({ do: 'start' });
    expect(await ann.seat({ do: 'ready', ready: true })).toMatchObject({
      rejection: { code: 'already-started' },
    });
  });
});

describe('starting the fight', () => {
  it('is up to the players while no GM is present, and is possible only once', async () => {
    const { join } = await table();
    const ann = await join('player');
    expect(await ann.seat({ do: 'start' })).toMatchObject({ ok: true });
    expect(await ann.seat({ do: 'start' })).toMatchObject(refused('already-started'));
  });

  it('is up to the GM once one is present', async () => {
    const { join } = await table();
    const [, ann] = [await join('gm'), await join('player')];
    expect(await ann.seat({ do: 'start' })).toMatchObject(refused('not-gm'));
  });

  it('must come before any other input', async () => {
    const { join } = await table();
    const gm = await join('gm');
    expect(await gm.say({ as: 'ana', do: 'shout' })).toMatchObject(refused('not-started'));
  });
});
