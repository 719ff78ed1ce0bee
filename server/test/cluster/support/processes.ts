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

/** What the operators' page asks for. */
export const PASSWORD = 'a password of the tests';

/** One of the processes, on a port that it keeps when it is started again. */
export interface Member {
  readonly port: number;
  child: Child;
}

/** Several servers on one Postgres and one Redis, behind one address. */
export class Processes {
  readonly postgres: Postgres;
  readonly redis: Redis;
  /** What the tests look into the database with. */
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

  /** Starts so many of the real server, or of another. */
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

  /** The address in front of all. */
  get url(): string {
    return this.#balancer.url;
  }

  /** Starts one more. Lines to the database and to Redis may go over other ports. */
  async add(over: { readonly postgres?: number; readonly redis?: number } = {}): Promise<Member> {
    const port = await freePort();
    const member = { port, child: await this.#launch(port, over) };
    this.members.push(member);
    return member;
  }

  /** Starts one again that has ended. */
  async revive(member: Member): Promise<void> {
    member.child = await this.#launch(member.port);
  }

  /** The process that has a battle; waits until one of those that run has. */
  async ownerOf(battle: string): Promise<Member> {
    return await eventually(async () => {
      const holder = await this.store.holderOf(battle);
      const { rows } = await sql<{ address: string }>`
        SELECT address FROM processes WHERE id = ${holder?.process ?? ''}`.execute(this.#db);
      const owner = this.members.find(({ port }) => rows[0]?.address === `127.0.0.1:${port}`);
      if (!owner) throw new Error(`Nobody has ${battle}.`);
      return owner;
    });
  }

  /** Does something while the address in front of all leads to one of them alone. */
  async onlyOn<Value>(member: Member, work: () => Promise<Value>): Promise<Value> {
    this.#reachable = [member];
    try {
      return await work();
    } finally {
      this.#reachable = this.members;
    }
  }

  /** How long the answers to a battle's open prompts have been waited for, as is written down; the longest. */
  async spentOn(battle: string): Promise<number> {
    const { clocks } = await this.#timeOf(battle);
    return Math.max(0, ...Object.values(clocks?.answers ?? {}));
  }

  /** What a seat has left in one of its banks, as is written down, in milliseconds; infinite: nothing is. */
  async leftTo(battle: string, seat: string, kind: BankKind): Promise<number> {
    const { banks } = await this.#timeOf(battle);
    return banks?.left[seat]?.[kind] ?? Number.POSITIVE_INFINITY;
  }

  async #timeOf(battle: string): Promise<TimeRecord> {
    const { rows } = await sql<{ record: string }>`
      SELECT record FROM clocks WHERE battle = ${battle}`.execute(this.#db);
    return JSON.parse(rows[0]?.record ?? '{"clocks":null,"banks":null}') as TimeRecord;
  }

  /** Makes a battle's dice those of a seed; it has not begun yet. */
  async plant(battle: string, seed: string): Promise<void> {
    await sql`UPDATE battles SET seed = ${seed} WHERE id = ${battle}`.execute(this.#db);
  }

  /** How many rooms are live in a process. */
  roomsOf(member: Member): Promise<number> {
    return this.#metricOf(member, 'riposte_rooms');
  }

  /** How many relays are live in a process. */
  relaysOf(member: Member): Promise<number> {
    return this.#metricOf(member, 'riposte_relays');
  }

  async isReady({ port }: Member): Promise<boolean> {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  }

  async stop(): Promise<void> {
    for (const { child } of this.members)
      for (const line of child.output().split('\n')) if (/nobody waits for/.test(line)) console.error(line);
    await Promise.all(this.members.map(({ child }) => child.kill()));
    this.#balancer.close();
    await this.store.close();
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
  }

  async #metricOf({ port }: Member, name: string): Promise<number> {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^${name}\\{.*\\} (\\d+)`, 'm').exec(metrics)?.[1]);
  }

  #launch(port: number, over: { readonly postgres?: number; readonly redis?: number } = {}): Promise<Child> {
    return Child.start(
      {
        PORT: String(port),
        RIPOSTE_DATABASE: this.postgres.addressOf(this.#database, over.postgres),
        RIPOSTE_REDIS: this.redis.addressOf(over.redis),
        RIPOSTE_PROXIES: '1',
        RIPOSTE_PASSWORD: PASSWORD,
        RIPOSTE_PUBLIC_ADDRESS: `127.0.0.1:${port}`,
      },
      this.#entry,
    );
  }
}
