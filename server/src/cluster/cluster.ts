import { matchMaker, type ServerOptions } from '@colyseus/core';
import type { Limits } from '../guard/limits.ts';
import type { RateCounts } from '../guard/rate-counts.ts';
import type { Log } from '../process/log.ts';
import type { Opened } from '../rooms/matchmaking.ts';
import type { Db } from '../store/kysely/database.ts';
import type { BattleStore } from '../store/store.ts';
import { handOver } from './hand-over.ts';
import { Membership } from './membership.ts';
import { Opener } from './opener.ts';
import { type Overview, overview } from './overview.ts';
import { ProcessRegistry } from './process-registry.ts';
import { connectRedis } from './redis.ts';
import { SharedRateCounts } from './shared-rate-counts.ts';

/** The connection of this process to the other processes that share its database. */
export interface Cluster {
  readonly membership: Membership;
  /** The framework's options for listing rooms and reaching other processes. */
  readonly lines: Pick<
    ServerOptions,
    'presence' | 'driver' | 'publicAddress' | 'selectProcessIdToCreateRoom'
  >;
  /** Announces this process. Must be called after the framework is set up. */
  join(): Promise<void>;
  /** Returns rate counts that cover all processes. */
  newRateCounts(limits: Limits): RateCounts;
  /** Finds or opens the one room of a battle. */
  openRoom(battle: string, mostRooms: number): Promise<Opened>;
  /** Returns whether this process can open battles. */
  isReady(): boolean;
  /** Returns the state of all processes and battles. */
  overview(): Promise<Overview>;
  /**
   * Drains a process: it hands over its battles and opens none. If `isDrained` is false, it opens battles
   * again.
   */
  drain(process: string, isDrained: boolean): Promise<void>;
  /** Transfers all battles to other processes. */
  handOver(): Promise<void>;
  leave(): Promise<void>;
}

const drainChannel = (process: string) => `drain:${process}`;

/**
 * Joins the processes that share a database and a Redis. `packages` are the rulebook packages of this process. Throws
 * `StartError` if Redis cannot be used.
 */
export async function openCluster(
  { redis, publicAddress }: { readonly redis: string; readonly publicAddress: string },
  store: BattleStore,
  db: Db,
  log: Log,
  packages: readonly string[],
): Promise<Cluster> {
  const connections = await connectRedis(redis, log);
  const registry = new ProcessRegistry(db, publicAddress, packages);
  const membership = new Membership(registry, connections, log);
  const opener = new Opener(store, membership, connections, log);
  const { presence, driver } = connections;
  // the caller of `createRoom` chooses the process by the option `on`
  const selectProcessIdToCreateRoom = async (_name: string, { on }: { on?: string }) =>
    on ?? matchMaker.processId;
  return {
    membership,
    lines: { presence, driver, publicAddress, selectProcessIdToCreateRoom },
    join: async () => {
      await presence.subscribe(drainChannel(matchMaker.processId), (isDrained) =>
        isDrained ? void handOver(membership, store, log) : membership.takeNothingUp(false),
      );
      await membership.join();
    },
    newRateCounts: (limits) => new SharedRateCounts(connections.counters, publicAddress, limits, log),
    openRoom: (battle, mostRooms) => opener.open(battle, mostRooms),
    isReady: () => membership.isWell && !membership.isLeaving,
    overview: () => overview(registry, connections),
    drain: (process, isDrained) => presence.publish(drainChannel(process), isDrained),
    handOver: () => handOver(membership, store, log),
    leave: () => membership.leave(),
  };
}
