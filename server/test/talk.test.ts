import type { Reply } from '@riposte/shared/protocol/messages';
import { isSaying, type Saying, type TalkMessage, type Utterance } from '@riposte/shared/protocol/talk';
import { rollNotation } from '@riposte/shared/talk/roll';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, gather, serve } from './harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const refused = (code: string) => ({ ok: false, rejection: { code, message: expect.any(String) } });
const talk = (guest: Guest, message: TalkMessage) => guest.room.request('talk', message) as Promise<Reply>;
const say = (guest: Guest, text: string, to: Saying['to'] = 'all') => talk(guest, { do: 'say', to, text });
const told = (guest: Guest) => guest.room.request('sayings', {}) as Promise<Saying[]>;
const textsOf = (sayings: readonly Saying[]) => sayings.map(({ text }) => text);

/** A fight in which whoever has lain hidden plays for the foes, with all that each has heard while it goes on. */
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

describe('what somebody says', () => {
  it('to all is heard by all, spectators too', async () => {
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
  ] as const)('to the $to is heard by $hear, and stays with them', async ({ to, hear }) => {
    const { heard, ...around } = await table();
    await say(around.ann, 'Psst.', to);
    await say(around.ann, 'Done.');
    for (const name of ['gm', 'ann', 'bob', 'spectator'] as const) {
      const wanted = (hear as readonly string[]).includes(name) ? ['Psst.', 'Done.'] : ['Done.'];
      await expect.poll(() => textsOf(heard[name].filter(isSaying))).toEqual(wanted);
      expect(textsOf(await told(around[name]))).toEqual(wanted);
    }
  });

  it('is there again for whoever comes back, after a restart of the room too', async () => {
    const { id, gm, ann, bob, spectator } = await table();
    await say(ann, 'Remember me.');
    const { seatKey = '' } = ann.welcome;
    for (const guest of [gm, ann, bob, spectator]) await guest.leave();
    const back = await Guest.join(server.url, id, { seatKey });
    expect(textsOf(await told(back))).toEqual(['Remember me.']);
  });

  it('is refused where the GM has muted its seat, until that is taken back', async () => {
    const { gm, ann } = await table();
    const seat = ann.welcome.seat;
    await gm.seat({ do: 'mute', seat, muted: true });
    expect(await say(ann, 'Hello?')).toEqual(refused('muted'));
    await gm.seat({ do: 'mute', seat, muted: false });
    expect(await say(ann, 'Hello!')).toMatchObject({ ok: true });
    expect(await ann.seat({ do: 'mute', seat: gm.welcome.seat, muted: true })).toEqual(refused('not-gm'));
  });

  it('is refused to players at a table without talk, and not to the GM', async () => {
    const { gm, ann } = await table();
    await gm.seat({ do: 'settings', talkers: 'gm' });
    expect(await say(ann, 'Hello?')).toEqual(refused('gm-talks'));
    expect(await say(gm, 'Quiet, please.')).toMatchObject({ ok: true });
  });

  it('is refused to spectators', async () => {
    const { spectator } = await table();
    expect(await say(spectator, 'Boo!')).toEqual(refused('only-watching'));
  });

  it('is refused where it comes too fast to be read', async () => {
    const { ann } = await table();
    const replies = await Promise.all(Array.from({ length: 14 }, (_, index) => say(ann, `line ${index}`)));
    expect(replies).toContainEqual(refused('too-fast'));
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(10);
  });

  it.each(['', 'x'.repeat(501), 'a\0b'])('is no text as %j, and is refused', async (text) => {
    const { ann } = await table();
    await expect(say(ann, text)).rejects.toThrow();
  });
});

describe('a roll', () => {
  it('is rolled by the server, told with each die, and can be rolled again from the seed', async () => {
    const { id, ann, heard } = await table();
    await talk(ann, { do: 'roll', to: 'all', notation: '2d6+3' });
    await talk(ann, { do: 'roll', to: 'all', notation: 'd20' });
    const { seed = '' } = (await server.store.find(id)) ?? {};
    const rolls = () => heard.spectator.filter(isSaying).map(({ roll }) => roll);
    const again = [await rollNotation(seed, 1, '2d6+3'), await rollNotation(seed, 2, 'd20')];
    await expect.poll(rolls).toEqual(again);
  });

  it('of what is no roll is refused, and takes no number', async () => {
    const { ann } = await table();
    expect(await talk(ann, { do: 'roll', to: 'all', notation: 'a sword' })).toEqual(refused('bad-roll'));
    await talk(ann, { do: 'roll', to: 'gm', notation: 'd6' });
    expect((await told(ann)).map(({ roll }) => roll?.number)).toEqual([1]);
  });
});

describe('a sign', () => {
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
  it.each(signs)('is shown to all, and kept by nobody: $message', async ({ message, sign }) => {
    const { bob, spectator, heard } = await table();
    await talk(bob, message);
    await expect.poll(() => heard.spectator).toEqual([expect.objectContaining({ name: 'Bob', ...sign })]);
    expect(await told(spectator)).toEqual([]);
  });

  it('about somebody hidden is refused to everybody, so that it gives nobody away', async () => {
    const { gm, ann } = await table();
    for (const guest of [gm, ann])
      expect(await talk(guest, { do: 'emote', fighter: 'lurker', emote: 'gasp' })).toEqual(
        refused('no-such-fighter'),
      );
  });
});

it('nothing that is said moves the battle on', async () => {
  const { ann } = await table();
  const { rev } = ann.state;
  await say(ann, 'Hm.');
  await talk(ann, { do: 'roll', to: 'all', notation: 'd6' });
  expect(ann.state.rev).toBe(rev);
});

it.each(['gm', 'player'])('a %s may talk when the fight is over', async (role) => {
  const { gm, ann } = await table();
  await gm.say({ as: 'gm', do: 'gm.end' });
  expect(await say(role === 'gm' ? gm : ann, 'Good fight!')).toMatchObject({ ok: true });
});

it('players talk before the fight begins', async () => {
  const { id, tokens } = await createBattle(server.url);
  const ann = await Guest.join(server.url, id, { token: tokens.player });
  expect(await say(ann, 'Who is who?')).toMatchObject({ ok: true });
});
