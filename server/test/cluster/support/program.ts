import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A program that a test has started on its own port. */
export class Program {
  readonly port: number;
  readonly #start: () => ChildProcess;
  #process: ChildProcess;

  constructor(port: number, start: () => ChildProcess) {
    this.port = port;
    this.#start = start;
    this.#process = start();
  }

  /** Stops the program and waits until it has ended. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill(signal);
    await gone;
  }

  /** Starts the program again on the same port. */
  startAgain(): void {
    this.#process = this.#start();
  }
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a program as a user other than root, which some programs require. */
export function spawnUnprivileged(command: string, parameters: readonly string[]): ChildProcess {
  return spawn(command, parameters, { stdio: 'ignore', ...unprivileged() });
}

/**
 * If the tests run as root, returns the ids of another user, for running a program. Otherwise returns an
 * empty object, so that the current user runs it.
 */
export function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Resolves once an attempt succeeds. Throws the last error when `patienceMs` milliseconds have passed. */
export async function eventually<Value>(attempt: () => Promise<Value>, patienceMs = 20_000): Promise<Value> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resume) => setTimeout(resume, 25));
    }
  }
}
