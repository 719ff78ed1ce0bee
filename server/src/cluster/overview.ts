import type { IRoomCache } from '@colyseus/core';
import { ROOM_NAME } from '../rooms/matchmaking.ts';
import type { BattleRow, Member, ProcessRegistry } from './process-registry.ts';
import type { RedisConnections } from './redis.ts';

/** A process as operators see it. */
export interface Process {
  readonly id: string;
  readonly address: string;
  readonly state: 'running' | 'draining' | 'not responding';
  readonly rooms: number;
  readonly people: number;
}

/** A battle that is open in a process. */
export interface Battle extends BattleRow {
  /** The address of the process that owns the battle. */
  readonly owner: string;
  readonly people: number;
}

export interface Overview {
  readonly processes: readonly Process[];
  readonly battles: readonly Battle[];
}

/** Returns the state of all processes and their battles. */
export async function overview(registry: ProcessRegistry, { driver }: RedisConnections): Promise<Overview> {
  const [members, rooms] = await Promise.all([registry.members(), driver.query({})]);
  const open = new Map(rooms.filter(({ name }) => name === ROOM_NAME).map((room) => [room.roomId, room]));
  const addresses = new Map(members.map(({ id, address }) => [id, address]));
  const battles = (await registry.battles([...open.keys()])).map((battle) => {
    const { processId = '', clients = 0 } = open.get(battle.id) ?? {};
    return { ...battle, owner: addresses.get(processId) ?? processId, people: clients };
  });
  return { processes: members.map((member) => processOf(member, rooms)), battles };
}

function processOf(
  { id, address, rooms, isHeardOf, isLeaving }: Member,
  all: readonly IRoomCache[],
): Process {
  const own = all.filter(({ processId }) => processId === id);
  const people = own.reduce((sum, { clients }) => sum + clients, 0);
  const state = isHeardOf ? (isLeaving ? 'draining' : 'running') : 'not responding';
  return { id, address, state, rooms, people };
}
