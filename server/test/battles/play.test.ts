import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, serve, shown } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

describe('a fight by link', () => {
  it('can be played from the first claim to the end', async () => {
    const { gm, ann, bob, spectator, guests } = await gather(server.url);
    expect(ann.state.status).toBe('fighting');
    expect(ann.table.turn).toBe('ana');
    expect(ann.prompts).toMatchObject([{ for: 'ana', kind: 'turn' }]);
    const reply = await ann.say({ as: 'ana', do: 'shout' });
    expect(reply).toMatchObject({ ok: true });
    await shown(reply, ...guests);
    expect(bob.prompts).toMatchObject([{ for: 'ben', kind: 'brace' }]);
    expect(gm.prompts.map((prompt) => prompt.for)).toEqual(['ben', 'rex']);
    expect(spectator.prompts).toEqual([]);
    expect(spectator.waiting.map((one) => one.for)).toEqual(['ben', 'rex']);
    await bob.say({ as: 'ben', answer: 'brace' });
    await gm.say({ as: 'rex', answer: 'pass' });
    await gm.say({ as: 'gm', do: 'gm.end' });
    await spectator.until((state) => state.status === 'over');
    expect(spectator.state.diceSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(spectator.events.flatMap(({ events }) => events)).toContainEqual({ type: 'ended', winner: null });
  });
});
