import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The number of test files that share a server. More would reach the limit for new battles per address. */
const FILES_PER_SERVER = 6;

/** The settings of a server, and its entry file if it is not the usual one. */
interface ServerOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly entry?: string;
}

/** A server process with its own data, which tests can kill and restart. */
export class TestServer {
  readonly #project: string;
  readonly #folder: string;
  readonly #options: ServerOptions;
  #process: ChildProcess | null = null;
  /** The port of the server; 0 selects a free port. */
  #port = 0;

  private constructor(project: string, folder: string, options: ServerOptions) {
    this.#project = project;
    this.#folder = folder;
    this.#options = options;
  }

  /** Starts the server of the project in the folder `project`; by default, of this project. */
  static async start(project = PROJECT, options: ServerOptions = {}): Promise<TestServer> {
    const server = new TestServer(project, await mkdtemp(join(tmpdir(), 'riposte-e2e-')), options);
    await server.resume();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the server again on the same port with the same data. Resolves when it listens. */
  async resume(): Promise<void> {
    const { settings, entry = 'server/src/main.ts' } = this.#options;
    const environment = {
      ...process.env,
      ...settings,
      PORT: String(this.#port),
      RIPOSTE_DATA: this.#folder,
      RIPOSTE_LOG: 'warn',
    };
    const running = spawn(process.execPath, [join(this.#project, entry)], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = running;
    for await (const line of createInterface({ input: running.stdout })) {
      const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
      if (port === undefined) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error('The server ended before it listened.');
  }

  /** Changes the database directly. The server must be stopped. */
  change(sql: string): void {
    const kept = new DatabaseSync(join(this.#folder, 'riposte.sqlite'));
    kept.exec(sql);
    kept.close();
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || !this.isRunning) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Does the same as `remove`, but without waiting, for the end of this process. */
  removeNow(): void {
    this.#process?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 }); // the process may still be writing
  }
}

let shared: TestServer | undefined;
let files = 0;

/**
 * Returns a running server that other test files of this process use, too, because starting one takes seconds of
 * processor time. A file calls this once. A test that kills the server must resume it.
 */
export async function sharedServer(): Promise<TestServer> {
  if (!shared) {
    const ends = ['exit', 'SIGTERM']; // Vitest ends its workers with SIGTERM
    for (const end of ends) process.once(end, () => shared?.removeNow());
  }
  if (!shared || files === FILES_PER_SERVER) {
    await shared?.remove();
    shared = await TestServer.start();
    files = 0;
  }
  if (!shared.isRunning) await shared.resume(); // a failed test may have left it dead
  files++;
  return shared;
}
