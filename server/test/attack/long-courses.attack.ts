import { seedOf } from '@riposte/shared/fuzz/chance';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { RULESETS, rulesetOf } from '@riposte/shared/rulesets/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBattle, Guest, post, serve, UNBOUNDED } from '../support/harness.ts';

/* Attacks with requests for a fight with a long course (ten thousand inputs), while another table plays. */

const INPUTS = 10_000;
/** Far fewer inputs than another table can send in this time, but more than it can send to a blocked server. */
const FEW = 20;

let server: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  server = await serve(RULESETS, UNBOUNDED);
});
afterEach(() => server.stop());

/** Returns a course in which a GM keeps changing one value. */
function courseOf() {
  const { id: ruleset, version, scenarios } = rulesetOf('flow');
  const setup = scenarios.find(({ id }) => id === 'duel')?.setup;
  const target = setup?.combatants[0]?.id ?? '';
  const inputs = Array.from({ length: INPUTS }, (_, index) => {
    return { as: 'gm', do: 'gm.set', target, field: 'ap', value: index % 2 };
  });
  const seed = seedOf('a long course');
  return { title: 'Long', ruleset, version, setup, seed, inputs, pictures: {} };
}

async function begin(): Promise<{ id: string; token: string }> {
  const { id, links } = await post<CreatedBattle>(server.url, '/api/battles', { course: courseOf() });
  return { id, token: links.gm.split('#')[1] ?? '' };
}

async function recordingOf({ id, token }: { id: string; token: string }): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  const response = await fetch(`${server.url}/api/battles/${id}/recording`, {
    method: 'POST',
    headers,
    body,
  });
  await response.arrayBuffer();
  return response;
}

/** Sends inputs to another table, one after the other, until `work` is done. Returns the number of replies. */
async function answeredDuring(work: () => Promise<unknown>): Promise<number> {
  const { id, tokens } = await createBattle(server.url, { ruleset: 'flow', scenario: 'duel' });
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  await gm.seat({ do: 'start' });
  const [target = ''] = Object.keys(gm.table.fighters);
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  let answered = 0;
  while (!isDone) {
    const reply = await gm.say({ as: 'gm', do: 'gm.set', target, field: 'ap', value: answered % 2 });
    expect(reply.ok).toBe(true);
    answered++;
  }
  await done;
  return answered;
}

describe('another table goes on while a long course', () => {
  it('is started thirty times at once', async () => {
    const asked = () =>
      Promise.all(
        Array.from({ length: 30 }, () => post<object>(server.url, '/api/battles', { course: courseOf() })),
      );
    let answers: readonly object[] = [];
    const answered = await answeredDuring(async () => {
      answers = await asked();
    });
    expect(answered).toBeGreaterThan(FEW);
    const refused = answers.filter((answer) => !('id' in answer));
    expect(answers.length - refused.length).toBeGreaterThan(10);
    for (const answer of refused) expect(answer).toMatchObject({ error: { code: 'busy' } });
  });

  it('is opened', async () => {
    const { id, token } = await begin();
    expect(await answeredDuring(() => Guest.join(server.url, id, { token }))).toBeGreaterThan(0);
  });

  it('is rewound many times', async () => {
    const { id, token } = await begin();
    const gm = await Guest.join(server.url, id, { token });
    const answered = await answeredDuring(async () => {
      for (const to of [9_999, 5_000, 1, 9_000, 3]) {
        const reply = await gm.seat({ do: 'rewind', to, rev: gm.state.rev });
        expect(reply.ok).toBe(true);
        await gm.until(({ rev }) => reply.ok && rev >= reply.rev);
      }
    });
    expect(answered).toBeGreaterThan(FEW);
  });

  it('is sent to forty spectators in full', async () => {
    const { id, token } = await begin();
    const guests = await Promise.all(Array.from({ length: 40 }, () => Guest.join(server.url, id, { token })));
    const ask = () =>
      Promise.allSettled(
        guests.map(({ room }) => room.request('history', { after: 0 }, { timeout: 60_000 })),
      );
    expect(await answeredDuring(ask)).toBeGreaterThan(FEW);
  });

  it('is recorded thirty times at once', async () => {
    const battle = await begin();
    let statuses: readonly number[] = [];
    const answered = await answeredDuring(async () => {
      const all = await Promise.all(Array.from({ length: 30 }, () => recordingOf(battle)));
      statuses = all.map(({ status }) => status);
    });
    expect(answered).toBeGreaterThan(FEW);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});
