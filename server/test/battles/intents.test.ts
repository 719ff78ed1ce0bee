import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, serve, shown } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

type Gathering = Awaited<ReturnType<typeof gather>>;

const refused = (code: string) => ({ ok: false, rejection: { code, message: expect.any(String) } });

/**
 * Runs an action. Returns the number of patches and results that it sends to each guest, and the length of
 * the journal.
 */
async function traceOf({ id, guests }: Gathering, act: () => Promise<unknown>) {
  const patches = guests.map(() => 0);
  const told = guests.map((guest) => guest.events.length);
  for (const [index, guest] of guests.entries()) {
    guest.room.onStateChange(() => {
      patches[index] = (patches[index] ?? 0) + 1;
    });
  }
  await act();
  for (const guest of guests) await guest.room.request('history', { after: 0 }); // waits until everything sent earlier has arrived
  return {
    patches,
    told: guests.map((guest, index) => guest.events.length - (told[index] ?? 0)),
    entries: (await server.store.journal(id)).length,
  };
}

const NOTHING = { patches: [0, 0, 0, 0], told: [0, 0, 0, 0], entries: 0 };

describe('an illegal intent', () => {
  it.each([
    { name: 'out of turn', who: 'bob', input: { as: 'ben', do: 'shout' }, code: 'not-your-turn' },
    {
      name: 'for a fighter of another seat',
      who: 'bob',
      input: { as: 'ana', do: 'shout' },
      code: 'not-your-fighter',
    },
    { name: 'as the GM', who: 'ann', input: { as: 'gm', do: 'gm.end' }, code: 'not-gm' },
    {
      name: 'from a spectator',
      who: 'spectator',
      input: { as: 'ana', do: 'shout' },
      code: 'not-your-fighter',
    },
    {
      name: 'at an unknown target',
      who: 'ann',
      input: { as: 'ana', do: 'hit', target: 'xyz' },
      code: 'no-such-target',
    },
    { name: 'without its parameters', who: 'ann', input: { as: 'ana', do: 'hit' }, code: 'bad-input' },
    { name: 'that no rule defines', who: 'ann', input: { as: 'ana', do: 'constructor' }, code: 'bad-input' },
  ] as const)(
    '$name is refused, changes nothing, and is reported only to its sender',
    async ({ who, input, code }) => {
      const table = await gather(server.url);
      const trace = await traceOf(table, async () => {
        expect(await table[who].say(input)).toMatchObject(refused(code));
      });
      expect(trace).toEqual(NOTHING);
    },
  );
});

describe('the reply to a refused message', () => {
  it.each([
    {
      name: 'the rules',
      send: ({ ann }: Gathering) => ann.say({ as: 'ana', do: 'hit', target: 'xyz' }),
      said: { key: 'engine-refusals/codes/no-such-target', message: 'That target doesn’t exist.' },
    },
    {
      name: 'the engine, with arguments',
      send: ({ gm }: Gathering) => gm.say({ as: 'gm', do: 'gm.terrain', hexes: [[50, 0]], terrain: 'wall' }),
      said: { key: 'engine-refusals/offTheMap', args: ['50, 0'], message: 'Hex [50, 0] isn’t on the map.' },
    },
    {
      name: 'the server',
      send: ({ bob }: Gathering) => bob.say({ as: 'ana', do: 'shout' }),
      said: { key: 'server-refusals/codes/not-your-fighter', message: 'You’re not playing that fighter.' },
    },
  ])('has the key and the arguments of the message from $name', async ({ send, said }) => {
    expect(await send(await gather(server.url))).toMatchObject({ ok: false, rejection: said });
  });
});

