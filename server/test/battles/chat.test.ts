import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rollNotation } from '@riposte/shared/dice-notation/roll';
import { isSaying, type Saying, type Utterance } from '@riposte/shared/protocol/chat';
import type { Reply, TalkMessage } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, gather, serve } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const refused = (code: string) => ({ ok: false, rejection: expect.objectContaining({ code }) });
const talk = (guest: Guest, message: TalkMessage) => guest.room.request('talk', message) as Promise<Reply>;
const say = (guest: Guest, text: string, to: Saying['to'] = 'all') => talk(guest, { do: 'say', to, text });
const told = (guest: Guest) => guest.room.request('sayings', {}) as Promise<Saying[]>;
const textsOf = (sayings: readonly Saying[]) => sayings.map(({ text }) => text);

/**
 * Starts a fight in which a hidden fighter's player is on the foes' side. Returns the lines that each guest
 * receives.
 */
async function table() {
  const { id, tokens, gm, ann, bob, spectator } = await gather(server.url, 'ambush');
  const guests = { gm, ann, bob, spectator };
  const heard = { gm: [], ann: [], bob: [], spectator: [] } as Record<keyof typeof guests, Utterance[]>;
  for (const [name, { room }] of Object.entries(guests)) {
    const list = heard[name as keyof typeof guests];
    const hear = (said: Utterance) => void list.push(said);
    room.onMessage('said', hear);
    room.onStateChange((state) => {
      const said = (state as { said?: string }).said ?? '';
      if (said !== '' && !list.some(({ id: known }) => said.includes(known)))
        hear(JSON.parse(said) as Utterance);
    });
  }
  return { id, tokens, ...guests, heard };
}

describe('a chat line', () => {
  it('to all reaches all seats, including spectators', async () => {
    const { ann, bob, heard } = await table();
    await say(ann, 'Well met!');
    await say(bob, 'And you.');
    for (const list of Object.values(heard))
      await expect.poll(() => textsOf(list.filter(isSaying))).toEqual(['Well met!', 'And you.']);
    expect(heard.spectator[0]).toMatchObject({ name: 'Ann', seat: ann.welcome.seat, to: 'all' });
  });

  it.each([
    { to: 'side', hear: ['gm', 'ann', 'bob'] },
    { to: 'gm', hear: ['gm', 'ann'] },
  ] as const)('to the $to reaches only $hear, then and later', async ({ to, hear }) => {
    const { heard, ...around } = await table();
    await say(around.ann, 'Psst.', to);
    await say(around.ann, 'Done.');
    for (const name of ['gm', 'ann', 'bob', 'spectator'] as const) {
      const wanted = (hear as readonly string[]).includes(name) ? ['Psst.', 'Done.'] : ['Done.'];
      await expect.poll(() => textsOf(heard[name].filter(isSaying))).toEqual(wanted);
      expect(textsOf(await told(around[name]))).toEqual(wanted);
    }
  });

  it('is shown again to a guest who comes back, even after the room has restarted', async () => {
    const { id, gm, ann, bob, spectator } = await table();
    await say(ann, 'Remember me.');
    const { seatKey = '' } = ann.welcome;
    for (const guest of [gm, ann, bob, spectator]) await guest.leave();
    const back = await Guest.join(server.url, id, { seatKey });
    expect(textsOf(await told(back))).toEqual(['Remember me.']);
  });

  it('from a muted seat is refused until the seat is unmuted', async () => {
    const { gm, ann } = await table();
    const seat = ann.welcome.seat;
    await gm.seat({ do: 'mute', seat, muted: true });
    expect(await say(ann, 'Hello?')).toEqual(refused('muted'));
    await gm.seat({ do: 'mute', seat, muted: false });
    expect(await say(ann, 'Hello!')).toMatchObject({ ok: true });
    expect(await ann.seat({ do: 'mute', seat: gm.welcome.seat, muted: true })).toEqual(refused('not-gm'));
  });

  it('from a player is refused if only the GM may chat', async () => {
    const { gm, ann } = await table();
    await gm.seat({ do: 'settings', talkers: 'gm' });
    expect(await say(ann, 'Hello?')).toEqual(refused('gm-talks'));
    expect(await say(gm, 'Quiet, please.')).toMatchObject({ ok: true });
  });

  it('from a spectator is refused', async () => {
    const { spectator } = await table();
    expect(await say(spectator, 'Boo!')).toEqual(refused('only-watching'));
  });

  it('is refused if its seat sends lines too fast', async () => {
    const { ann } = await table();
    const replies = await Promise.all(Array.from({ length: 14 }, (_, index) => say(ann, `line ${index}`)));
    expect(replies).toContainEqual(refused('too-fast'));
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(10);
  });

  it.each(['', 'x'.repeat(501), 'a\0b'])('must not have the text %j', async (text) => {
    const { ann } = await table();
    await expect(say(ann, text)).rejects.toThrow();
  });
});

