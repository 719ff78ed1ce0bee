import { matchMaker, type ServerOptions } from '@colyseus/core';
import type { Limits } from '../guard/limits.ts';
import type { Tally } from '../guard/rate-counts.ts';
import type { Log } from '../process/log.ts';
import type { Opened } from '../rooms/matchmaking.ts';
import type { Db } from '../store/kysely/database.ts';
import type { BattleStore } from '../store/store.ts';
import { handOver } from './hand-over.ts';
import { Membership } from './membership.ts';
import { Opener } from './opener.ts';
import { type Overview, overview } from './overview.ts';
import { ProcessRegistry } from './process-registry.ts';
import { openPost } from './redis.ts';
import { SharedTally } from './shared-rate-counts.ts';

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
  /** Counts what addresses ask for over all processes together. */
  newTally(limits: Limits): Tally;
  /** Finds or makes the one room of a battle. */
  openRoom(battle: string, mostRooms: number): Promise<Opened>;
  /** Whether this process can take battles up. */
  isReady(): boolean;
  /** What all processes are doing. */
  overview(): Promise<Overview>;
  /** Has a process hand all its battles over and take none up, or take some up again. */
  drain(process: string, isDrained: boolean): Promise<void>;
  /** Hands all battles over to other processes. */
  handOver(): Promise<void>;
  leave(): Promise<void>;
}

const drainChannel = (process: string) => `drain:${process}`;

/** Makes this process one of those that share a database and a Redis. Throws `StartError` if that cannot be used. */
export async function openCluster(
  { redis, publicAddress }: { readonly redis: string; readonly publicAddress: string },
  store: BattleStore,
  db: Db,
  log: Log,
): Promise<Cluster> {
  const post = await openPost(redis, log);
  const registry = new ProcessRegistry(db, publicAddress);
  const membership = new Membership(registry, post, log);
  const opener = new Opener(store, membership, post, log);
  const { presence, driver } = post;
  // a room is made where whoever asks for it says
  const selectProcessIdToCreateRoom = async (_name: string, { on }: { on?: string }) =>
    on ?? matchMaker.processId;
  return {
    membership,
    lines: { presence, driver, publicAddress, selectProcessIdToCreateRoom },
    join: async () => {
      await presence.subscribe(drainChannel(matchMaker.processId), (isDrained) =>
        isDrained ? void handOver(membership, log) : membership.takeNothingUp(false),
      );
      await membership.join();
    },
    newTally: (limits) => new SharedTally(post.counters, publicAddress, limits, log),
    openRoom: (battle, mostRooms) => opener.open(battle, mostRooms),
    isReady: () => membership.isWell && !membership.isLeaving,
    overview: () => overview(registry, post),
    drain: (process, isDrained) => presence.publish(drainChannel(process), isDrained),
    handOver: () => handOver(membership, log),
    leave: () => membership.leave(),
  };
}