describe('an answer', () => {
  const shouted = async () => {
    const table = await gather(server.url);
    await shown(await table.ann.say({ as: 'ana', do: 'shout' }), ...table.guests);
    return table;
  };

  it('to the prompt of another seat is refused as if the prompt were closed', async () => {
    const { ann, gm } = await shouted();
    const prompt = gm.prompts.find((open) => open.for === 'rex')?.id ?? '';
    expect(await ann.say({ as: 'rex', answer: 'brace' }, { prompt })).toMatchObject(
      refused('not-your-fighter'),
    );
    expect(await ann.say({ as: 'ana', answer: 'brace' }, { prompt })).toMatchObject(refused('stale-prompt'));
  });

  it('to a closed prompt is refused, even if the next prompt offers the same options', async () => {
    const { bob, gm, guests } = await shouted();
    const [late] = bob.prompts;
    await bob.say({ as: 'ben', answer: 'pass' });
    await shown(await gm.say({ as: 'rex', answer: 'pass' }), ...guests);
    await shown(await gm.say({ as: 'ana', do: 'shout' }), ...guests);
    const reply = await bob.say({ as: 'ben', answer: 'brace' }, { prompt: late?.id ?? '' });
    expect(reply).toMatchObject(refused('stale-prompt'));
  });

  it('sent before its prompt was opened is refused', async () => {
    const { bob } = await shouted();
    expect(await bob.say({ as: 'ben', answer: 'brace' }, { rev: 0 })).toMatchObject(refused('stale-prompt'));
    expect(await bob.say({ as: 'ben', answer: 'brace' }, { rev: 1 })).toMatchObject({ ok: true });
  });

  it('for a future revision is refused', async () => {
    const { bob } = await shouted();
    expect(await bob.say({ as: 'ben', answer: 'brace' }, { rev: 2 })).toMatchObject(refused('stale-table'));
  });

  it('that is not an option is refused', async () => {
    const { bob } = await shouted();
    expect(await bob.say({ as: 'ben', answer: 'dodge' })).toMatchObject(refused('not-an-option'));
  });
});

describe('a message', () => {
  it('that arrives twice is answered twice and applied once', async () => {
    const { id, ann } = await gather(server.url);
    const input = { as: 'ana', do: 'think', note: 'once' };
    const replies = [await ann.say(input, { id: 'same' }), await ann.say(input, { id: 'same' })];
    expect(replies).toEqual([
      { ok: true, rev: 1 },
      { ok: true, rev: 1 },
    ]);
    expect(await server.store.journal(id)).toHaveLength(1);
  });

  it('with the same id from another seat counts separately', async () => {
    const { ann, bob } = await gather(server.url);
    await ann.say({ as: 'ana', do: 'cheer' }, { id: 'same' });
    expect(await bob.say({ as: 'ben', do: 'cheer' }, { id: 'same' })).toEqual({ ok: true, rev: 2 });
  });

  it.each([
    { name: 'is empty', message: undefined },
    { name: 'is text', message: 'attack!' },
    { name: 'lacks an id', message: { rev: 0, input: { as: 'ana', do: 'shout' } } },
    { name: 'lacks a revision', message: { id: 'x', input: { as: 'ana', do: 'shout' } } },
    { name: 'lacks a speaker', message: { id: 'x', rev: 0, input: { do: 'shout' } } },
    {
      name: 'is both an action and an answer',
      message: { id: 'x', rev: 0, input: { as: 'ana', do: 'shout', answer: 'pass' } },
    },
    {
      name: 'is an answer without a prompt',
      message: { id: 'x', rev: 0, input: { as: 'ana', answer: 'pass' } },
    },
    {
      name: 'has a NUL character in its id',
      message: { id: 'a\0b', rev: 0, input: { as: 'ana', do: 'shout' } },
    },
    {
      name: 'has a NUL character in its speaker',
      message: { id: 'x', rev: 0, input: { as: 'ana\0', do: 'shout' } },
    },
    {
      name: 'has an overlong id',
      message: { id: 'x'.repeat(1000), rev: 0, input: { as: 'ana', do: 'shout' } },
    },
  ])('that $name is refused and changes nothing', async ({ message }) => {
    const table = await gather(server.url);
    const trace = await traceOf(table, async () => {
      await expect(table.ann.room.request('intent', message)).rejects.toThrow();
    });
    expect(trace).toEqual(NOTHING);
  });

  it('that is too large closes the connection of its sender, and the table plays on', async () => {
    const { id, ann, gm } = await gather(server.url);
    const closed = new Promise((resolve) => ann.room.onLeave(resolve));
    ann.room.send('intent', { id: 'x', rev: 0, input: { as: 'ana', do: 'think', note: 'x'.repeat(20_000) } });
    expect(await closed).toBe(1009);
    expect(await server.store.journal(id)).toEqual([]);
    expect(await gm.say({ as: 'ana', do: 'end-turn' })).toMatchObject({ ok: true });
  });
});

describe('the history', () => {
  it('shows a guest who joins late the earlier events that their seat may know', async () => {
    const { ann, bob } = await gather(server.url);
    await ann.say({ as: 'ana', do: 'think', note: 'flee' });
    await ann.say({ as: 'ana', do: 'cheer' });
    const told = async (guest: typeof ann) => await guest.room.request('history', { after: 0 });
    expect(await told(bob)).toEqual([{ rev: 2, events: [{ type: 'cheered', by: 'ana' }] }]);
    expect(await told(ann)).toHaveLength(2);
  });
});
