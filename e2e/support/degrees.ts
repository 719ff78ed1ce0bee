import { RULESETS } from '@riposte/shared/rulesets/registry';
import { expect } from 'vitest';
import * as common from '../../client/src/words/common.ts';
import type { Gathering } from './gathering.ts';
import type { Person } from './person.ts';
import { andSeen, answerBy, beginTable, isToAct, questionTo, seesPlayer, settle } from './table.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Maximum number of turns and answers per goal, more than any goal needs. */
const MOST_STEPS = 40;

/** Answers a user's prompt of the given kind. */
export type Reply = (person: Person, kind: string) => Promise<unknown>;

type Name = 'gm' | 'ana' | 'ben' | 'cleo';

/** A table with a fight of the Degrees rulebook, a GM and three players. */
export class DegreesTable {
  readonly people: Readonly<Record<Name, Person>>;

  private constructor(people: Record<Name, Person>) {
    this.people = people;
  }

  /** Opens a table without time limits as the GM. Three players join by their links. */
  static async gather(gathering: Gathering, scenario: string): Promise<DegreesTable> {
    const [gm, ana, ben, cleo] = await Promise.all([
      gathering.arrive('Gemma', { width: 1440, height: 900 }),
      gathering.arrive('Ana', DESKTOP),
      gathering.arrive('Ben', DESKTOP),
      gathering.arrive('Cleo', PHONE),
    ]);
    await gm.page.goto(gathering.server.address);
    await gm.page.getByText('Degrees', { exact: true }).first().click();
    await gm.page.getByTestId(`scenario-${scenario}`).check();
    await gm.page.getByText(common.tableRules).click();
    for (const option of ['promptSeconds', 'turnSeconds'])
      await gm.page.locator(`#option-${option}`).fill('3000');
    const { player } = await beginTable(gm);
    await Promise.all([ana, ben, cleo].map((person) => person.sitDown(player)));
    return new DegreesTable({ gm, ana, ben, cleo });
  }

  async claim(person: Person, id: string): Promise<void> {
    await person.press(`claim-${id}`);
    await seesPlayer(this.people.gm, id, person);
  }

  async begin(): Promise<void> {
    await this.people.gm.press('start');
    await this.people.gm.page.locator('main.table[data-status=fighting]').waitFor();
  }

  /** Lets all users answer their prompts and end their turns until a condition is met. */
  async until(isReached: () => Promise<boolean>, reply: Reply = byLuck): Promise<void> {
    if (!(await this.comesTo(isReached, MOST_STEPS, reply))) throw new Error('It has not come to that.');
  }

  /** Plays until `isReached` is true, for at most `steps` steps. Returns whether it became true. */
  async comesTo(isReached: () => Promise<boolean>, steps: number, reply: Reply = byLuck): Promise<boolean> {
    for (let step = 0; step < steps; step++) {
      const { person, kind } = await this.#next();
      if (await isReached()) return true;
      await andSeen(person, () => (kind === null ? person.press('action-end-turn') : reply(person, kind)));
    }
    return false;
  }

  /**
   * Waits until all pages show the same revision and one user has a prompt or a turn. Returns that user and
   * the kind of the prompt. The kind is null for a turn.
   */
  async #next(): Promise<{ person: Person; kind: string | null }> {
    const all = Object.values(this.people);
    for (;;) {
      const revs = new Set(await Promise.all(all.map((person) => person.rev())));
      for (const person of revs.size === 1 ? all : []) {
        const question = await questionTo(person);
        if (question) return { person, kind: question.kind };
        if (await isToAct(person)) return { person, kind: null };
      }
      await this.people.gm.page.waitForTimeout(50); // waits for the next patch, because no page can act before it arrives
    }
  }

  /** Checks that all screens show the same positions and states, and that no page reported an error. */
  async agree(): Promise<void> {
    const all = Object.values(this.people);
    const texts = await Promise.all(all.map((person) => person.reads('fighters')));
    expect(new Set(texts).size).toBe(1);
    expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  }
}

/** Spends luck on failing checks, and declines everything else. */
async function byLuck(person: Person, kind: string): Promise<string> {
  const isFailing = kind === 'fortune' && isFailure(await factsFor(person));
  return answerBy(person, isFailing ? { fortune: ['improve'] } : {});
}

/** Returns whether a text states the result of a failed check. */
export const isFailure = (text: string) => /degrees? of failure/.test(text);

/** Returns the label of an entry, such as a weapon, in the description of the Degrees ruleset. */
export const labelOf = (thing: string) => RULESETS.degrees?.description.things[thing]?.label ?? thing;

/** Returns whether it is the turn of the user's fighter with this name. */
export async function acts(person: Person, name: string): Promise<boolean> {
  return (await isToAct(person)) && (await person.reads('actor')) === name;
}

export async function isAsked(person: Person, kind: string): Promise<boolean> {
  return (await questionTo(person))?.kind === kind;
}

/** Returns the facts that a prompt shows about its check. */
export async function factsFor({ page }: Person): Promise<string> {
  return (await page.locator('.prompt-about').textContent()) ?? '';
}

export async function attack(person: Person, target: string): Promise<void> {
  await person.press('action-attack');
  await person.page.getByTestId('aim-card').waitFor();
  const one = person.page.getByTestId(`target-${target}`); // if there is only one target, the page shows no list
  if (await one.isVisible()) await one.click();
  await andSeen(person, () => settle(person));
}
