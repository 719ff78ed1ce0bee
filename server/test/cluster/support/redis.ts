import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis as Client } from 'ioredis';
import { eventually, freePort, Program } from './program.ts';

const PASSWORD = 'tests';

/** A Redis server on this machine, which loses its data on a restart. */
export class Redis {
  readonly #folder: string;
  readonly #program: Program;

  private constructor(folder: string, program: Program) {
    this.#folder = folder;
    this.#program = program;
  }

  static async start(): Promise<Redis> {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-redis-'));
    const port = await freePort();
    const parameters = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const redis = new Redis(
      folder,
      new Program(port, () =>
        spawn('redis-server', [...parameters, '--requirepass', PASSWORD, '--dir', folder], {
          stdio: 'ignore',
        }),
      ),
    );
    await redis.isUp();
    return redis;
  }

  get port(): number {
    return this.#program.port;
  }

  addressOf(port = this.port): string {
    return `redis://:${PASSWORD}@127.0.0.1:${port}`;
  }

  async goDown(): Promise<void> {
    await this.#program.stop('SIGKILL');
  }

  async comeBack(): Promise<void> {
    this.#program.startAgain();
    await this.isUp();
  }

  async stop(): Promise<void> {
    await this.goDown();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async isUp(): Promise<void> {
    await eventually(async () => {
      const client = new Client(this.addressOf(), { lazyConnect: true, retryStrategy: () => null });
      client.on('error', () => undefined);
      await client.connect();
      client.disconnect();
    });
  }
}
