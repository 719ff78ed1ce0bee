import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  acts,
  attack,
  DegreesTable,
  factsFor,
  isAsked,
  isFailure,
  labelOf,
  type Reply,
} from './support/degrees.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import {
  andSeen,
  answerBy,
  choose,
  hasEvent,
  placeFighter,
  questionTo,
  removeFighter,
  setNumber,
  settle,
} from './support/table.ts';

let gathering: Gathering;
let table: DegreesTable;

beforeAll(async () => {
  gathering = await Gathering.begin();
});

afterAll(() => gathering?.end());

it('heroes at a bridge delay, try a skill, attack a foe that leaves, avert an attack, spend luck and have a stunt reversed', async () => {
  table = await DegreesTable.gather(gathering, 'bridge');
  const { gm, ana, ben, cleo } = table.people;
  for (const [person, id] of [
    [ana, 'duelist'],
    [ben, 'bulwark'],
    [ben, 'archer'],
    [cleo, 'hexwright'],
  ] as const)
    await table.claim(person, id);
  await table.begin();
  await leaveTheTroll(gm, ana);
  await delayAndResume(cleo);
  await tryASkill(cleo, gm);
  await surgeOutOfTurn(ana);
  await provokeOpportunityAttack(ben, gm);
  await avert(ana, gm);
  await bendAStunt(ana, gm);
  await turnAStunt(ana, gm);
  await table.agree();
});

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
  await table.until(() => acts(cleo, 'Maelis'));
  await andSeen(cleo, () => cleo.press('action-delay'));
  expect(await cleo.page.getByTestId('step-delaying').getByText('Maelis').count()).toBe(1);
  await table.until(() => isAsked(cleo, 'resume'));
  await andSeen(cleo, () => cleo.press('answer-act'));
}

/** Checks that the GM's form has the rulebook's values, and changes only the difficulty. */
async function tryASkill(cleo: Person, gm: Person): Promise<void> {
  await table.until(() => acts(cleo, 'Maelis'));
  await cleo.press('action-skill');
  await cleo.page.getByTestId('aim-words').fill('Reads the runes on the bridge');
  await andSeen(cleo, () => settle(cleo));
  await table.until(() => isAsked(gm, 'rule'));
  await gm.press('answer-allow');
  expect(await gm.page.getByTestId('choose-dc').inputValue()).toBe('15');
  await gm.page.getByTestId('choose-dc').fill('2');
  await gm.photograph('degrees-ruling');
  await andSeen(gm, () => settle(gm));
  await hasEvent(cleo, 'checked', 'Maelis', /degrees? of success/);
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
  await table.until(() => acts(gm, 'River troll'));
  for (const _sure of ['once', 'twice']) await gm.clickHex([-3, 2]); // the move pauses when a player may make an opportunity attack
  await table.until(() => isAsked(ben, 'opportunity'));
  await andSeen(ben, () => answerBy(ben, { opportunity: ['attack'] }));
  await hasEvent(ben, 'checked', 'Borg', 'River troll');
}

/**
 * Averts the troll's attacks until one of them fails because it was averted, so that the troll may spend luck on it.
 */
async function avert(ana: Person, gm: Person): Promise<void> {
  do {
    await table.until(() => acts(gm, 'River troll'));
    await attack(gm, 'duelist');
    await table.until(() => isAsked(ana, 'counter'));
    await andSeen(ana, () => answerBy(ana, { counter: ['avert'] }));
    await hasEvent(ana, 'fended', 'Isolde', labelOf('avert'));
  } while (!(await table.comesTo(() => isAsked(gm, 'fortune'), 4)));
  await andSeen(gm, () => answerBy(gm, { fortune: ['improve'] }));
  await hasEvent(ana, 'fortune-rolled', 'River troll');
}

/** Attempts stunts until the duelist may change a roll, and kills the server during that prompt. */
async function bendAStunt(ana: Person, gm: Person): Promise<void> {
  do {
    await tryAStunt(ana, gm);
    await table.until(async () => (await isAsked(ana, 'fortune')) || (await acts(ana, 'Isolde')));
  } while (!(await isAsked(ana, 'fortune'))); // repeats, because luck cannot change a natural 1
  await comeThroughAKill(ana);
}

/** Attempts stunts, with luck if necessary, until the troll wins one by its own luck and reverses it. */
async function turnAStunt(ana: Person, gm: Person): Promise<void> {
  let isHit = false;
  const byLuckOfTheTroll: Reply = async (person, kind) => {
    const isForTheHit = person === ana && kind === 'fortune' && !isHit;
    isHit ||= isForTheHit && !isFailure(await factsFor(ana));
    const bends = kind === 'fortune' && (person === gm || (isForTheHit && !isHit));
    return answerBy(person, bends ? { fortune: ['improve'] } : {});
  };
  const isTurned = () => isAsked(gm, 'counter-stunt');
  do {
    isHit = false;
    await tryAStunt(ana, gm);
    await table.until(async () => (await isTurned()) || (await acts(ana, 'Isolde')), byLuckOfTheTroll);
  } while (!(await isTurned()));
  await andSeen(gm, () => answerBy(gm, { 'counter-stunt': ['afflict', 'push'] }));
}

async function tryAStunt(ana: Person, gm: Person): Promise<void> {
  await table.until(() => acts(ana, 'Isolde'));
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
  await gathering.server.kill();
  await person.page.locator('[data-testid=connection][data-state=reconnecting]').waitFor();
  await gathering.server.resume();
  for (const { page } of Object.values(table.people))
    await page.locator('[data-testid=connection][data-state=connected]').waitFor();
  expect(await asked()).toEqual(before);
}
