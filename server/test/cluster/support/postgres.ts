import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually, freePort, Program, spawnUnprivileged, unprivileged } from './program.ts';

const VERSIONS = '/usr/lib/postgresql';
const PASSWORD = 'tests';

function binary(name: string): string {
  const [newest] = readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one));
  return join(VERSIONS, newest ?? '', 'bin', name);
}

/** A Postgres server on this machine, with its own data folder, which survives a restart. */
export class Postgres {
  readonly #folder: string;
  readonly #program: Program;
  #databases = 0;

  private constructor(folder: string, program: Program) {
    this.#folder = folder;
    this.#program = program;
  }

  /** Starts a server. By default, it does not flush writes to disk, because the tests never cut the power. */
  static async start(isDurable = false): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-postgres-'));
    const { uid, gid } = unprivileged();
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    chmodSync(folder, 0o700);
    const data = join(folder, 'data');
    const secret = join(folder, 'secret');
    writeFileSync(secret, PASSWORD);
    if (uid !== undefined && gid !== undefined) chownSync(secret, uid, gid);
    const setup = ['-D', data, '-U', 'riposte', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8'];
    execFileSync(binary('initdb'), [...setup, '--no-locale'], { stdio: 'ignore', ...unprivileged() });
    rmSync(secret);
    const port = await freePort();
    const parameters = [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      `fsync=${isDurable}`,
    ];
    const postgres = new Postgres(
      folder,
      new Program(port, () => spawnUnprivileged(binary('postgres'), parameters)),
    );
    await postgres.isUp();
    return postgres;
  }

  /** The server's port. A proxy in front of the server needs it, too. */
  get port(): number {
    return this.#program.port;
  }

  addressOf(database: string, port = this.port): string {
    return `postgres://riposte:${PASSWORD}@127.0.0.1:${port}/${database}`;
  }

  /** Creates an empty database. Returns its name. */
  async newDatabase(): Promise<string> {
    const name = `test${++this.#databases}`;
    await this.run(`CREATE DATABASE ${name}`);
    return name;
  }

  /** Runs a statement on a separate connection. */
  async run(statement: string, database = 'postgres'): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.addressOf(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  }

  /** Stops the server as a restart of the machine would: all connections are cut. */
  async goDown(): Promise<void> {
    await this.#program.stop('SIGINT');
  }

  async comeBack(): Promise<void> {
    this.#program.startAgain();
    await this.isUp();
  }

  async isUp(): Promise<void> {
    await eventually(() => this.run('SELECT 1'));
  }

  async stop(): Promise<void> {
    await this.#program.stop('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
