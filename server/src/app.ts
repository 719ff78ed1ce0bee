import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type AuthContext, defineRoom, defineServer, type Server } from '@colyseus/core';
import express, { type Application } from 'express';
import { SINGLE_PROCESS_LEASES } from './battles/leases.ts';
import type { Cluster } from './cluster/cluster.ts';
import { addressOf } from './guard/address.ts';
import { LARGE_BODIES } from './guard/body-limits.ts';
import { GatedServer } from './guard/gate.ts';
import { LIMITS, type Limits } from './guard/limits.ts';
import { LocalRateCounts, type RateCounts } from './guard/rate-counts.ts';
import { GuardedTransport } from './guard/transport.ts';
import { battleRoutes } from './http/battles.ts';
import { campaignRoutes } from './http/campaigns.ts';
import { failureHandler, nothingHere } from './http/failure-handler.ts';
import { FairQueue } from './http/fair-queue.ts';
import { largeBytes, largeJson } from './http/large-json.ts';
import { libraryRoutes } from './http/libraries.ts';
import { notificationPages, notificationRoutes } from './http/notifications.ts';
import { pageRoutes } from './http/page.ts';
import { rulebookFiles, rulebookRoutes } from './http/rulebooks.ts';
import { corsHeaders, crossOrigin, isAllowedOrigin, secureHeaders } from './http/security.ts';
import { keyRingRoutes } from './key-rings/key-ring-routes.ts';
import type { SignIn } from './key-rings/sign-in.ts';
import { hasAccount, requireAccount } from './key-rings/sign-in-routes.ts';
import { monitorRoutes, operationRoutes, operatorRoutes } from './operations/routes.ts';
import { RelayRoom } from './relays/relay-room.ts';
import { RELAY_NAME, Relays } from './relays/relays.ts';
import { BattleRoom } from './rooms/battle-room.ts';
import { HistoryQueue } from './rooms/history-queue.ts';
import { originOf, requireKey, roomWanted } from './rooms/key-check.ts';
import {
  clearRoom,
  closeMatchmaking,
  disownSeat,
  ensureRoom,
  listingEntryAt,
  ROOM_NAME,
  renameRoom,
  vacateSeat,
} from './rooms/matchmaking.ts';
import { Guesses } from './seats/guesses.ts';
import { delayOf } from './seats/settings.ts';
import type { BattleServices } from './services/services.ts';
import { campaignFilesBusy, foreignPage, replaysBusy } from './words/failures.ts';

/**
 * The limits of two queues: for replays, and for campaign files. Campaign files take up much more memory while they
 * wait.
 */
const REPLAYS = { mostOfOne: 12, most: 60, busy: replaysBusy };
const CAMPAIGN_FILES = { mostOfOne: 2, most: 8, busy: campaignFilesBusy };

export interface AppParts {
  readonly services: BattleServices;
  /** The folder of the built client. */
  readonly pageFolder: string;
  readonly origins: readonly string[];
  /** The number of trusted proxies in front of the server. */
  readonly proxies?: number;
  readonly limits?: Limits;
  /**
   * The password for the operators' pages and for metrics requests from other machines; null disables both.
   */
  readonly password?: string | null;
  /** Lets people sign in with an account; null or undefined if the host has no identity provider. */
  readonly signIn?: SignIn | null;
  /** True if only people who have signed in with an account may create battles, libraries and campaigns. */
  readonly onlySignedIn?: boolean;
  /** The other processes that share the database; undefined if there are none. */
  readonly cluster?: Cluster | undefined;
}

/** Creates the whole application on an HTTP server that does not listen yet. */
export function createApp(parts: AppParts): { server: Server; http: HttpServer } {
  const { services, origins, limits = LIMITS, proxies = 0, onlySignedIn = false, cluster } = parts;
  const rateCounts = cluster?.newRateCounts(limits) ?? new LocalRateCounts(limits);
  const gate = {
    limits,
    proxies,
    rateCounts,
    onCut: (limit: keyof Limits) => services.meters.turnedAway(limit),
  };
  const http = new GatedServer(gate);
  const beforeUpgrade = ({ headers }: Request) => {
    if (isAllowedOrigin(headers.get('origin'), headers.get('host'), origins)) return undefined;
    return new Response(foreignPage.message, { status: foreignPage.status });
  };
  const transport = new GuardedTransport({ server: http, beforeUpgrade }, gate);
  const guesses = new Guesses(limits.guesses);
  const histories = new HistoryQueue();
  const ServedBattleRoom = class extends BattleRoom {
    static override async onAuth(_token: string, options: unknown, context: AuthContext): Promise<unknown> {
      await requireKey(services, roomWanted(context) ?? '', options);
      return originOf(context, !onlySignedIn || (await hasAccount(services, context.headers)));
    }
    protected override readonly services = services;
    protected override readonly histories = histories;
    protected override readonly limits = limits;
    protected override readonly rateCounts = rateCounts;
    protected override readonly guesses = guesses;
    protected override readonly leases = cluster?.membership ?? SINGLE_PROCESS_LEASES;
    protected override readonly hasSpectators = cluster === undefined;
  };
  const relays = new Relays(() => cluster?.isReady() ?? true);
  closeMatchmaking((origin) => corsHeaders(origin, origins));
  const server = defineServer({
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLogger(services),
    transport,
    ...cluster?.lines,
    rooms: {
      [ROOM_NAME]: defineRoom(ServedBattleRoom),
      [RELAY_NAME]: relayRoom(parts, { relays, guesses, histories }),
    },
    express: (app) => addRoutes(app, parts, relays, rateCounts),
  });
  return { server, http };
}

