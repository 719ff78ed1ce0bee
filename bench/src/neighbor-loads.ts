import { setTimeout as pause } from 'node:timers/promises';
import type { Room } from '@colyseus/sdk';
import type { Input } from '@riposte/shared/engine/battle/input';
import { seedOf } from '@riposte/shared/fuzz/chance';
import type { Hex } from '@riposte/shared/hex/axial';
import type { CreatedBattle, OpenedBattle, Role, SeatMessage } from '@riposte/shared/protocol/messages';
import { RULESETS, rulesetOf } from '@riposte/shared/rulesets/registry';
import { join, post } from './room-guests.ts';

/**
 * A load on the server that is as heavy as the limits of one table and one address allow. It ends by itself or
 * runs until it is killed.
 */
type Load = (url: string) => Promise<void>;

const BOT_SECONDS = 40;
const COURSE_INPUTS = 10_000;
const AT_ONCE = 30;
const PATIENCE = { timeout: 120_000 };
/** A dice notation with as many dice as the server accepts. */
const MANY_DICE = Array.from({ length: 10 }, () => '999d1').join('+');
const NOTATIONS = [
  MANY_DICE,
  '200d6',
  '199d99999999999',
  '99d6r<7',
  '99d6!>0',
  '66d6!>4r<2kh9sd',
  '{99d6,99d6}kh1',
  `${'('.repeat(29)}1${')'.repeat(29)}`,
  '{'.repeat(60),
  '9^9^9^9^9^9^9^9*d6',
];

/** All loads by name. */
export const LOADS: Readonly<Record<string, Load>> = {
  ...Object.fromEntries(
    Object.keys(RULESETS).flatMap((id) => [
      [`bots-${id}-40`, (url: string) => botFight(url, id, 40)],
      [`bots-${id}-200`, (url: string) => botFight(url, id, 200)],
    ]),
  ),
  'course-begin': beginCourses,
  'course-open': openCourse,
  'course-rewind': rewindCourse,
  'course-recordings': recordCourse,
  'course-histories': tellCourse,
  'roll-first': firstRoll,
  'roll-many': rollMany,
  'chat-histories': askForChats,
};

interface Opened {
  readonly id: string;
  readonly tokens: Readonly<Record<Role, string>>;
}

async function botFight(url: string, ruleset: string, fighters: number): Promise<void> {
  const { id, tokens } = await create(url, { fight: crowdOf(ruleset, fighters) });
  const gm = await sitDown(url, id, tokens.gm);
  await seat(gm, { do: 'pace', pace: 'at-once' });
  for (const side of ['heroes', 'foes']) await seat(gm, { do: 'assign-side', side, seat: 'bot' });
  await seat(gm, { do: 'start' });
  await pause(BOT_SECONDS * 1000);
  console.log(`${revOf(gm)} inputs by bots in ${BOT_SECONDS} s`);
}

/** Returns a fight file with two sides in rows that face each other. */
function crowdOf(ruleset: string, fighters: number): object {
  const kinds = Object.keys(rulesetOf(ruleset).description.archetypes);
  const combatants = Array.from({ length: fighters }, (_, index) => {
    const [column, row] = [index % 20, Math.floor(index / 20)];
    const at: Hex = [column - 10 - Math.floor(row / 2), row - Math.floor(fighters / 40)];
    const side = row < fighters / 40 ? 'heroes' : 'foes';
    return {
      id: `f${index}`,
      name: `Fighter ${index}`,
      side,
      at,
      sheet: { kind: kinds[index % kinds.length] },
    };
  });
  return { ruleset, title: 'A crowd', map: { radius: 20 }, combatants };
}

/** Creates as many battles with long histories as one address may create, all at the same time. */
async function beginCourses(url: string): Promise<void> {
  const course = courseOf();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => post<CreatedBattle | object>(url, '/api/battles', { course })),
  );
  console.log(`${answers.filter((answer) => 'id' in answer).length} of ${AT_ONCE} courses were taken`);
}

async function openCourse(url: string): Promise<void> {
  const { id, tokens } = await create(url, { course: courseOf() });
  await pause(1_000);
  for (let time = 0; time < 5; time++) {
    const gm = await sitDown(url, id, tokens.gm);
    await gm.leave();
    await pause(2_000); // waits until the room has closed
  }
}

async function rewindCourse(url: string): Promise<void> {
  const { id, tokens } = await create(url, { course: courseOf() });
  const gm = await sitDown(url, id, tokens.gm);
  let done = 0;
  for (let time = 0; time < 20; time++) {
    const rev = revOf(gm);
    const reply = await seat(gm, { do: 'rewind', to: COURSE_INPUTS - time, rev });
    if (reply.ok) done++;
  }
  console.log(`${done} of 20 rewinds were granted`);
}

