import type { SeatMessage } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBattle, Guest, gather, serve, shown } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';
import { STUBBORN } from '../support/slow-forecast.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ toy: hiding, ...STUBBORN });
});
afterAll(() => server.stop());

const journal = async (id: string) => (await server.store.journal(id)).map(({ input }) => input);

/** Starts a fight in which a bot has the first turn. Its rules make every choice of a bot fail. */
async function stuck(ruleset: keyof typeof STUBBORN) {
  const { id, tokens } = await createBattle(server.url, { ruleset });
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  await gm.seat({ do: 'pace', pace: 'at-once' });
  await gm.seat({ do: 'assign', fighter: 'ana', seat: 'bot' });
  await gm.seat({ do: 'start' });
  await gm.until(({ status }) => status === 'fighting');
  return { id, gm };
}

it.each(['breaking', 'ending'] as const)(
  'a bot gets the default if computing its choice fails: %s',
  async (ruleset) => {
    const { id, gm } = await stuck(ruleset);
    await gm.until(({ rev }) => rev > 0);
    expect((await journal(id))[0]).toMatchObject({ as: 'gm', do: 'gm.timeout' });
  },
);

it('after a rewind, a bot goes on from the restored state', async () => {
  const { id, gm, ann } = await gather(server.url);
  await gm.seat({ do: 'pace', pace: 'at-once' });
  for (const fighter of ['ben', 'rat', 'rex']) await gm.seat({ do: 'assign', fighter, seat: 'bot' });
  const play = async () => {
    await ann.until(() => ann.table.turn === 'ana');
    await shown(await ann.say({ as: 'ana', do: 'end-turn' }), ann);
    await ann.until(() => ann.table.turn === 'ana');
  };
  await play();
  await shown(await gm.seat({ do: 'rewind', to: 0, rev: gm.state.rev } as SeatMessage), gm, ann);
  await play();
  const inputs = await journal(id);
  const after = inputs.slice(inputs.findIndex(({ do: what }) => what === 'gm.rewind') + 1);
  expect(after.map(({ as }) => as)).toEqual(expect.arrayContaining(['ana', 'ben', 'rat']));
});

it('all seats are served while a bot chooses, and its fighter can be taken back', async () => {
  const { id, gm } = await stuck('hanging');
  await shown(await gm.say({ as: 'gm', do: 'gm.set', target: 'ben', field: 'hp', value: 1 }), gm);
  await gm.seat({ do: 'assign', fighter: 'ana', seat: null });
  expect(await gm.say({ as: 'ana', do: 'end-turn' })).toMatchObject({ ok: true });
  expect(await journal(id)).toMatchObject([{ do: 'gm.set' }, { as: 'ana', do: 'end-turn' }]);
});
