import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../../src/guard/limits.ts';
import { arrangeBattle } from '../support/arranged.ts';
import { PageGuest } from '../support/page-guest.ts';
import { figures } from './support/figures.ts';
import { Game } from './support/game.ts';
import { type Member, PASSWORD, Processes } from './support/processes.ts';

const OPENINGS = 1_000;
const ROUNDS = 3;
const RESTARTS = Number(process.env.CLUSTER_RESTARTS ?? 1);

let processes: Processes;
beforeAll(async () => {
  processes = await Processes.start(4);
});
afterAll(() => processes.stop());

const rulesets = Object.values(RULESETS);

it(`a battle gets only one room even if two processes are asked to open it ${OPENINGS} times at once`, async () => {
  const [ruleset] = rulesets;
  const [setup] = (ruleset?.scenarios ?? []).map((scenario) => scenario.setup);
  if (!ruleset || !setup) throw new Error('There is nothing to play.');
  for (let round = 0; round < ROUNDS; round++) {
    const id = `opened-${round}`;
    const { gm } = await arrangeBattle(processes.store, id, { ruleset, setup, seed: 'ab' });
    const statuses = Array.from({ length: OPENINGS }, (_, index) => open(id, gm, index));
    const guest = await PageGuest.sitDown(processes.url, id, gm); // keeps the room open, because an empty room closes soon
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    expect((await processes.store.holderOf(id))?.epoch).toBe(1);
    const lines = processes.members.flatMap(({ child }) => child.output().split('\n'));
    const opened = lines.filter((line) => line.includes(`"${id}"`) && line.includes('battle opened'));
    expect(opened).toHaveLength(1);
    guest.leave();
  }
});

it('the requests of one address are counted across all processes', async () => {
  const most = LIMITS.battles.burst;
  const statuses = await Promise.all(Array.from({ length: 2 * most }, (_, index) => create(index)));
  expect(statuses.filter((status) => status === 201)).toHaveLength(most);
  expect(statuses.filter((status) => status === 429)).toHaveLength(most);
});

async function create(index: number): Promise<number> {
  const [ruleset] = rulesets;
  const { port } = processes.members[index % processes.members.length] ?? { port: 0 };
  const response = await fetch(`http://127.0.0.1:${port}/api/battles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    body: JSON.stringify({ ruleset: ruleset?.id, scenario: ruleset?.scenarios[0]?.id }),
  });
  return response.status;
}

async function open(id: string, token: string, index: number): Promise<number> {
  const { port } = processes.members[index % 2] ?? { port: 0 };
  const response = await fetch(`http://127.0.0.1:${port}/api/battles/${id}/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${index % 200}.1` },
    body: JSON.stringify({ token }),
  });
  return response.status;
}

it('the operators’ page shows all processes and battles, and can drain a process', async () => {
  const [ruleset] = rulesets;
  if (!ruleset) throw new Error('There is nothing to play.');
  const game = await Game.begin(processes.url, processes.store, 'drained', ruleset);
  const owner = await processes.ownerOf(game.id);
  const page = await operators(owner.port);
  for (const { port } of processes.members)
    expect(page).toContain(`<td>127.0.0.1:${port}</td><td>running</td>`);
  expect(page).toContain(`<td>drained</td><td>127.0.0.1:${owner.port}</td><td>1</td>`);
  const process = (await processes.store.holderOf(game.id))?.process ?? '';
  await operators(owner.port, { process, drained: 'yes' });
  await expect.poll(() => processes.ownerOf(game.id)).not.toBe(owner);
  await game.step();
  await expect.poll(() => processes.roomsOf(owner)).toBe(0);
  expect(await processes.isReady(owner)).toBe(false);
  await operators(owner.port, { process, drained: 'no' });
  await expect.poll(() => processes.isReady(owner)).toBe(true);
  expect((await fetch(`http://127.0.0.1:${owner.port}/operators`)).status).toBe(401);
  game.leave();
});

/** Drains a process if `change` is given. Returns the operators' page. */
async function operators(port: number, change?: Readonly<Record<string, string>>): Promise<string> {
  const headers = { authorization: `Basic ${btoa(`operator:${PASSWORD}`)}` };
  const url = `http://127.0.0.1:${port}/operators`;
  const post = { method: 'POST', headers, body: new URLSearchParams(change) };
  const response = await (change ? fetch(`${url}/drain`, post) : fetch(url, { headers }));
  expect(response.status).toBe(200);
  return await response.text();
}

it('every input is handled exactly once while all processes are restarted one after the other', async () => {
  const games = await Promise.all(
    rulesets.map((ruleset, index) => Game.begin(processes.url, processes.store, `rolling-${index}`, ruleset)),
  );
  let isOver = false;
  const playing = games.map((game) => game.playUntil(() => isOver));
  const waits: number[] = [];
  for (let round = 0; round < RESTARTS; round++)
    for (const member of processes.members) waits.push(...(await restart(member, games)));
  isOver = true;
  await Promise.all(playing);
  for (const game of games) {
    await game.verify(processes.store);
    game.leave();
  }
  const steps = games.reduce((sum, { done }) => sum + done.length, 0);
  console.log(
    `${steps} intents; ${waits.length} tables handed over, the longest wait of each: ${figures(waits)}`,
  );
  expect(Math.max(...waits)).toBeLessThan(5_000);
});

/** Restarts a process. Returns each table's longest wait for an input during the restart. */
async function restart(member: Member, games: readonly Game[]): Promise<number[]> {
  const owners = await Promise.all(games.map(({ id }) => processes.ownerOf(id)));
  const moved = games.filter((game, index) => owners[index] === member && !game.isOver);
  const before = moved.map(({ waits }) => waits.length);
  expect(await member.child.stop()).toBe(0);
  await processes.revive(member);
  return moved.map(({ waits }, index) => Math.max(0, ...waits.slice(before[index])));
}