async function recordCourse(url: string): Promise<void> {
  const { id, tokens } = await create(url, { course: courseOf() });
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ token: tokens.gm });
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const response = await fetch(`${url}/api/battles/${id}/recording`, { ...asked, body });
      await response.arrayBuffer();
      return response.ok;
    }),
  );
  console.log(`${answers.filter(Boolean).length} of ${AT_ONCE} recordings were sent`);
}

/** Lets forty connections request the whole history of a long fight. */
async function tellCourse(url: string): Promise<void> {
  const { id, tokens } = await create(url, { course: courseOf() });
  const rooms = await Promise.all(Array.from({ length: 40 }, () => sitDown(url, id, tokens.player)));
  const asked = rooms.map((room) => room.request('history', { after: 0 }, PATIENCE));
  const answers = await Promise.allSettled(asked);
  console.log(`${answers.filter(({ status }) => status === 'fulfilled').length} of 40 histories were told`);
}

async function firstRoll(url: string): Promise<void> {
  const { id, tokens } = await create(url, { ruleset: 'flow', scenario: 'duel' });
  const gm = await sitDown(url, id, tokens.gm);
  await gm.request('talk', { do: 'roll', to: 'all', notation: '2d6+3' }, PATIENCE);
}

/** Lets twenty players roll the costliest dice notations at the same time, as many as the limits allow. */
async function rollMany(url: string): Promise<void> {
  const { id, tokens } = await create(url, { ruleset: 'flow', scenario: 'duel' });
  const rooms = await Promise.all(Array.from({ length: 20 }, () => sitDown(url, id, tokens.player)));
  const rolled = await Promise.all(
    rooms.flatMap((room) => NOTATIONS.map((notation) => roll(room, notation))),
  );
  console.log(`${rolled.filter(({ ok }) => ok).length} of ${rolled.length} rolls were made`);
}

/** Fills a chat to its limits. Then forty connections request all of it ten times each. */
async function askForChats(url: string): Promise<void> {
  const { id, tokens } = await create(url, { ruleset: 'flow', scenario: 'duel' });
  const rooms = await Promise.all(Array.from({ length: 40 }, () => sitDown(url, id, tokens.player)));
  const said = await Promise.all(
    rooms.flatMap((room) => [
      ...Array.from({ length: 5 }, () => roll(room, MANY_DICE)),
      ...Array.from({ length: 5 }, () =>
        reply(room, 'talk', { do: 'say', to: 'all', text: 'x'.repeat(500) }),
      ),
    ]),
  );
  const asked = rooms.flatMap((room) =>
    Array.from({ length: 10 }, () => room.request('sayings', {}, { timeout: 30_000 })),
  );
  const answers = await Promise.allSettled(asked);
  const sent = answers.filter(({ status }) => status === 'fulfilled');
  console.log(`${said.filter(({ ok }) => ok).length} of ${said.length} messages were taken`);
  console.log(`${sent.length} of ${asked.length} chats were sent`);
}

/**
 * Returns a fight of 10,000 inputs in which a GM keeps changing one value. This is the cheapest way to create a long
 * history.
 */
function courseOf(): object {
  const ruleset = rulesetOf('flow');
  const setup = ruleset.scenarios.find(({ id }) => id === 'duel')?.setup;
  const target = setup?.combatants[0]?.id ?? '';
  const inputs = Array.from({ length: COURSE_INPUTS }, (_, index): Input => {
    return { as: 'gm', do: 'gm.set', target, field: 'ap', value: index % 2 };
  });
  const { id, version } = ruleset;
  return { title: 'A long fight', ruleset: id, version, setup, seed: seedOf('course'), inputs, pictures: {} };
}

async function create(url: string, body: object): Promise<Opened> {
  const answer = await post<CreatedBattle>(url, '/api/battles', body);
  if (!answer.links) throw new Error(`The battle was refused: ${JSON.stringify(answer)}.`);
  const { id, links } = answer;
  const token = (role: Role) => links[role].split('#')[1] ?? '';
  return { id, tokens: { gm: token('gm'), player: token('player'), spectator: token('spectator') } };
}

async function sitDown(url: string, id: string, token: string): Promise<Room> {
  const { room = id } = await post<OpenedBattle>(url, `/api/battles/${id}/open`, { token });
  const joined = await join(url, room, { token });
  joined.onMessage('*', () => undefined);
  joined.reconnection.enabled = false;
  await new Promise((resolve) => joined.onStateChange.once(resolve));
  return joined;
}

function seat(room: Room, message: SeatMessage): Promise<{ readonly ok: boolean }> {
  return reply(room, 'seat', message);
}

function roll(room: Room, notation: string): Promise<{ readonly ok: boolean }> {
  return reply(room, 'talk', { do: 'roll', to: 'all', notation });
}

async function reply(room: Room, type: string, message: object): Promise<{ readonly ok: boolean }> {
  return (await room.request(type, message, PATIENCE)) as { ok: boolean };
}

function revOf(room: Room): number {
  return (room.state as unknown as { rev: number }).rev;
}