describe('a chat of a thousand messages', () => {
  it('drops its oldest line for each new one, even after a restart', async () => {
    const { id, tokens } = await createBattle(server.url);
    const rows = Array.from({ length: 1_200 }, (_, at) => {
      return { id: `old-${at}`, seat: 's', name: 'Old', at, to: 'all', text: `line ${at}` };
    });
    const file = new DatabaseSync(join(server.folder, 'riposte.sqlite'));
    const insert = file.prepare('INSERT INTO sayings (battle, id, at, saying) VALUES (?, ?, ?, ?)');
    file.exec('BEGIN');
    for (const row of rows) insert.run(id, row.id, row.at, JSON.stringify(row));
    file.exec('COMMIT');
    file.close();
    const gm = await Guest.join(server.url, id, { token: tokens.gm });
    expect(await say(gm, 'One more.')).toMatchObject({ ok: true });
    await gm.leave();
    const back = await Guest.join(server.url, id, { token: tokens.gm });
    expect(textsOf(await told(back)).at(-1)).toBe('One more.');
    const kept = await server.store.chat.list(id);
    expect([kept.length, kept[0]?.text]).toEqual([1_000, 'line 201']);
  });
});

describe('a chat that the GM clears', () => {
  it('is empty for all guests for good, but rolls keep their numbering', async () => {
    const { id, gm, ann, spectator, heard } = await table();
    await say(ann, 'Regrettable.');
    await talk(ann, { do: 'roll', to: 'all', notation: 'd6' });
    expect(await talk(gm, { do: 'clear' })).toMatchObject({ ok: true });
    await expect.poll(() => heard.spectator.at(-1)).toMatchObject({ isCleared: true });
    expect([await told(ann), await told(spectator), await server.store.chat.list(id)]).toEqual([[], [], []]);
    await talk(ann, { do: 'roll', to: 'all', notation: 'd6' });
    expect((await told(gm)).map(({ roll }) => roll?.number)).toEqual([2]);
  });

  it.each(['ann', 'spectator'] as const)('cannot be cleared by another guest: %s', async (name) => {
    const around = await table();
    await say(around.ann, 'Still here.');
    const code = name === 'ann' ? 'not-gm' : 'only-watching';
    expect(await talk(around[name], { do: 'clear' })).toEqual(refused(code));
    expect(textsOf(await told(around.gm))).toEqual(['Still here.']);
  });
});

describe('a muted player', () => {
  it('is also muted in a new seat from the same link, until the GM unmutes that seat', async () => {
    const { id, tokens, gm, ann } = await table();
    await gm.seat({ do: 'mute', seat: ann.welcome.seat, muted: true });
    const again = await Guest.join(server.url, id, { token: tokens.player, name: 'Zoe' });
    expect(await say(again, 'Hello?')).toEqual(refused('muted'));
    await gm.seat({ do: 'mute', seat: again.welcome.seat, muted: false });
    expect(await say(again, 'Hello!')).toMatchObject({ ok: true });
    const third = await Guest.join(server.url, id, { token: tokens.player });
    expect(await say(third, 'Hello!')).toMatchObject({ ok: true });
    expect(await say(ann, 'Hello?')).toEqual(refused('muted'));
  });

  it('stays muted in a new seat after a restart, and after the first seat was removed', async () => {
    const { id, tokens, gm, ann, bob, spectator } = await table();
    await gm.seat({ do: 'mute', seat: ann.welcome.seat, muted: true });
    const { seatKey } = ann.welcome;
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body: JSON.stringify({ seatKey }) };
    expect((await fetch(`${server.url}/api/battles/${id}/leave`, asked)).status).toBe(204);
    for (const guest of [gm, bob, spectator]) await guest.leave();
    const again = await Guest.join(server.url, id, { token: tokens.player });
    expect(await say(again, 'Hello?')).toEqual(refused('muted'));
    expect(JSON.stringify(await server.store.settings(id))).not.toContain('127.0.0.1');
  });
});

