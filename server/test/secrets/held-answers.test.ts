import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, gather, onDisk, serve, shown } from '../support/harness.ts';

const WINDOW = { windowSeconds: 0.4 };

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

/**
 * Starts a fight with bluff-proof reaction windows in which ana has shouted, so that ben, the rat and rex are
 * asked.
 */
async function shouted() {
  const table = await gather(server.url, 'brawl', WINDOW);
  await shown(await table.ann.say({ as: 'ana', do: 'shout' }), ...table.guests);
  return table;
}

describe('an answer before its bluff-proof window may close', () => {
  it('is not in the journal yet, and no other seat sees it', async () => {
    const { id, bob, gm, spectator } = await shouted();
    const answered = bob.say({ as: 'ben', answer: 'brace' });
    const refused = await gm.say({ as: 'gm', do: 'gm.storm' }); // the server replies to this input only after it has received the answer
    expect(refused.ok).toBe(false);
    expect((await server.store.journal(id)).map(({ input }) => input.do)).toEqual(['shout']);
    expect(spectator.waiting.map((one) => one.for)).toEqual(['ben', 'rat', 'rex']);
    expect(await answered).toMatchObject({ ok: true });
  });

  it('is applied once when the window closes, however often it was sent', async () => {
    const { id, bob } = await shouted();
    const say = () => bob.say({ as: 'ben', answer: 'brace' }, { id: 'twice' });
    const [first, second] = await Promise.all([say(), say()]);
    expect(second).toEqual(first);
    const entries = (await server.store.journal(id)).filter(({ message }) => message === 'twice');
    expect(entries).toHaveLength(1);
  });

  it('is refused at once if it is not legal', async () => {
    const { bob } = await shouted();
    const reply = await bob.say({ as: 'ben', answer: 'dance' });
    expect(reply).toMatchObject({ ok: false, rejection: { code: 'not-an-option' } });
  });

  it('is rejected if the GM times out the prompt, and its sender is told', async () => {
    const { gm, bob } = await shouted();
    const [prompt] = bob.prompts;
    const answered = bob.say({ as: 'ben', answer: 'brace' });
    await gm.say({ as: 'gm', do: 'gm.timeout', prompt: prompt?.id ?? '' });
    expect(await answered).toMatchObject({ ok: false, rejection: { code: 'stale-prompt' } });
  });

  it('is applied at once when the GM turns bluff-proof windows off', async () => {
    const { id, gm, bob } = await shouted();
    const answered = bob.say({ as: 'ben', answer: 'brace' });
    await gm.say({ as: 'gm', do: 'gm.windows', seconds: null });
    expect(await answered).toMatchObject({ ok: true });
    const { prompts } = await onDisk(server.store, id);
    expect(prompts.map((prompt) => prompt.for)).toEqual(['rex']);
  });
});

it('a battle can be created with bluff-proof windows of a reasonable duration', async () => {
  const { id, tokens } = await createBattle(server.url, WINDOW);
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  expect(gm.table.windowSeconds).toBe(0.4);
  await expect(createBattle(server.url, { windowSeconds: 3600 })).rejects.toThrow();
});
