import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Room } from '@colyseus/sdk';
import type { Battle } from '@riposte/shared/engine/battle/battle';
import type { Input } from '@riposte/shared/engine/battle/input';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { replay } from '@riposte/shared/engine/history/journal';
import type { Rulebook } from '@riposte/shared/engine/history/rulebooks';
import { seededDice } from '@riposte/shared/engine/state/dice';
import type {
  CreateBattle,
  CreatedBattle,
  EventsMessage,
  JoinOptions,
  OpenedBattle,
  Reply,
  Role,
  SeatMessage,
  Welcome,
} from '@riposte/shared/protocol/messages';
import type { SyncedBattle } from '@riposte/shared/protocol/synced';
import { SyncedReader } from '@riposte/shared/protocol/synced-reader';
import type { ServerContent } from '@riposte/shared/scenario/server-content';
import { type AppParts, createApp } from '../../src/app.ts';
import { SupervisedRulebooks } from '../../src/battles/supervised-rulebooks.ts';
import { Bots } from '../../src/bots/bots.ts';
import { CampaignFiles } from '../../src/campaign-files/campaign-files.ts';
import { DiceRoller } from '../../src/chat/dice-roller.ts';
import { LIMITS, type Limits } from '../../src/guard/limits.ts';
import { type NotificationOptions, Notifications } from '../../src/notifications/notifications.ts';
import { newLog } from '../../src/process/log.ts';
import { Slices } from '../../src/scheduling/slices.ts';
import { Meters } from '../../src/services/meters.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import type { BattleStore } from '../../src/store/store.ts';
import { hiding } from './hidden-fight.ts';
import { registryOf } from './registry-of.ts';
import { until } from './until.ts';

export const PASSWORD = 'a password of the tests';

const all = { burst: 1e9, perSecond: 1e9 };

/** Unlimited rates, for tests that are not about limits. */
export const UNBOUNDED: Partial<Limits> = {
  requests: all,
  joins: all,
  battles: all,
  messages: all,
  bytes: all,
  recordings: all,
  pictures: all,
  changes: all,
  shelves: all,
  kept: all,
  receivers: all,
  mails: all,
  rings: all,
  codes: all,
  heroes: all,
  rewinds: all,
};

/** The module with the rulesets that bots know: the toy ruleset and those of the product. */
export const BOT_REGISTRY = new URL('./bot-registry.ts', import.meta.url).href;

/** The notifications and accounts of a server; by default, it sends nothing and has no identity provider. */
type ServedOptions = Partial<NotificationOptions> & Pick<AppParts, 'signIn' | 'onlySignedIn'>;

/** Starts a whole server with its own port and data folder. */
export async function serve(
  offered: Readonly<Record<string, Ruleset>> | readonly Rulebook[] = { toy: hiding },
  limits: Partial<Limits> = {},
  password: string | null = PASSWORD,
  open: typeof openStore = openStore,
  serverContent: ServerContent = {},
  { signIn = null, onlySignedIn = false, ...told }: ServedOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
  const meters = new Meters();
  const store = await open(folder, { watch: meters });
  const log = newLog('silent');
  const dice = new DiceRoller(log);
  const bots = new Bots(BOT_REGISTRY, log);
  const options = { mail: null, site: null, allowedHosts: [], ...told };
  const notifications = new Notifications(store, options, log);
  const campaignFiles = new CampaignFiles(BOT_REGISTRY);
  const rulebooks = new SupervisedRulebooks(registryOf(offered));
  const battles = { store, bots, campaignFiles, serverContent, notifications };
  const services = { rulebooks, ...battles, log, meters, slices: new Slices(), dice };
  const app = createApp({
    services,
    pageFolder: join(folder, 'page'),
    origins: ['https://friend.example'],
    limits: { ...LIMITS, ...limits },
    password,
    signIn,
    onlySignedIn,
  });
  app.server.onShutdown(async () => {
    await notifications.sender.stop();
    await bots.close();
    await store.close();
  });
  await app.server.listen(0, '127.0.0.1');
  const { port } = app.http.address() as AddressInfo;
  const stop = async () => {
    await app.server.gracefullyShutdown(false);
    await dice.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, folder, store, notifications, stop };
}

