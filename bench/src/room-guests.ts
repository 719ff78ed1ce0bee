import { Client, type Room } from '@colyseus/sdk';
import { situationOf } from '@riposte/shared/bots/fight';
import { toInput } from '@riposte/shared/bots/policy';
import { random } from '@riposte/shared/bots/random';
import { Battle } from '@riposte/shared/engine/battle';
import { seededDice } from '@riposte/shared/engine/dice';
import { seedOf } from '@riposte/shared/fuzz/chance';
import type { CreatedBattle, Reply } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';

/** What an intent came to: until the last of the audience saw it, and bytes that one of them got. */
export interface Seen {
  readonly milliseconds: number;
  readonly received: number;
  /** Whether no answer to it is open. */
  readonly isSettled: boolean;
}

/** Somebody who acts, and those who watch. */
export interface Audience {
  /** Does something, and waits until everybody has seen it. */
  act(): Promise<Seen>;
  /** Does something, and waits for the reply; false if there is nothing more to do. */
  send(): Promise<boolean>;
  leave(): Promise<void>;
}

interface Next {
  readonly message: object;
  readonly isSettled: boolean;
}

/** The audience of a battle of the first rulebook, in which the GM acts for everybody at random. */
export async function battleAudience(
  url: string,
  guests: number,
  seedIn: (battle: string) => Promise<string>,
): Promise<Audience> {
  const [ruleset] = Object.values(RULESETS);
  const scenario = ruleset?.scenarios[0];
  if (!ruleset || !scenario) throw new Error('There is nothing to play.');
  const { id, links } = await post<CreatedBattle>(url, '/api/battles', {
    ruleset: ruleset.id,
    scenario: scenario.id,
  });
  const token = (link: string) => link.split('#')[1] ?? '';
  await post(url, `/api/battles/${id}/open`, { token: token(links.gm) });
  const actor = await join(url, id, { token: token(links.gm) });
  const watching = await joinAll(url, id, guests, { token: token(links.spectator) });
  await actor.request('seat', { do: 'start' });
  const battle = Battle.start(ruleset, scenario.setup, seededDice(await seedIn(id)));
  const chance = seededDice(seedOf('bench'));
  let number = 0;
  const next = (): Next | undefined => {
    const [prompt] = battle.prompts;
    if (!prompt) return undefined;
    const situation = situationOf(battle, prompt, chance);
    const decision = prompt.for === 'gm' ? situation.fallback : random.decide(situation);
    const input = toInput(prompt.for, prompt.kind, decision);
    battle.apply(input);
    const isSettled = battle.prompts.every(({ kind }) => kind === 'turn');
    const rev = number++;
    return { message: { id: `b${rev}`, rev, prompt: prompt.id, input }, isSettled };
  };
  return audience(actor, watching, next);
}

/** The audience of a bare room. */
export async function bareAudience(url: string, id: string, guests: number): Promise<Audience> {
  const actor = await join(url, id, {});
  const watching = await joinAll(url, id, guests, {});
  return audience(actor, watching, () => ({ message: {}, isSettled: true }));
}

async function joinAll(url: string, id: string, guests: number, options: object): Promise<Room[]> {
  const rooms: Room[] = [];
  for (let guest = 0; guest < guests; guest++) rooms.push(await join(url, id, options));
  return rooms;
}

async function join(url: string, id: string, options: object): Promise<Room> {
  const room = await new Client(url).joinById(id, options);
  for (const type of ['welcome', 'events']) room.onMessage(type, () => undefined);
  return room;
}

function audience(actor: Room, watching: readonly Room[], next: () => Next | undefined): Audience {
  const rooms = [actor, ...watching];
  const bytes = countBytes(watching[0] ?? actor);
  const send = async ({ message }: Next) => {
    const reply = (await actor.request('intent', message)) as Reply;
    if (!reply.ok) throw new Error(`An intent was refused: ${reply.rejection.code}.`);
    return reply.rev;
  };
  return {
    async act() {
      const what = next();
      if (!what) throw new Error('The fight was over too soon to measure.');
      const before = bytes();
      const start = performance.now();
      const rev = await send(what);
      await Promise.all(watching.map((room) => sees(room, rev)));
      const milliseconds = performance.now() - start;
      return { milliseconds, received: bytes() - before, isSettled: what.isSettled };
    },
    async send() {
      const what = next();
      if (what) await send(what);
      return what !== undefined;
    },
    async leave() {
      await Promise.all(rooms.map((room) => room.leave()));
    },
  };
}

function sees(room: Room, rev: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if ((room.state as unknown as { rev: number }).rev < rev) return;
      room.onStateChange.remove(look);
      resolve();
    };
    room.onStateChange(look);
    look();
  });
}

function countBytes(room: Room): () => number {
  const { ws } = room.connection.transport as unknown as { ws: WebSocket };
  let total = 0;
  ws.addEventListener('message', ({ data }) => {
    total += (data as ArrayBuffer).byteLength;
  });
  return () => total;
}

async function post<Answer>(url: string, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Answer;
}
