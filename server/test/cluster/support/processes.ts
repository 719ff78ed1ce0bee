import type { BankKind } from '@riposte/shared/protocol/settings';
import { sql } from 'kysely';
import type { Db } from '../../../src/store/kysely/database.ts';
import { openSharedStore } from '../../../src/store/postgres/open-store.ts';
import type { TimeRecord } from '../../../src/store/saved-time.ts';
import type { BattleStore } from '../../../src/store/store.ts';
import { Child } from '../../support/child.ts';
import { Balancer } from './balancer.ts';
import { Postgres } from './postgres.ts';
import { eventually, freePort } from './program.ts';
import { Redis } from './redis.ts';

/** The password for the operators' page. */
export const PASSWORD = 'a password of the tests';

/** One of the processes. It keeps its port when it is started again. */
export interface Member {
  readonly port: number;
  child: Child;
}

interface Over {
  readonly postgres?: number;
  readonly redis?: number;
  readonly rulebooks?: string;
}

/** Several servers on one Postgres and one Redis, behind one address. */
export class Processes {
  readonly postgres: Postgres;
  readonly redis: Redis;
  /** The store for reading the database in tests. */
  readonly store: BattleStore;
  readonly #db: Db;
  readonly #database: string;
  readonly #balancer: Balancer;
  readonly #entry: string;
  readonly members: Member[] = [];
  #reachable: readonly Member[] = this.members;

  private constructor(
    postgres: Postgres,
    redis: Redis,
    database: string,
    opened: { store: BattleStore; db: Db },
    balancer: Balancer,
    entry: string,
  ) {
    this.postgres = postgres;
    this.redis = redis;
    this.store = opened.store;
    this.#db = opened.db;
    this.#database = database;
    this.#balancer = balancer;
    this.#entry = entry;
  }

  /** Starts `count` processes of the real server, or of another entry file. */
  static async start(count: number, entry = '../../src/main.ts', isDurable = false): Promise<Processes> {
    const [postgres, redis] = await Promise.all([Postgres.start(isDurable), Redis.start()]);
    const database = await postgres.newDatabase();
    const opened = await openSharedStore(postgres.addressOf(database));
    const balancer = await Balancer.start();
    const processes = new Processes(postgres, redis, database, opened, balancer, entry);
    balancer.ports = () => processes.#reachable.map(({ port }) => port);
    await Promise.all(Array.from({ length: count }, () => processes.add()));
    return processes;
  }

  /** The address in front of all processes. */
  get url(): string {
    return this.#balancer.url;
  }

  /** The address of the database. */
  get database(): string {
    return this.postgres.addressOf(this.#database);
  }

  /** Starts another process, optionally with other ports for the database and Redis, and with rulebook packages. */
  async add(over: Over = {}): Promise<Member> {
    const port = await freePort();
    const member = { port, child: await this.#launch(port, over) };
    this.members.push(member);
    return member;
  }

  /** Restarts a process that has ended. */
  async revive(member: Member): Promise<void> {
    member.child = await this.#launch(member.port);
  }

  /** Returns the process that owns a battle. Waits until a running process does. */
  async ownerOf(battle: string): Promise<Member> {
    return await eventually(async () => {
      const holder = await this.store.holderOf(battle);
      const { rows } = await sql<{ address: string }>`
        SELECT address FROM processes WHERE id = ${holder?.process ?? ''}`.execute(this.#db);
      const owner = this.members.find(({ port }) => rows[0]?.address === `127.0.0.1:${port}`);
      if (!owner) throw new Error(`No process owns ${battle}.`);
      return owner;
    });
  }

  /** Runs work while the shared address forwards requests only to one process. */
  async onlyOn<Value>(member: Member, work: () => Promise<Value>): Promise<Value> {
    this.#reachable = [member];
    try {
      return await work();
    } finally {
      this.#reachable = this.members;
    }
  }

  /**
   * Returns the time that a battle's open prompts have used, as last saved, in milliseconds. If there are several,
   * returns the longest.
   */
  async spentOn(battle: string): Promise<number> {
    const { clocks } = await this.#timeOf(battle);
    return Math.max(0, ...Object.values(clocks?.answers ?? {}));
  }

  /** Returns the saved time left in a bank of a seat, in milliseconds; infinity if nothing is saved. */
  async leftTo(battle: string, seat: string, kind: BankKind): Promise<number> {
    const { banks } = await this.#timeOf(battle);
    return banks?.left[seat]?.[kind] ?? Number.POSITIVE_INFINITY;
  }

  async #timeOf(battle: string): Promise<TimeRecord> {
    const { rows } = await sql<{ record: string }>`
      SELECT record FROM clocks WHERE battle = ${battle}`.execute(this.#db);
    return JSON.parse(rows[0]?.record ?? '{"clocks":null,"banks":null}') as TimeRecord;
  }

  /** Sets the seed of a battle that has not started. */
  async plant(battle: string, seed: string): Promise<void> {
    await sql`UPDATE battles SET seed = ${seed} WHERE id = ${battle}`.execute(this.#db);
  }

  /** Returns the number of rooms open in a process. */
  roomsOf(member: Member): Promise<number> {
    return this.#metricOf(member, 'riposte_rooms');
  }

  /** Returns the number of relays open in a process. */
  relaysOf(member: Member): Promise<number> {
    return this.#metricOf(member, 'riposte_relays');
  }

  async isReady({ port }: Member): Promise<boolean> {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  }

  async stop(): Promise<void> {
    for (const { child } of this.members)
      for (const line of child.output().split('\n'))
        if (/a background task failed/.test(line)) console.error(line);
    await Promise.all(this.members.map(({ child }) => child.kill()));
    this.#balancer.close();
    await this.store.close();
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
  }

  async #metricOf({ port }: Member, name: string): Promise<number> {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^${name}\\{.*\\} (\\d+)`, 'm').exec(metrics)?.[1]);
  }

  #launch(port: number, over: Over = {}): Promise<Child> {
    return Child.start(
      {
        PORT: String(port),
        RIPOSTE_DATABASE: this.postgres.addressOf(this.#database, over.postgres),
        RIPOSTE_REDIS: this.redis.addressOf(over.redis),
        RIPOSTE_PROXIES: '1',
        RIPOSTE_RULEBOOKS: over.rulebooks ?? '',
        RIPOSTE_PASSWORD: PASSWORD,
        RIPOSTE_PUBLIC_ADDRESS: `127.0.0.1:${port}`,
      },
      this.#entry,
    );
  }
}
