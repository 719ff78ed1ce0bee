import { flow } from '@riposte/shared/rulesets/flow/index';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BROKEN, MISDEEDS, showing, timing } from '../support/broken-rulebooks.ts';
import { createBattle, Guest, gather, post, serve, shown, UNBOUNDED } from '../support/harness.ts';
import { bookOf } from '../support/registry-of.ts';

vi.setConfig({ testTimeout: 30_000 }); // long, because rules that never end are stopped after a second

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve([BROKEN, bookOf(['flow', flow])], UNBOUNDED, null);
});
afterAll(() => server.stop());

it.each(MISDEEDS)(
  'an action that would "%s" is refused, and the table stays as it was',
  async (name, sentence) => {
    const { ann, guests } = await gather(server.url);
    const other = await gather(server.url);
    const before = ann.table;
    const reply = await ann.say({ as: 'ana', do: name });
    expect(reply).toMatchObject({
      ok: false,
      rejection: { code: 'rulebook-fault', message: expect.stringMatching(sentence), args: ['Broken', '1'] },
    });
    expect(reply).toMatchObject({ rejection: { message: expect.stringContaining('“Broken” (version 1)') } });
    expect(guests.map(({ table }) => table)).toEqual(guests.map(() => expect.objectContaining(before ?? {})));
    expect(['polluted' in {}, 'leaked' in globalThis, [1].map(String)]).toEqual([false, false, ['1']]);
    expect(globalThis.parseInt('7')).toBe(7);
    expect([Object.isFrozen(Array.prototype), Object.isFrozen(Math), 'polluted' in new Map()]).toEqual([
      false,
      false,
      false,
    ]);
    await shown(await other.ann.say({ as: 'ana', do: 'hit', target: 'rat' }), ...other.guests);
  },
);

it('a choice that was offered and is then refused is reported as a fault of the rulebook', async () => {
  const { ann, gm } = await gather(server.url);
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'rex' }), ann, gm);
  expect(await gm.say({ as: 'rex', answer: 'guard' })).toMatchObject({
    rejection: { message: expect.stringMatching(/offered that choice, but then refused it/) },
  });
  expect(await gm.say({ as: 'rex', answer: 'pass' })).toMatchObject({ ok: true });
});

it('a battle goes on after a fault, and rests for a while after its rules were stopped', async () => {
  const { ann, gm } = await gather(server.url);
  await ann.say({ as: 'ana', do: 'throw' });
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'rat' }), ann, gm);
  await ann.say({ as: 'ana', do: 'loop' });
  expect(await gm.say({ as: 'gm', do: 'gm.hide', target: 'rex', hidden: true })).toMatchObject({
    rejection: { code: 'rulebook-fault', message: expect.stringMatching(/too long a moment ago/) },
  });
});

it.each(['recording', 'fight'])('the %s of a battle is refused while the battle rests', async (document) => {
  const { id, tokens } = await createBattle(server.url);
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gloria' });
  await gm.seat({ do: 'start' });
  await gm.until(({ status }) => status === 'fighting');
  await gm.say({ as: 'ana', do: 'loop' });
  expect(await post(server.url, `/api/battles/${id}/${document}`, { token: tokens.gm })).toMatchObject({
    error: { code: 'rulebook-fault', message: expect.stringMatching(/too long a moment ago/) },
  });
});

/** Saves inputs of a fight that no process has open, as if the rules had accepted them before. */
async function saved(...names: readonly string[]) {
  const { id, tokens } = await createBattle(server.url);
  const { epoch = 0 } = (await server.store.take(id)) ?? {};
  const owner = { battle: id, epoch };
  await server.store.setStatus(owner, 'fighting');
  for (const [index, name] of names.entries()) {
    const input = { as: 'ana', do: name };
    await server.store.append(owner, { seq: index + 1, input, seat: null, message: null, at: 0 });
  }
  return { id, tokens };
}

it('a battle opens without its last input if that never ends, and the GM is told', async () => {
  const { id, tokens } = await saved('loop');
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gloria' });
  expect(gm.welcome.notices).toEqual([expect.stringMatching(/last step of this fight .* set aside/)]);
  expect(gm.prompts.map(({ for: asked }) => asked)).toContain('ana');
});

it('a battle whose rules never end on an earlier input opens before it, says so, and goes on after a rewind', async () => {
  const { id, tokens } = await saved('cheer', 'loop', 'cheer');
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gloria' });
  const sentence =
    /^The rulebook “Broken” \(version 1\) takes too long at step 2 of this fight, in round 1\./;
  expect(gm.welcome.notices).toEqual([expect.stringMatching(sentence)]);
  expect(gm.prompts.map(({ for: asked }) => asked)).toContain('ana');
  const told = (await gm.room.request('history', { after: -1 })) as readonly { readonly rev: number }[];
  expect(told.map(({ rev }) => rev)).toEqual([1]);
  expect(await gm.say({ as: 'gm', do: 'gm.hide', target: 'rex', hidden: true })).toMatchObject({
    rejection: { code: 'rulebook-fault', message: expect.stringMatching(sentence) },
  });
  expect(await gm.seat({ do: 'rewind', to: 2, rev: 3 })).toMatchObject({
    rejection: { message: expect.stringMatching(sentence) },
  });
  expect(await gm.seat({ do: 'rewind', to: 1, rev: 3 })).toMatchObject({ ok: true });
  expect((await server.store.journal(id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  await expect.poll(() => gm.state.rev).toBe(4);
});

it('a saved change is not reported as refused if the rules then fail to show the table', async () => {
  const { id, tokens } = await createBattle(server.url);
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gloria' });
  await gm.seat({ do: 'start' });
  showing.isBroken = true;
  const reply = await gm.seat({ do: 'pace', pace: 'slow' }).catch(() => null); // the battle is dropped from memory, which disconnects the sender
  showing.isBroken = false;
  expect(reply?.ok).not.toBe(false);
  const back = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gloria' });
  expect(JSON.parse(back.state.settings)).toMatchObject({ pace: 'slow' });
});

it('the server goes on if rules never end when it saves how much time is left', async () => {
  await gather(server.url);
  timing.isEndless = true;
  await vi.waitFor(() => expect(timing.isEndless).toBe(false), { timeout: 5_000 });
  const { id, tokens } = await createBattle(server.url, { ruleset: 'flow', scenario: 'duel' });
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gloria' });
  expect(await gm.seat({ do: 'start' })).toMatchObject({ ok: true });
});

it('the tables of other rulebooks go on while rules never end', async () => {
  const { ann } = await gather(server.url);
  const { id, tokens } = await createBattle(server.url, { ruleset: 'flow', scenario: 'duel' });
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gloria' });
  const [stopped, started] = await Promise.all([
    ann.say({ as: 'ana', do: 'loop' }),
    gm.seat({ do: 'start' }),
  ]);
  expect([stopped.ok, started.ok]).toEqual([false, true]);
});

it('a fight whose rules fail at its start does not start', async () => {
  const { id, tokens } = await createBattle(server.url, { options: { calm: true } });
  const gm = await Guest.join(server.url, id, { token: tokens.gm, name: 'Gloria' });
  expect(await gm.seat({ do: 'start' })).toMatchObject({
    rejection: { code: 'rulebook-fault', message: expect.stringMatching(/“Broken” \(version 1\) failed/) },
  });
  expect(gm.state.status).toBe('gathering');
});
