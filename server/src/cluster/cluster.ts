import { matchMaker, type ServerOptions } from '@colyseus/core';
import type { Log } from '../log.ts';
import type { Opened } from '../rooms/matchmaking.ts';
import type { Db } from '../store/connection.ts';
import type { BattleStore } from '../store/store.ts';
import { handOver } from './hand-over.ts';
import { Membership } from './membership.ts';
import { Opener } from './opener.ts';
import { openPost } from './redis.ts';
import { Roll } from './roll.ts';

/** What makes one process one of several. */
export interface Cluster {
  readonly membership: Membership;
  /** What the framework lists rooms in, and speaks to the other processes through. */
  readonly lines: Pick<
    ServerOptions,
    'presence' | 'driver' | 'publicAddress' | 'selectProcessIdToCreateRoom'
  >;
  /** Lets the others know that this process is there; to be called once the framework has been set up. */
  join(): Promise<void>;
  /** Finds or makes the one room of a battle. */
  openRoom(battle: string, mostRooms: number): Promise<Opened>;
  /** Whether this process can take battles up. */
  isReady(): boolean;
  /** Hands all battles over to other processes. */
  handOver(): Promise<void>;
  leave(): Promise<void>;
}

/** Makes this process one of those that share a database and a Redis. Throws `StartError` if that cannot be used. */
export async function openCluster(
  { redis, publicAddress }: { readonly redis: string; readonly publicAddress: string },
  store: BattleStore,
  db: Db,
  log: Log,
): Promise<Cluster> {
  const post = await openPost(redis, log);
  const membership = new Membership(new Roll(db, publicAddress), post, log);
  const opener = new Opener(store, membership, post, log);
  const { presence, driver } = post;
  // a room is made where whoever asks for it says
  const selectProcessIdToCreateRoom = async (_name: string, { on }: { on?: string }) =>
    on ?? matchMaker.processId;
  return {
    membership,
    lines: { presence, driver, publicAddress, selectProcessIdToCreateRoom },
    join: () => membership.join(),
    openRoom: (battle, mostRooms) => opener.open(battle, mostRooms),
    isReady: () => membership.isWell && !membership.isLeaving,
    handOver: () => handOver(membership, log),
    leave: () => membership.leave(),
  };
}
