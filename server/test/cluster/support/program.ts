import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A program of the machine's that a test has started, on a port of its own. */
export class Program {
  readonly port: number;
  readonly #start: () => ChildProcess;
  #process: ChildProcess;

  constructor(port: number, start: () => ChildProcess) {
    this.port = port;
    this.#start = start;
    this.#process = start();
  }

  /** Ends it at once, and waits until it has. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill(signal);
    await gone;
  }

  /** Starts it again on the same port. */
  startAgain(): void {
    this.#process = this.#start();
  }
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a program as a user who is not root, which some insist on. */
export function spawnAsNobody(command: string, parameters: readonly string[]): ChildProcess {
  return spawn(command, parameters, { stdio: 'ignore', ...unprivileged() });
}

/** The user whom a program is run as; nothing: whoever runs the tests. */
export function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Resolves once what is tried succeeds. Throws what it threw last, after twenty seconds. */
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
