import type { SyncedSettings } from '@riposte/shared/protocol/settings';
import type { SyncedBattle } from '@riposte/shared/protocol/synced';
import { flow } from '@riposte/shared/rulesets/flow/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, post, serve } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ toy: hiding, flow });
});
afterAll(() => server.stop());

const nextOf = ({ settings }: SyncedBattle) => (JSON.parse(settings) as SyncedSettings).next;

/** Starts a fight with a GM and one player, who plays a hero. */
async function fight(ruleset: string, scenario: string, hero: string) {
  const { id, tokens } = await createBattle(server.url, { ruleset, scenario });
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gemma' });
  const ann = await Guest.join(server.url, id, { token: tokens.player, name: 'Ann' });
  await ann.seat({ do: 'claim', fighter: hero });
  await gm.seat({ do: 'start' });
  return { tokens, gm, ann };
}

describe('the next fight', () => {
  it('has the same seats, keys and links', async () => {
    const { tokens, gm, ann } = await fight('toy', 'brawl', 'ana');
    await gm.say({ as: 'gm', do: 'gm.end' });
    expect(await gm.seat({ do: 'again' })).toMatchObject({ ok: true });
    await ann.until((state) => nextOf(state) !== null);
    const next = nextOf(ann.state) ?? '';
    const back = await Guest.join(server.url, next, { seatKey: ann.welcome.seatKey ?? '' });
    expect(back.welcome.seat).toBe(ann.welcome.seat);
    expect(JSON.parse(back.state.seats.get(back.welcome.seat)?.fighters ?? '')).toEqual(['ana']);
    expect(back.state.status).toBe('gathering');
    const opened = await post(server.url, `/api/battles/${next}/open`, { token: tokens.gm });
    expect(opened).toMatchObject({ id: next, role: 'gm' });
  });

  it('is created once for repeated requests', async () => {
    const { gm } = await fight('toy', 'brawl', 'ana');
    await gm.say({ as: 'gm', do: 'gm.end' });
    await gm.seat({ do: 'again' });
    const next = nextOf(gm.state);
    await gm.seat({ do: 'again' });
    expect(nextOf(gm.state)).toBe(next);
  });

  it('cannot be created before the end, or by a player while a GM is present', async () => {
    const { gm, ann } = await fight('toy', 'brawl', 'ana');
    expect(await gm.seat({ do: 'again' })).toMatchObject({ ok: false, rejection: { code: 'not-over' } });
    await gm.say({ as: 'gm', do: 'gm.end' });
    expect(await ann.seat({ do: 'again' })).toMatchObject({ ok: false, rejection: { code: 'not-gm' } });
  });

  it('keeps the heroes’ wounds and lost items on request', async () => {
    const { gm } = await fight('flow', 'duel', 'duelist');
    const hp = Reflect.get(gm.table.fighters.raider1 ?? {}, 'hp');
    await gm.say({ as: 'gm', do: 'gm.set', target: 'duelist', field: 'hp', value: 5 });
    await gm.say({ as: 'gm', do: 'gm.set', target: 'duelist', field: 'bag', value: ['dagger'] });
    await gm.say({ as: 'gm', do: 'gm.set', target: 'raider1', field: 'hp', value: 6 });
    await gm.say({ as: 'gm', do: 'gm.end' });
    await gm.seat({ do: 'again', wounds: true });
    const next = await Guest.join(server.url, nextOf(gm.state) ?? '', { seatKey: gm.welcome.seatKey ?? '' });
    expect(next.table.fighters).toMatchObject({ duelist: { hp: 5, bag: ['dagger'] }, raider1: { hp } });
  });

  it.each([{ wounds: false }, { wounds: true }])(
    'has the heroes’ orders that apply until they are removed, as inputs of their seats: $wounds',
    async ({ wounds }) => {
      const { gm, ann } = await fight('flow', 'duel', 'duelist');
      const never = { policy: 'never', kind: 'defend' } as const;
      await ann.say({ as: 'duelist', do: 'standing-order', ...never });
      await ann.say({ as: 'duelist', do: 'standing-order', ...never, option: 'parry', until: 'round' });
      await gm.say({ as: 'raider1', do: 'standing-order', ...never });
      await gm.say({ as: 'gm', do: 'gm.end' });
      await gm.seat({ do: 'again', wounds });
      const next = nextOf(gm.state) ?? '';
      const back = await Guest.join(server.url, next, { seatKey: gm.welcome.seatKey ?? '' });
      expect(back.table.fighters.duelist?.standing).toEqual([]);
      await back.seat({ do: 'start' });
      await back.until((state) => state.status === 'fighting');
      expect(back.table.fighters).toMatchObject({
        duelist: { standing: [never] },
        raider1: { standing: [] },
      });
      const [given] = await server.store.journal(next);
      expect(given).toMatchObject({ seat: ann.welcome.seat, input: { as: 'duelist', ...never } });
    },
  );

  it('has them from the start if no GM is there to start it', async () => {
    const { gm, ann } = await fight('flow', 'duel', 'duelist');
    const never = { policy: 'never', kind: 'defend' } as const;
    await ann.say({ as: 'duelist', do: 'standing-order', ...never });
    await gm.say({ as: 'gm', do: 'gm.end' });
    await gm.leave();
    await ann.until((state) => state.seats.get(gm.welcome.seat)?.connected === false);
    await ann.seat({ do: 'again' });
    const next = nextOf(ann.state) ?? '';
    const back = await Guest.join(server.url, next, { seatKey: ann.welcome.seatKey ?? '' });
    expect(back.table.fighters.duelist?.standing).toEqual([never]);
    expect(back.state.rev).toBe(1);
  });
});
