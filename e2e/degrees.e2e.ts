import { RESULTS } from '@riposte/shared/rulesets/degrees/words/en/log';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import { openBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import {
  andSeen,
  answerBy,
  beginTable,
  choose,
  hasEvent,
  isToAct,
  placeFighter,
  questionTo,
  removeFighter,
  seesPlayer,
  setNumber,
  settle,
} from './support/table.ts';

/** Returns the label of a thing in the Degrees rulebook. */
const labelOf = (thing: string) => RULESETS.degrees?.description.things[thing]?.label ?? thing;
/** The attitudes of a rival who was swayed. */
const SWAYED = new RegExp(['indifferent', 'friendly', 'helpful'].map(labelOf).join('|'), 'i');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Maximum number of turns and answers per goal. No goal needs as many. */
const MOST_STEPS = 40;

/** Answers a user's prompt of the given kind. */
type Reply = (person: Person, kind: string) => Promise<unknown>;

type Name = 'gm' | 'ana' | 'ben' | 'cleo';

let server: TestServer;
let browser: Browser;
let people: Record<Name, Person>;

beforeAll(async () => {
  server = await TestServer.start();
  browser = await openBrowser();
});

afterEach(async () => {
  for (const person of Object.values(people ?? {})) await person.leave();
});

afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

it('heroes at a bridge delay, try a skill, attack a foe that leaves, avert an attack, spend luck and have a stunt reversed', async () => {
  const { gm, ana, ben, cleo } = await gather('bridge');
  for (const [person, id] of [
    [ana, 'duelist'],
    [ben, 'bulwark'],
    [ben, 'archer'],
    [cleo, 'hexwright'],
  ] as const)
    await claim(person, id);
  await begin();
  await leaveTheTroll(gm, ana);
  await delayAndResume(cleo);
  await tryASkill(cleo, gm);
  await surgeOutOfTurn(ana);
  await provokeOpportunityAttack(ben, gm);
  await avert(ana, gm);
  await bendAStunt(ana, gm);
  await turnAStunt(ana, gm);
  await agree();
});

it('an envoy at a parley is attacked with Wits by a rival, still sways the rival, and spreads a rumor', async () => {
  const { gm, ana, ben, cleo } = await gather('parley');
  await claim(ana, 'envoy');
  await claim(ben, 'duelist');
  await gm.page.getByTestId('lobby-rival').locator('select').selectOption({ label: cleo.name });
  await seesPlayer(gm, 'rival', cleo);
  await begin();
  await placeFighter(gm, 'thief', [6, 0]);
  await setNumber(gm, 'envoy', 'destiny', 9);
  await sway(ana, cleo, ben);
  await wearDown(ana);
  await spreadARumor(ana, gm);
  await agree();
});

/** Opens a table without time limits as the GM. Three players join by their links. */
async function gather(scenario: string): Promise<typeof people> {
  const [gm, ana, ben, cleo] = await Promise.all([
    Person.arrive(browser, 'Gemma', { width: 1440, height: 900 }),
    Person.arrive(browser, 'Ana', DESKTOP),
    Person.arrive(browser, 'Ben', DESKTOP),
    Person.arrive(browser, 'Cleo', PHONE),
  ]);
  people = { gm, ana, ben, cleo };
  await gm.page.goto(server.address);
  await gm.page.getByText('Degrees', { exact: true }).first().click();
  await gm.page.getByTestId(`scenario-${scenario}`).check();
  await gm.page.getByText(common.tableRules).click();
  for (const option of ['promptSeconds', 'turnSeconds'])
    await gm.page.locator(`#option-${option}`).fill('3000');
  const { player } = await beginTable(gm);
  await Promise.all([ana, ben, cleo].map((person) => person.sitDown(player)));
  return people;
}

async function claim(person: Person, id: string): Promise<void> {
  await person.press(`claim-${id}`);
  await seesPlayer(people.gm, id, person);
}

async function begin(): Promise<void> {
  await people.gm.press('start');
  await people.gm.page.locator('main.table[data-status=fighting]').waitFor();
}

/**
 * Leaves one foe between two heroes. The foe and the duelist get more luck points than they can use, and are
 * always asked whether to spend them.
 */
async function leaveTheTroll(gm: Person, ana: Person): Promise<void> {
  await placeFighter(gm, 'troll', [-2, 1]);
  for (const id of ['ogre', 'mate', 'ruffian', 'thug', 'bowman']) await removeFighter(gm, id);
  await setNumber(gm, 'duelist', 'destiny', 9);
  await setNumber(gm, 'troll', 'corruption', 9);
  await andSeen(gm, () => gm.press('switch-fortune-ask-always'));
  await ana.page.getByTestId('turn-order').getByText('Isolde').click();
  await andSeen(ana, () => ana.press('switch-fortune-ask-always'));
}

/** Delays the hexwright's turn, and resumes it after another turn. */
async function delayAndResume(cleo: Person): Promise<void> {
  await until(() => acts(cleo, 'Maelis'));
  await andSeen(cleo, () => cleo.press('action-delay'));
  expect(await cleo.page.getByTestId('step-delaying').getByText('Maelis').count()).toBe(1);
  await until(() => isAsked(cleo, 'resume'));
  await andSeen(cleo, () => cleo.press('answer-act'));
}

/** Checks that the GM's form has the rulebook's values, and changes only the difficulty. */
async function tryASkill(cleo: Person, gm: Person): Promise<void> {
  await until(() => acts(cleo, 'Maelis'));
  await cleo.press('action-skill');
  await cleo.page.getByTestId('aim-words').fill('Reads the runes on the bridge');
  await andSeen(cleo, () => settle(cleo));
  await until(() => isAsked(gm, 'rule'));
  await gm.press('answer-allow');
  expect(await gm.page.getByTestId('choose-dc').inputValue()).toBe('15');
  await gm.page.getByTestId('choose-dc').fill('2');
  await gm.photograph('degrees-ruling');
  await andSeen(gm, () => settle(gm));
  await hasEvent(cleo, 'checked', 'Maelis', RESULTS.success);
}

/** Lets the duelist learn to avert in the hexwright's turn, at the price of a Surge. */
async function surgeOutOfTurn(ana: Person): Promise<void> {
  await ana.press('aside-duelist-surge');
  await choose(ana, 'benefit', labelOf('edge'));
  await choose(ana, 'edge', labelOf('avert'));
  await andSeen(ana, () => settle(ana));
  await hasEvent(ana, 'surged', 'Isolde');
}

/** Moves the troll past the duelist. The bulwark makes an opportunity attack. */
async function provokeOpportunityAttack(ben: Person, gm: Person): Promise<void> {
  await until(() => acts(gm, 'River troll'));
  for (const _sure of ['once', 'twice']) await gm.clickHex([-3, 2]); // the move pauses when a player may make an opportunity attack
  await until(() => isAsked(ben, 'opportunity'));
  await andSeen(ben, () => answerBy(ben, { opportunity: ['attack'] }));
  await hasEvent(ben, 'checked', 'Borg', 'River troll');
}

/** Averts the troll's attacks until one fails because of that and the troll may spend luck. */
async function avert(ana: Person, gm: Person): Promise<void> {
  do {
    await until(() => acts(gm, 'River troll'));
    await attack(gm, 'duelist');
    await until(() => isAsked(ana, 'counter'));
    await andSeen(ana, () => answerBy(ana, { counter: ['avert'] }));
    await hasEvent(ana, 'fended', 'Isolde', labelOf('avert'));
  } while (!(await comesTo(() => isAsked(gm, 'fortune'), 4)));
  await andSeen(gm, () => answerBy(gm, { fortune: ['improve'] }));
  await hasEvent(ana, 'fortune-rolled', 'River troll');
}

/** Attempts stunts until the duelist may change a roll, and kills the server during that prompt. */
async function bendAStunt(ana: Person, gm: Person): Promise<void> {
  do {
    await tryAStunt(ana, gm);
    await until(async () => (await isAsked(ana, 'fortune')) || (await acts(ana, 'Isolde')));
  } while (!(await isAsked(ana, 'fortune'))); // a natural 1 misses, whatever luck is spent
  await comeThroughAKill(ana);
}

/** Attempts stunts, with luck if necessary, until the troll wins one by its own luck and reverses it. */
async function turnAStunt(ana: Person, gm: Person): Promise<void> {
  let isHit = false;
  const byLuckOfTheTroll: Reply = async (person, kind) => {
    const isForTheHit = person === ana && kind === 'fortune' && !isHit;
    isHit ||= isForTheHit && !/fails/.test(await factsFor(ana));
    const bends = kind === 'fortune' && (person === gm || (isForTheHit && !isHit));
    return answerBy(person, bends ? { fortune: ['improve'] } : {});
  };
  const isTurned = () => isAsked(gm, 'counter-stunt');
  do {
    isHit = false;
    await tryAStunt(ana, gm);
    await until(async () => (await isTurned()) || (await acts(ana, 'Isolde')), byLuckOfTheTroll);
  } while (!(await isTurned()));
  await andSeen(gm, () => answerBy(gm, { 'counter-stunt': ['afflict', 'push'] }));
}

async function tryAStunt(ana: Person, gm: Person): Promise<void> {
  await until(() => acts(ana, 'Isolde'));
  await setNumber(gm, 'duelist', 'std', 1);
  await ana.press('action-stunt');
  await andSeen(ana, () => settle(ana));
}

/**
 * Kills the server with SIGKILL while a user may change a roll. Checks that the same prompt about the same
 * check is open after the restart.
 */
async function comeThroughAKill(person: Person): Promise<void> {
  const asked = async () => [await questionTo(person), await factsFor(person)];
  const before = await asked();
  await person.photograph('degrees-fortune');
  await server.kill();
  await person.page.locator('[data-testid=connection][data-state=reconnecting]').waitFor();
  await server.resume();
  for (const { page } of Object.values(people))
    await page.locator('[data-testid=connection][data-state=connected]').waitFor();
  expect(await asked()).toEqual(before);
}

/**
 * Tries to improve the rival's attitude, which provokes the rival's attack with Wits. The attitude still
 * improves, and all users see that.
 */
async function sway(ana: Person, cleo: Person, ben: Person): Promise<void> {
  await until(() => acts(ana, 'Sabine'));
  await ana.press('action-influence');
  await ana.press('target-rival');
  await choose(ana, 'direction', labelOf('improve'));
  await andSeen(ana, () => settle(ana));
  await until(() => isAsked(cleo, 'opportunity'));
  await cleo.photograph('degrees-wits');
  await andSeen(cleo, () => answerBy(cleo, { opportunity: ['attack'] }));
  await hasEvent(ana, 'checked', 'Lord Farran', 'Sabine', labelOf('barb'));
  await until(() => acts(ana, 'Sabine'));
  await hasEvent(ana, 'swayed', 'Lord Farran', SWAYED);
  await ben.page.getByTestId('turn-order').getByText('Lord Farran').click();
  const now = ben.page.getByTestId('diagram-attitudes').locator('.diagram-grid .diagram-cell.held');
  expect(await now.textContent()).toMatch(SWAYED);
  await ben.photograph('degrees-attitudes');
}

async function wearDown(ana: Person): Promise<void> {
  await attack(ana, 'rival');
  await until(() => acts(ana, 'Sabine'));
  await hasEvent(ana, 'checked', 'Sabine', 'Lord Farran', labelOf('barb'));
}

/** Spreads a rumor to the thief, who is out of earshot. Only rumors have that range. */
async function spreadARumor(ana: Person, gm: Person): Promise<void> {
  await setNumber(gm, 'envoy', 'std', 1);
  await attack(ana, 'thief');
  await until(() => acts(ana, 'Sabine'));
  await hasEvent(ana, 'checked', 'Sabine', 'Mind thief', labelOf('whisper'));
}

/** Checks that all screens show the same positions and states, and that no page reported an error. */
async function agree(): Promise<void> {
  const all = Object.values(people);
  const texts = await Promise.all(all.map((person) => person.reads('fighters')));
  expect(new Set(texts).size).toBe(1);
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
}

/** Lets all users answer their prompts and end their turns until a condition is met. */
async function until(isReached: () => Promise<boolean>, reply: Reply = byLuck): Promise<void> {
  if (!(await comesTo(isReached, MOST_STEPS, reply))) throw new Error('It has not come to that.');
}

/** Returns whether the condition is met within that many steps. */
async function comesTo(
  isReached: () => Promise<boolean>,
  steps: number,
  reply: Reply = byLuck,
): Promise<boolean> {
  for (let step = 0; step < steps; step++) {
    const { person, kind } = await next();
    if (await isReached()) return true;
    await andSeen(person, () => (kind === null ? person.press('action-end-turn') : reply(person, kind)));
  }
  return false;
}

/** Spends luck on failing checks, and declines everything else. */
async function byLuck(person: Person, kind: string): Promise<string> {
  const isFailing = kind === 'fortune' && (await factsFor(person)).includes(RESULTS.failure);
  return answerBy(person, isFailing ? { fortune: ['improve'] } : {});
}

/**
 * Waits until all pages show the same revision and one user has a prompt or a turn. Returns that user and
 * the kind of the prompt. The kind is null for a turn.
 */
async function next(): Promise<{ person: Person; kind: string | null }> {
  const all = Object.values(people);
  for (;;) {
    const revs = new Set(await Promise.all(all.map((person) => person.rev())));
    for (const person of revs.size === 1 ? all : []) {
      const question = await questionTo(person);
      if (question) return { person, kind: question.kind };
      if (await isToAct(person)) return { person, kind: null };
    }
    await people.gm.page.waitForTimeout(50); // no page can act until the next patch arrives
  }
}

async function acts(person: Person, name: string): Promise<boolean> {
  return (await isToAct(person)) && (await person.reads('actor')) === name;
}

async function isAsked(person: Person, kind: string): Promise<boolean> {
  return (await questionTo(person))?.kind === kind;
}

/** Returns the facts that a prompt shows about its check. */
async function factsFor({ page }: Person): Promise<string> {
  return (await page.locator('.prompt-about').textContent()) ?? '';
}

async function attack(person: Person, target: string): Promise<void> {
  await person.press('action-attack');
  await person.page.getByTestId('aim-card').waitFor();
  const one = person.page.getByTestId(`target-${target}`); // with a single option, there is no list
  if (await one.isVisible()) await one.click();
  await andSeen(person, () => settle(person));
}