/**
 * Returns the definition of relay rooms. A relay shows a battle to spectators, with a delay or from another
 * process.
 */
function relayRoom(
  { services, limits = LIMITS }: AppParts,
  { relays, guesses, histories }: { relays: Relays; guesses: Guesses; histories: HistoryQueue },
) {
  const ServedRelayRoom = class extends RelayRoom {
    static override async onAuth(_token: string, options: unknown, context: AuthContext): Promise<unknown> {
      await requireKey(services, (await relays.battleOf(roomWanted(context))) ?? '', options);
      return originOf(context, false);
    }
    protected override readonly services = services;
    protected override readonly histories = histories;
    protected override readonly limits = limits;
    protected override readonly relays = relays;
    protected override readonly guesses = guesses;
  };
  return defineRoom(ServedRelayRoom);
}

/** The routes that open tables, libraries and campaigns. */
const FOR_SIGNED_IN = ['/api/battles', '/api/shelves', '/api/campaigns', '/api/campaigns/:id/fights'];

async function addRoutes(
  app: Application,
  parts: AppParts,
  relays: Relays,
  rateCounts: RateCounts,
): Promise<void> {
  const { services, pageFolder, origins, limits = LIMITS, proxies = 0, password = null, cluster } = parts;
  const { signIn = null, onlySignedIn = false } = parts;
  const { slices } = services;
  const openRoom = cluster?.openRoom ?? ensureRoom;
  const gateway = {
    hasOthers: cluster !== undefined,
    open: (battle: string) => openRoom(battle, limits.rooms),
    clear: clearRoom,
    rename: renameRoom,
    vacate: vacateSeat,
    disown: disownSeat,
    listingEntry: listingEntryAt,
    relayFor: async (battle: string) => {
      const isFromAfar = cluster !== undefined || delayOf(await services.store.settings(battle)) > 0;
      return isFromAfar ? await relays.placeFor(battle) : undefined;
    },
  };
  app.disable('x-powered-by');
  if (password !== null) app.use(await monitorRoutes(password));
  app.use(secureHeaders());
  if (cluster && password !== null) app.use(operatorRoutes(cluster, password));
  app.use(operationRoutes(services, password, () => cluster?.isReady() ?? true));
  app.use('/api', crossOrigin(origins));
  if (onlySignedIn) app.post(FOR_SIGNED_IN, requireAccount(services));
  for (const [path, limit] of Object.entries(LARGE_BODIES))
    app.post(path, limit === 'campaign' ? largeBytes(limits[limit]) : largeJson(slices, limits[limit]));
  const requester = (request: IncomingMessage) => addressOf(request, proxies);
  const replays = new FairQueue(requester, REPLAYS);
  const files = new FairQueue(requester, CAMPAIGN_FILES);
  const mayStore = (request: IncomingMessage, bytes: number) =>
    rateCounts.take('stored', requester(request), bytes);
  app.use(
    '/api',
    express.json({ limit: limits.body }),
    battleRoutes(services, gateway, replays),
    libraryRoutes(services),
    campaignRoutes(services, { replays, files, mayStore }),
    rulebookRoutes(services),
    notificationRoutes(services, rateCounts),
  );
  app.use('/api/key-ring', keyRingRoutes(services, gateway, signIn));
  app.use('/api', nothingHere);
  app.use(notificationPages(services));
  app.use(rulebookFiles(services));
  app.use(pageRoutes(pageFolder));
  app.use(failureHandler(services.log));
}

/** Returns a logger for the framework. It writes all the framework's messages to the debug log. */
function frameworkLogger({ log }: BattleServices) {
  const say = (...words: unknown[]) => log.debug({ words: words.map(String) }, 'framework');
  return { debug: say, info: say, log: say, trace: say, warn: say, error: say };
}
