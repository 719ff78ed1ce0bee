import { fileURLToPath } from 'node:url';
import { matchMaker } from '@colyseus/core';
import { ContentError, readContentFolder } from '@riposte/shared/cli/content-folder';
import { PackageError } from '@riposte/shared/rulebook/rulebook-package';
import { readPack } from '@riposte/shared/scenario/pack-file';
import type { ServerContent } from '@riposte/shared/scenario/server-content';
import { createApp } from './app.ts';
import { loadRegistry, SupervisedRulebooks } from './battles/supervised-rulebooks.ts';
import { RulebookFault } from './battles/supervisor.ts';
import { Sweeper } from './battles/sweeper.ts';
import { Waker } from './battles/waker.ts';
import { Bots } from './bots/bots.ts';
import { CampaignFiles } from './campaign-files/campaign-files.ts';
import { DiceRoller } from './chat/dice-roller.ts';
import type { Cluster } from './cluster/cluster.ts';
import { packagesOf } from './cluster/packages.ts';
import { LIMITS } from './guard/limits.ts';
import { SignIn } from './key-rings/sign-in.ts';
import { listen } from './listen.ts';
import { Notifications } from './notifications/notifications.ts';
import { MemoryReturn } from './operations/memory-return.ts';
import { type Config, readConfig, StartError } from './process/config.ts';
import { type Log, newLog } from './process/log.ts';
import { ensureRoom, liveBattles } from './rooms/matchmaking.ts';
import { Slices } from './scheduling/slices.ts';
import { Meters } from './services/meters.ts';
import { openStore } from './store/sqlite/open-store.ts';
import type { BattleStore } from './store/store.ts';

const PAGE_FOLDER = fileURLToPath(new URL('../../client/dist', import.meta.url));

/**
 * Starts the server with the settings in the environment. If it cannot start, prints one sentence and exits. `address`
 * is the URL of a module that exports the rulesets as `REGISTRY`; worker threads load it too.
 */
export async function run(
  environment: Readonly<Record<string, string | undefined>>,
  address: string,
  limits = LIMITS,
): Promise<void> {
  try {
    const config = readConfig(environment);
    const name = config.cluster?.publicAddress;
    const log = newLog(config.logLevel, name);
    // logs rejected promises that the framework leaves unhandled, so that one failure does not end all tables
    process.on('unhandledRejection', (error) => log.error({ error }, 'a background task failed'));
    const rulebooks = await rulebooksAt(address);
    for (const fault of rulebooks.faults) log.error(`A rulebook package was left out. ${fault}`);
    const meters = new Meters(name);
    const dice = new DiceRoller(log);
    const serverContent = await contentIn(config.contentFolder, rulebooks);
    const slices = new Slices();
    const { store, cluster } = await openBacking(config, meters, log, slices, packagesOf(rulebooks));
    meters.watchStorage(store.capacity);
    const bots = new Bots(address, log);
    const campaignFiles = new CampaignFiles(address);
    const { mail, site, hooksTo: allowedHosts } = config;
    const notifications = new Notifications(store, { mail, site, allowedHosts }, log);
    const app = createApp({
      services: {
        rulebooks,
        store,
        log,
        meters,
        bots,
        campaignFiles,
        serverContent,
        slices,
        dice,
        notifications,
      },
      pageFolder: PAGE_FOLDER,
      origins: config.origins,
      proxies: config.proxies,
      password: config.password,
      signIn: config.signIn && new SignIn(config.signIn, log),
      onlySignedIn: config.openTables === 'signed-in',
      cluster,
      limits,
    });
    app.server.onBeforeShutdown(async () => await cluster?.handOver());
    const sweeper = new Sweeper(store, config.keep, liveBattles, log);
    const open = cluster?.openRoom ?? ensureRoom;
    const waker = new Waker(store, (battle) => open(battle, limits.rooms), liveBattles, log);
    const memory = new MemoryReturn(() => matchMaker.stats.local.roomCount);
    app.server.onShutdown(async () => {
      memory.stop();
      sweeper.stop();
      waker.stop();
      await notifications.sender.stop();
      await dice.close();
      await bots.close();
      await cluster?.leave();
      await store.close();
    });
    await cluster?.join();
    console.log(`Riposte is ready: ${await listen(app, config)}`);
    void sweeper.start();
    waker.start();
    notifications.sender.start();
    dice.load();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void app.server.gracefullyShutdown(true));
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Loads the rulebooks. Throws `StartError` if the folder of the rulebook packages cannot be read. */
async function rulebooksAt(address: string): Promise<SupervisedRulebooks> {
  try {
    return new SupervisedRulebooks(await loadRegistry(address));
  } catch (error) {
    if (error instanceof PackageError) throw new StartError(`RIPOSTE_RULEBOOKS: ${error.message}`);
    throw error;
  }
}

/** Reads the content packs of a folder. Throws `StartError` with all faults of the first invalid one. */
async function contentIn(folder: string | null, rulebooks: SupervisedRulebooks): Promise<ServerContent> {
  const read = (text: string) => rulebooks.reading(text, (rulesets) => readPack(text, rulesets));
  try {
    return folder === null ? {} : await readContentFolder(folder, read);
  } catch (error) {
    if (error instanceof ContentError || error instanceof RulebookFault)
      throw new StartError(`RIPOSTE_CONTENT: ${error.message}`);
    throw error;
  }
}

interface Backing {
  readonly store: BattleStore;
  readonly cluster?: Cluster;
}

/** Opens the store. Loads the code for Postgres and Redis only if they are used. */
async function openBacking(
  { database, cluster: joined, dataFolder, mostBytes }: Config,
  meters: Meters,
  log: Log,
  slices: Slices,
  packages: readonly string[],
): Promise<Backing> {
  const options = { watch: meters, log, mostBytes, slices };
  if (database === null) return { store: await openStore(dataFolder, options) };
  const { openSharedStore } = await import('./store/postgres/open-store.ts');
  const { store, db } = await openSharedStore(database, options);
  if (joined === null) return { store };
  const { openCluster } = await import('./cluster/cluster.ts');
  return { store, cluster: await openCluster(joined, store, db, log, packages) };
}
