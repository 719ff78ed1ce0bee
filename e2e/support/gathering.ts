import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import type { Browser } from 'playwright-core';
import { sharedBrowser } from './browser.ts';
import { Person } from './person.ts';
import { sharedServer, type TestServer } from './server.ts';

/** Several users with the shared server and browser. */
export class Gathering {
  readonly server: TestServer;
  readonly #browser: Browser;
  readonly people: Person[] = [];

  private constructor(server: TestServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  /** `isDrawn` is for tests that look at the pixels of a map. */
  static async begin({ isDrawn = false } = {}): Promise<Gathering> {
    return new Gathering(await sharedServer(), await sharedBrowser({ isDrawn }));
  }

  /** Opens a separate browser for a user. `isNew` shows the hints for new users. */
  async arrive(
    name: string,
    viewport: { width: number; height: number },
    { isNew = false } = {},
  ): Promise<Person> {
    const person = await Person.arrive(this.#browser, name, viewport, { isNew });
    this.people.push(person);
    return person;
  }

  /** Creates a table with the given body for `POST /api/battles`. */
  async openTable(body: object): Promise<CreatedBattle> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${this.server.address}/api/battles`, init)).json()) as CreatedBattle;
  }

  async end(): Promise<void> {
    for (const person of this.people) await person.leave();
  }
}
