import { matchMaker } from '@colyseus/core';
import type { Ruleset } from '@riposte/shared/engine/ruleset';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBattle, Guest, gather, post, serve, shown } from './harness.ts';
import { hiding } from './hiding.ts';

/** The toy rulebook's second edition, in which nobody may cheer any more. */
const second: Ruleset = {
  ...hiding,
  version: hiding.version + 1,
  interjections: {
    ...hiding.interjections,
    cheer: { ...hiding.interjections.cheer, check: () => 'not-now' } as never,
  },
};

/** An edition that makes nothing of the tables of earlier ones. */
const alien: Ruleset = {
  ...second,
  play: () => {
    throw new Error('That is not my table.');
  },
};

let rulesets: Record<string, Ruleset>;
let server: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  rulesets = { toy: hiding };
  server = await serve(rulesets);
});
afterEach(() => server.stop());

type Table = Awaited<ReturnType<typeof gather>>;

/** Everybody leaves, and the server is one of another release. */
async function release(edition: Ruleset, { id, guests }: Table): Promise<void> {
  for (const guest of guests) await guest.leave();
  await expect.poll(() => matchMaker.getLocalRoomById(id)).toBeUndefined();
  rulesets.toy = edition;
}

const back = (guest: Guest, id: string) =>
  Guest.join(server.url, id, { seatKey: guest.welcome.seatKey ?? '' });
const open = ({ id, tokens }: Table) => post(server.url, `/api/battles/${id}/open`, { token: tokens.gm });

it('goes on from where the table stood, under the new rules, and the GM is told', async () => {
  const table = await gather(server.url);
  const { id, ann, gm } = table;
  await ann.say({ as: 'ana', do: 'cheer' });
  await shown(await ann.say({ as: 'ana', do: 'think', note: 'of old' }), gm);
  const before = gm.table;
  await release(second, table);
  const [annBack, gmBack] = [await back(ann, id), await back(gm, id)];
  expect(gmBack.table).toEqual(before);
  expect(gmBack.welcome.notices).toEqual([expect.stringContaining('from where it stood')]);
  expect(await annBack.say({ as: 'ana', do: 'cheer' }, { id: 'a' })).toMatchObject({ ok: false });
  expect(await annBack.say({ as: 'ana', do: 'think', note: 'anew' }, { id: 'b' })).toMatchObject({
    ok: true,
  });

  await release(second, { ...table, guests: [annBack, gmBack] });
  const again = await back(gm, id);
  expect(again.welcome.notices).toBeUndefined();
  expect(again.table.fighters.ana).toMatchObject({ note: 'anew' });
});

it('goes back to the last quiet moment if an exchange was open, and says how far', async () => {
  const table = await gather(server.url);
  const { id, ann, gm, guests } = table;
  await ann.say({ as: 'ana', do: 'think', note: 'of old' });
  await release(hiding, table);
  const [annBack, gmBack] = [await back(ann, id), await back(gm, id)];
  await shown(await annBack.say({ as: 'ana', do: 'shout' }, { id: 'late' }), gmBack);
  await release(second, { ...table, guests: [annBack, gmBack] });
  const again = await back(gm, id);
  expect(again.welcome.notices).toEqual([expect.stringContaining('1 step back')]);
  expect(again.prompts).toMatchObject([{ for: 'ana', kind: 'turn' }]);
  expect(again.table.fighters.ana).toMatchObject({ note: 'of old' });
  expect(await again.say({ as: 'ana', do: 'shout' }, { id: 'on' })).toMatchObject({ ok: true });
  expect(guests).toHaveLength(4);
});

it('is played by the new rules from the start if nothing had been done yet', async () => {
  const table = await gather(server.url);
  await release(second, table);
  const again = await back(table.gm, table.id);
  expect(again.prompts).toMatchObject([{ for: 'ana', kind: 'turn' }]);
  expect(await again.say({ as: 'ana', do: 'cheer' })).toMatchObject({ ok: false });
});

it('begins under the new rules if it had not begun', async () => {
  const { id, tokens } = await createBattle(server.url);
  rulesets.toy = second;
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  await gm.seat({ do: 'start' });
  await gm.until((state) => state.status === 'fighting');
  expect(await gm.say({ as: 'ana', do: 'cheer' })).toMatchObject({ ok: false });
});

it.each([
  { what: 'a table that the new rules cannot read', edition: alien, input: { as: 'ana', do: 'cheer' } },
  { what: 'an exchange and no quiet moment before', edition: second, input: { as: 'ana', do: 'shout' } },
])('is refused, and left as it was, with $what', async ({ edition, input }) => {
  const table = await gather(server.url);
  await table.ann.say(input);
  await release(edition, table);
  expect(await open(table)).toMatchObject({ error: { code: 'other-rules' } });
  rulesets.toy = hiding;
  const again = await back(table.gm, table.id);
  expect(await again.say({ as: 'gm', do: 'gm.end' }, { id: 'end' })).toMatchObject({ ok: true });
});