export async function post<Answer>(url: string, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

/** Creates a battle. Returns its id and the secret of each link. */
export async function createBattle(url: string, changes: Partial<CreateBattle> = {}) {
  const body = { ruleset: 'toy', scenario: 'brawl', ...changes };
  const { id, links } = await post<CreatedBattle>(url, '/api/battles', body);
  const token = (role: Role) => links[role].split('#')[1] ?? '';
  return { id, tokens: { gm: token('gm'), player: token('player'), spectator: token('spectator') } };
}

/** A guest at a table, with their own connection. */
export class Guest {
  readonly room: Room;
  readonly welcome: Welcome;
  /** The events since the guest joined, oldest first. */
  readonly events: EventsMessage[] = [];
  readonly #reader = new SyncedReader();
  #heard = -1;
  #messages = 0;

  private constructor(room: Room, welcome: Welcome) {
    this.room = room;
    this.welcome = welcome;
    this.#hear();
    this.events.length = 0;
    room.onStateChange(() => this.#hear());
  }

  /** Joins a battle. `headers` are those of the browser, such as its cookies. */
  static async join(
    url: string,
    battle: string,
    options: JoinOptions,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Guest> {
    const { token, seatKey } = options;
    const opened = await post<OpenedBattle>(url, `/api/battles/${battle}/open`, { token, seatKey });
    const room = await new Client(url, { headers }).joinById(opened.room ?? battle, options);
    const welcome = await new Promise<Welcome>((resolve) => room.onMessage('welcome', resolve));
    const guest = new Guest(room, welcome);
    await guest.until((state) => state.title !== undefined && guest.table !== undefined);
    return guest;
  }

  #hear(): void {
    const result = this.#reader.result(this.state);
    if (!result || result.rev <= this.#heard) return;
    this.#heard = result.rev;
    this.events.push(result);
  }

  get state(): SyncedBattle {
    return this.room.state as unknown as SyncedBattle;
  }

  get table() {
    return this.#reader.table(this.state);
  }

  get prompts() {
    return this.#reader.prompts(this.state);
  }

  get waiting() {
    return this.#reader.waiting(this.state);
  }

  /** Sends an input. Returns the reply. */
  say(input: Input, options: { prompt?: string; id?: string; rev?: number } = {}): Promise<Reply> {
    const prompt = options.prompt ?? this.prompts.find(({ for: asked }) => asked === input.as)?.id;
    const id = options.id ?? `m${++this.#messages}`;
    const rev = options.rev ?? this.state.rev;
    const isAnswer = input.answer !== undefined || options.prompt !== undefined;
    const message = isAnswer ? { id, rev, prompt, input } : { id, rev, input };
    return this.room.request('intent', message) as Promise<Reply>;
  }

  seat(message: SeatMessage): Promise<Reply> {
    return this.room.request('seat', message) as Promise<Reply>;
  }

  /** Resolves when the state satisfies a condition, at once if the condition already holds. */
  until(isReached: (state: SyncedBattle) => boolean): Promise<void> {
    const { onStateChange } = this.room;
    const subscribe = (onChange: () => void) => {
      onStateChange(onChange);
      return () => onStateChange.remove(onChange);
    };
    const stateNow = () => {
      const { rev, status } = this.state ?? {};
      return { rev, status, prompts: this.state && this.prompts.map(({ id }) => id) };
    };
    return until(() => Boolean(this.state) && isReached(this.state), subscribe, stateNow);
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }
}

/** Returns the battle as its journal on disk describes it. */
export async function onDisk(store: BattleStore, id: string): Promise<Battle> {
  const record = await store.find(id);
  if (!record) throw new Error(`There is no battle ${id}.`);
  const inputs = (await store.journal(id)).map(({ input }) => input);
  const { ruleset, setup, version, seed } = record;
  return replay(hiding, { format: 1, ruleset, version, setup, dice: seededDice(seed), inputs });
}

/** Resolves once all guests have seen the result of an input. */
export async function shown(reply: Reply, ...guests: readonly Guest[]): Promise<void> {
  const rev = reply.ok ? reply.rev : 0;
  await Promise.all(guests.map((guest) => guest.until((state) => state.rev >= rev)));
}

/** Starts a toy fight with a GM, a player for ana, one for ben, and a spectator. */
export async function gather(url: string, scenario = 'brawl', changes: Partial<CreateBattle> = {}) {
  const { id, tokens } = await createBattle(url, { scenario, ...changes });
  const gm = await Guest.join(url, id, { token: tokens.gm, name: 'Gloria' });
  const ann = await Guest.join(url, id, { token: tokens.player, name: 'Ann' });
  const bob = await Guest.join(url, id, { token: tokens.player, name: 'Bob' });
  const spectator = await Guest.join(url, id, { token: tokens.spectator });
  await ann.seat({ do: 'claim', fighter: 'ana' });
  await bob.seat({ do: 'claim', fighter: 'ben' });
  await gm.seat({ do: 'start' });
  const guests = [gm, ann, bob, spectator];
  await Promise.all(guests.map((guest) => guest.until((state) => state.status === 'fighting')));
  return { id, tokens, gm, ann, bob, spectator, guests };
}
