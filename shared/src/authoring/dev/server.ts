import { existsSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { RulebookProject } from '../project.ts';
import { type Build, rebuild } from './rebuild.ts';

/** The page may load its own files and nothing else, and no other page may embed it. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** The time without a further change after which a preview begins, in milliseconds. */
const QUIET = 80;
/** The maximum number of pages that are open at the same time. */
const MAX_PAGES = 20;

const PAGE = new URL('page/', import.meta.url);

/** Serves the page of `rulebook dev` on the loopback interface, and sends it each change of the sources. */
export class DevServer {
  readonly #project: RulebookProject;
  readonly #name: string;
  readonly #pages = new Set<ServerResponse>();
  readonly #server: Server;
  #latest: Build | undefined;
  #isBuilding = false;
  #isStale = true;

  /** `name` is the argument that names the project. */
  constructor(project: RulebookProject, name: string) {
    this.#project = project;
    this.#name = name;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.writeHead(500, HEADERS).end());
    });
  }

  /**
   * Listens on a port (0 for any free one) and watches the sources. Returns the page’s address. Rejects if the port is
   * taken.
   */
  async start(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    const { sources, rules, cases } = this.#project;
    for (const folder of [sources, rules, cases].filter((one) => existsSync(one))) this.#watch(folder);
    void this.#build();
    return `http://127.0.0.1:${this.#port()}/`;
  }

  #port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  #watch(folder: string): void {
    let timer: NodeJS.Timeout | undefined;
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        this.#isStale = true;
        void this.#build();
      }, QUIET);
    });
  }

  /** Makes previews until none is stale. Only one is made at a time. */
  async #build(): Promise<void> {
    if (this.#isBuilding) return;
    this.#isBuilding = true;
    while (this.#isStale) {
      this.#isStale = false;
      this.#latest = await rebuild(this.#project, this.#name);
      for (const page of this.#pages) this.#send(page);
    }
    this.#isBuilding = false;
  }

  #send(page: ServerResponse): void {
    if (this.#latest) page.write(`data: ${JSON.stringify(this.#latest)}\n\n`);
  }

  async #answer({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${this.#port()}`);
    if (method !== 'GET' || !hosts.includes(headers.host ?? '')) {
      response.writeHead(403, HEADERS).end(); // prevents DNS rebinding: another site must not read the rulebook under a host name of its own
      return;
    }
    if (url === '/changes') this.#open(response);
    else if (url === '/') respond(response, 'text/html', await readFile(new URL('page.html', PAGE)));
    else if (url === '/page.css') respond(response, 'text/css', await readFile(new URL('page.css', PAGE)));
    else if (url === '/page.js') respond(response, 'text/javascript', await scriptOfPage());
    else response.writeHead(404, HEADERS).end();
  }

  #open(response: ServerResponse): void {
    if (this.#pages.size >= MAX_PAGES) {
      response.writeHead(503, HEADERS).end();
      return;
    }
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' });
    response.write(':\n\n');
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
    this.#send(response);
  }
}

function respond(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }).end(body);
}

async function scriptOfPage(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL(`page${import.meta.url.slice(-3)}`, PAGE)) });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return output[0].code;
}