describe('a line to a side', () => {
  it('is shown to later members of that side only if the table allows it', async () => {
    const { id, tokens, gm, ann, bob } = await table();
    await say(ann, 'The plan.', 'side');
    const late = await Guest.join(server.url, id, { token: tokens.player, name: 'Late' });
    await gm.seat({ do: 'assign', fighter: 'ben', seat: late.welcome.seat });
    await say(ann, 'Welcome.', 'side');
    const texts = async () => [textsOf(await told(late)), textsOf(await told(bob))];
    expect(await texts()).toEqual([['Welcome.'], ['The plan.']]);
    await gm.seat({ do: 'settings', openEarlierTalk: true });
    expect(await texts()).toEqual([['The plan.', 'Welcome.'], ['The plan.']]);
  });

  it('does not reveal who else received it', async () => {
    const { ann, bob } = await table();
    await say(ann, 'The plan.', 'side');
    expect(JSON.stringify(await told(ann))).not.toContain(bob.welcome.seat);
  });
});

describe('a roll', () => {
  it('is made by the server, shows each die, and can be repeated from the seed', async () => {
    const { id, ann, heard } = await table();
    await talk(ann, { do: 'roll', to: 'all', notation: '2d6+3' });
    await talk(ann, { do: 'roll', to: 'all', notation: 'd20' });
    const { seed = '' } = (await server.store.find(id)) ?? {};
    const rolls = () => heard.spectator.filter(isSaying).map(({ roll }) => roll);
    const again = [await rollNotation(seed, 1, '2d6+3'), await rollNotation(seed, 2, 'd20')];
    await expect.poll(rolls).toEqual(again);
  });

  it('with an invalid notation is refused, and uses up no roll number', async () => {
    const { ann } = await table();
    for (const notation of ['a sword', '999d1+999d1', '201d6', '99d6!>0'])
      expect(await talk(ann, { do: 'roll', to: 'all', notation })).toEqual(refused('bad-roll'));
    await talk(ann, { do: 'roll', to: 'gm', notation: 'd6' });
    expect((await told(ann)).map(({ roll }) => roll?.number)).toEqual([1]);
  });
});

describe('an emote or map mark', () => {
  const signs: readonly { readonly message: TalkMessage; readonly sign: object }[] = [
    { message: { do: 'ping', at: [1, -1] }, sign: { ping: [1, -1] } },
    {
      message: { do: 'measure', from: [0, 0], to: [2, 0] },
      sign: {
        ruler: [
          [0, 0],
          [2, 0],
        ],
      },
    },
    {
      message: { do: 'emote', fighter: 'ana', emote: 'cheer' },
      sign: { emote: { fighter: 'ana', emote: 'cheer' } },
    },
  ];
  it.each(signs)('is shown to all seats, and not saved: $message', async ({ message, sign }) => {
    const { bob, spectator, heard } = await table();
    await talk(bob, message);
    await expect.poll(() => heard.spectator).toEqual([expect.objectContaining({ name: 'Bob', ...sign })]);
    expect(await told(spectator)).toEqual([]);
  });

  it('may have a template within its bounds; others are refused and shown to no seat', async () => {
    const { bob, heard } = await table();
    const pingWith = (template: { shape: string; size: number; direction: number }) =>
      talk(bob, { do: 'ping', at: [1, -1], template });
    const valid = { shape: 'cone', size: 4, direction: 11 };
    for (const wrong of [{ shape: 'cube' }, { size: 21 }, { size: 0 }, { direction: 12 }])
      expect(await pingWith({ ...valid, ...wrong })).toEqual(refused('bad-template'));
    await pingWith(valid);
    await expect
      .poll(() => heard.spectator)
      .toEqual([expect.objectContaining({ name: 'Bob', ping: [1, -1], template: valid })]);
  });

  it('about a hidden fighter is refused for every guest, so that the refusal reveals nothing', async () => {
    const { gm, ann } = await table();
    for (const guest of [gm, ann])
      expect(await talk(guest, { do: 'emote', fighter: 'lurker', emote: 'gasp' })).toEqual(
        refused('no-such-fighter'),
      );
  });
});

it('the chat does not change the battle', async () => {
  const { ann } = await table();
  const { rev } = ann.state;
  await say(ann, 'Hm.');
  await talk(ann, { do: 'roll', to: 'all', notation: 'd6' });
  expect(ann.state.rev).toBe(rev);
});

it.each(['gm', 'player'])('a %s may chat after the fight', async (role) => {
  const { gm, ann } = await table();
  await gm.say({ as: 'gm', do: 'gm.end' });
  expect(await say(role === 'gm' ? gm : ann, 'Good fight!')).toMatchObject({ ok: true });
});

it('players can chat before the fight', async () => {
  const { id, tokens } = await createBattle(server.url);
  const ann = await Guest.join(server.url, id, { token: tokens.player });
  expect(await say(ann, 'Who is who?')).toMatchObject({ ok: true });
});
