import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const NODE = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

/** A server in its own process, which can be killed. */
export class Child {
  readonly url: string;
  /** Returns all output of the process so far. */
  readonly output: () => string;
  readonly #process: ChildProcess;
  /** True if a test has asked the process to end. */
  #mayEnd = false;

  private constructor(process: ChildProcess, url: string, output: () => string) {
    this.#process = process;
    this.url = url;
    this.output = output;
    process.once('exit', (code, signal) => {
      if (!this.#mayEnd)
        console.error(`A server ended by itself (${code ?? signal}): ${output().slice(-4_000)}`);
    });
  }

  /** Starts the toy server, or another entry file, and waits until it listens. */
  static async start(
    environment: Readonly<Record<string, string>>,
    entry = './toy-server.ts',
  ): Promise<Child> {
    const { process, output, exited } = launch(entry, environment);
    const ready = new Promise<string>((resolve) => {
      process.stdout?.on('data', () => {
        const url = /is ready: (\S+)/.exec(output())?.[1];
        if (url) resolve(url);
      });
    });
    const url = await Promise.race([
      ready,
      exited.then((code) => Promise.reject(new Error(`The server ended with ${code}: ${output()}`))),
    ]);
    return new Child(process, url, output);
  }

  /** Resolves once the process has ended. */
  async gone(): Promise<void> {
    this.#mayEnd = true;
    await once(this.#process, 'exit');
  }

  /** Suspends or resumes the process. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process.kill(signal);
  }

  /** Ends the process as a power cut would. */
  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#mayEnd = true;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
  }

  /** Asks the process to end. Returns its exit code. */
  async stop(): Promise<number | null> {
    this.#mayEnd = true;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    const [code] = await gone;
    return code as number | null;
  }
}

/** Runs the real server, or another entry file, until it ends. Returns its exit code and output. */
export async function runMain(environment: Readonly<Record<string, string>>, entry = '../../src/main.ts') {
  const { output, exited } = launch(entry, environment);
  return { code: await exited, output: output() };
}

function launch(entry: string, environment: Readonly<Record<string, string>>) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const file = fileURLToPath(new URL(entry, import.meta.url));
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  const child = spawn(NODE, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      written += bytes.toString();
    });
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, output: () => written, exited };
}
