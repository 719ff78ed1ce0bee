import { type Browser, errors } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import { beginTable, chooseTheRest, isToAct, placeFighter, questionTo, seesPlayer } from './support/table.ts';

const PORT = 2653;
const MOST_STEPS = 160;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await TestServer.start(PORT);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

/** Four people at one table, and what they have done so far. */
class Fight {
  readonly people: readonly Person[];
  readonly gm: Person;
  /** Intents made, as `actor:action`. */
  readonly done = new Set<string>();

  constructor(people: readonly [Person, Person, Person, Person]) {
    this.people = people;
    [this.gm] = people;
  }

  /** The GM opens a table without haste; the others claim by their link what they are to play. */
  static async gather(scenario: string, claims: readonly (readonly string[])[]): Promise<Fight> {
    const sizes = [DESKTOP, DESKTOP, PHONE, DESKTOP];
    const names = ['Gemma', 'Ana', 'Ben', 'Cem'];
    const [gm, ...players] = (await Promise.all(
      names.map((name, index) => Person.arrive(browser, name, sizes[index] ?? DESKTOP)),
    )) as [Person, Person, Person, Person];
    await gm.page.goto(server.address);
    await gm.page.getByText('Degrees', { exact: true }).first().click();
    await gm.press(`scenario-${scenario}`);
    await gm.page.getByText('Table rules').click();
    for (const option of ['promptSeconds', 'turnSeconds'])
      await gm.page.locator(`#option-${option}`).fill('3000');
    const { player } = await beginTable(gm);
    for (const [index, person] of players.entries()) {
      await person.sitDown(player);
      for (const id of claims[index] ?? []) {
        await person.press(`claim-${id}`);
        await seesPlayer(gm, id, person);
      }
    }
    return new Fight([gm, ...players]);
  }

  async leave(): Promise<void> {
    for (const person of this.people) {
      expect([person.name, person.faults]).toEqual([person.name, []]);
      await person.leave();
    }
  }

  /** Goes on until all of that has been done: turns are taken by `act`, and what is asked is passed on. */
  async playUntil(
    wanted: readonly string[],
    act: (person: Person, actor: string) => Promise<string | undefined>,
  ): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      if (wanted.every((one) => this.done.has(one))) return;
      await this.#step(act);
    }
    expect([...this.done]).toEqual(expect.arrayContaining([...wanted]));
  }

  async #step(act: (person: Person, actor: string) => Promise<string | undefined>): Promise<void> {
    const rev = await this.gm.rev();
    for (const person of this.people) {
      const question = await questionTo(person);
      if (!question && !(await isToAct(person))) continue;
      try {
        if (question) await person.page.locator('.answer.fallback').click();
        else await this.#act(person, act);
        return await this.gm.waitBeyond(rev);
      } catch (error) {
        if (!(error instanceof errors.TimeoutError) || (await this.gm.rev()) === rev) throw error;
        return; // on a slow machine the screen was already on to the next
      }
    }
    await this.gm.page.waitForTimeout(50); // the table is between two patches
  }

  async #act(
    person: Person,
    act: (person: Person, actor: string) => Promise<string | undefined>,
  ): Promise<void> {
    const actor = await person.reads('actor');
    const action = await act(person, actor);
    if (action === undefined) return person.press('action-end-turn');
    await chooseTheRest(person);
    this.done.add(`${actor}:${action}`);
  }

  /** Prepares an action, if it is offered: at whom, and what else is chosen. */
  async prepare(
    person: Person,
    action: string,
    { at, chosen = [] }: { at?: string; chosen?: readonly string[] } = {},
  ): Promise<string | undefined> {
    if (!(await person.sees(`action-${action}`))) return undefined;
    await person.press(`action-${action}`);
    const targets = person.page.locator('[data-testid^=target-]'); // none are listed where there is only one
    if (at !== undefined && (await targets.count()) > 0) {
      const target = person.page.getByTestId(`target-${at}`);
      if (!(await target.isVisible())) {
        await person.page.keyboard.press('Escape');
        return undefined;
      }
      await target.click();
    }
    for (const choice of chosen) await person.press(`choose-${choice}`);
    if (!this.done.has(`${action} is seen`)) await person.photograph(`degrees-${action}-${person.name}`);
    this.done.add(`${action} is seen`);
    return action;
  }
}

it('three talk on the bridge: a court attack, influence, a rumor and what they threaten', async () => {
  const fight = await Fight.gather('parley', [['envoy'], ['duelist'], []]);
  const { gm, people } = fight;
  const [, , , cem] = people;
  await gm.page.getByTestId('lobby-rival').locator('select').selectOption({ label: 'Cem' });
  await seesPlayer(gm, 'rival', cem as Person);
  await gm.press('start');
  await placeFighter(gm, 'thief', [6, 0]);
  await gm.press('open-gm');
  await fight.playUntil(
    ['Sabine:influence', 'Sabine:attack', 'Sabine:rumor', 'Lord Farran:attack'],
    async (person, actor) => {
      if (actor === 'Lord Farran') return fight.prepare(person, 'attack', { at: 'envoy' });
      if (actor !== 'Sabine') return undefined;
      if (!fight.done.has('Sabine:influence')) return fight.prepare(person, 'influence', { at: 'rival' });
      if (!fight.done.has('Sabine:attack')) return fight.prepare(person, 'attack', { at: 'rival' });
      const spread = await fight.prepare(person, 'attack', { at: 'thief' });
      return spread && 'rumor';
    },
  );
  await gm.page.locator('.ribbon-fighter', { hasText: 'Lord Farran' }).click();
  await gm.page.getByTestId('sheet').getByText('Attitude').first().waitFor();
  await gm.photograph('degrees-sheet');
  await fight.leave();
});
