import { type Browser, errors } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import {
  beginTable,
  chooseTheRest,
  isToAct,
  placeFighter,
  questionTo,
  seesPlayer,
  settle,
} from './support/table.ts';

const PORT = 2636;
const MOST_STEPS = 160;
const DESKTOP = { width: 1440, height: 900 };

let server: TestServer;
let browser: Browser;
let people: { gm: Person; ana: Person; ben: Person; cleo: Person };

beforeAll(async () => {
  server = await TestServer.start(PORT);
  browser = await openBrowser();
  const [gm, ana, ben, cleo] = await Promise.all([
    Person.arrive(browser, 'Gemma', DESKTOP),
    Person.arrive(browser, 'Ana', DESKTOP),
    Person.arrive(browser, 'Ben', DESKTOP),
    Person.arrive(browser, 'Cleo', { width: 390, height: 844 }),
  ]);
  people = { gm, ana, ben, cleo };
});

afterAll(async () => {
  for (const person of Object.values(people ?? {})) await person.leave();
  await browser?.close();
  await server?.remove();
});

it('heroes choose their phases, step in, hit back, surge and spring what they have readied', async () => {
  await gather();
  await begin();
  await killWhileThePickIsOpen();
  await guard();
  const seen = await playUntilAllIsSeen();
  expect([...seen].sort()).toEqual([...WANTED].sort());
  for (const { faults } of Object.values(people)) expect(faults).toEqual([]);
  const texts = await Promise.all(Object.values(people).map((person) => person.reads('fighters')));
  expect(new Set(texts).size).toBe(1);
});

/** Three players share the four heroes. */
async function gather(): Promise<void> {
  const { gm, ana, ben, cleo } = people;
  await gm.page.goto(server.address);
  await gm.page.getByText('Phases', { exact: true }).first().click();
  const { player } = await beginTable(gm);
  for (const person of [ana, ben, cleo]) await person.sitDown(player);
  await ana.press('claim-warden');
  await ben.press('claim-ranger');
  for (const id of ['duelist', 'stormcaller']) await cleo.press(`claim-${id}`);
  await seesPlayer(gm, 'stormcaller', cleo);
}

/** The foes have come across: the ogre at the duelist, the raider at the warden, whom nobody can miss. */
async function begin(): Promise<void> {
  const { gm } = people;
  await gm.press('open-gm');
  await gm.page.getByTestId('table-settings').locator('summary').first().click();
  await gm.press('pause'); // nobody is hurried
  await gm.press('start');
  await gm.page.locator('main.table[data-status=fighting]').waitFor();
  await placeFighter(gm, 'duelist', [-2, 1]);
  await placeFighter(gm, 'ogre-lord', [-2, 2]);
  await placeFighter(gm, 'raider', [-1, -1]);
  for (const id of ['duelist', 'warden']) {
    await gm.page.getByTestId('gm-fighter').selectOption(id);
    await gm.page.getByTestId('gm-field').selectOption('dodge');
    const rev = await gm.rev();
    await gm.page.getByTestId('gm-value').locator('input').fill('-9');
    await gm.press('gm-set');
    await gm.waitBeyond(rev);
  }
  await gm.press('open-gm');
}

/** kill -9 while three are asked who acts: they are asked the same again. */
async function killWhileThePickIsOpen(): Promise<void> {
  const { ana, ben, cleo } = people;
  const asked = async () => await Promise.all([ana, ben, cleo].map(questionTo));
  for (const { page } of [ana, ben, cleo]) await page.getByTestId('prompt-card').waitFor();
  const before = await asked();
  expect(before.map((question) => question?.kind)).toEqual(['nominate', 'nominate', 'nominate']);
  await server.kill();
  await ana.page.locator('[data-testid=connection][data-state=reconnecting]').waitFor();
  await server.resume();
  for (const { page } of Object.values(people))
    await page.locator('[data-testid=connection][data-state=connected]').waitFor();
  expect(await asked()).toEqual(before);
  expect(await ana.reads('track-note')).toBe('The heroes pick');
  await ana.photograph('phases-nominate-Ana');
  await cleo.photograph('phases-nominate-Cleo');
}

/** Ana takes the pick in the first phase: the others are asked no more, until her turn is over. */
async function guard(): Promise<void> {
  const { ana, ben } = people;
  await ana.press('answer-act');
  await ben.page.getByTestId('prompt-card').waitFor({ state: 'detached' });
  await ana.press('action-defend');
  await settle(ana);
  await ana.page.locator('[data-testid=resource-warden-focus][data-value]').first().waitFor();
  await ana.press('action-end-turn');
  await ben.page.getByTestId('prompt-card').waitFor();
  expect(await ana.page.getByTestId('step-bolster').getAttribute('aria-current')).toBe('step');
}

const WANTED = [
  'a phase chosen',
  'ordered',
  'interpose',
  'counterattack',
  'surge',
  'readied',
  'ready',
] as const;
type Wanted = (typeof WANTED)[number];

async function playUntilAllIsSeen(): Promise<Set<Wanted>> {
  const seen = new Set<Wanted>();
  for (let step = 0; step < MOST_STEPS && seen.size < WANTED.length; step++) await playStep(seen);
  return seen;
}

async function playStep(seen: Set<Wanted>): Promise<void> {
  const { gm } = people;
  const rev = await gm.rev();
  for (const person of Object.values(people)) {
    const question = await questionTo(person);
    if (!question && !(await isToAct(person))) continue;
    try {
      await (question ? reply(person, question, seen) : act(person, seen));
      return await gm.waitBeyond(rev);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || (await gm.rev()) === rev) throw error;
      return; // on a slow machine the screen was already on to the next
    }
  }
  await gm.page.waitForTimeout(50); // the table is between two patches
}

type Question = NonNullable<Awaited<ReturnType<typeof questionTo>>>;

async function reply(person: Person, { kind, asked }: Question, seen: Set<Wanted>): Promise<void> {
  if (kind === 'nominate') return choosePhase(person, asked, seen);
  if (kind === 'nominate-foe') return person.page.locator('.answer').last().click();
  if (kind === 'order') return putInOrder(person, seen);
  for (const option of ['interpose', 'counterattack', 'ready'] as const) {
    if (seen.has(option) || !(await person.sees(`answer-${option}`))) continue;
    await person.photograph(`phases-${option}-${person.name}`);
    await person.press(`answer-${option}`);
    if (option === 'interpose') await person.press('stay');
    await chooseTheRest(person);
    seen.add(option);
    return;
  }
  await person.page.locator('.answer.fallback').click();
}

/** The ranger waits for the phase of bows, the warden surges when brawls begin; the others let it go by. */
async function choosePhase(person: Person, asked: string, seen: Set<Wanted>): Promise<void> {
  const phase = (await person.page.locator('.track-step.now').getAttribute('data-testid')) ?? '';
  if (asked === 'ranger' && phase === 'step-skirmish' && (await person.sees('answer-act'))) {
    seen.add('a phase chosen');
    return person.press('answer-act');
  }
  if (asked === 'warden' && phase === 'step-brawl' && (await person.sees('answer-surge'))) {
    await person.photograph('phases-surge-Ana');
    seen.add('surge');
    return person.press('answer-surge');
  }
  await person.press('answer-pass');
  await settle(person);
}

/** What begins at the same time is put in order by keyboard, and by hand. */
async function putInOrder(person: Person, seen: Set<Wanted>): Promise<void> {
  if (seen.has('ordered')) return person.press('in-this-order');
  const cards = person.page.getByTestId('sequence').locator('[data-option]');
  const order = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-option')));
  expect(await order()).toEqual(['regrowth', 'blood-price']);
  await cards.first().press('ArrowDown');
  expect(await order()).toEqual(['blood-price', 'regrowth']);
  await person.photograph('phases-order');
  await drag(person, 'regrowth', 'blood-price');
  expect(await order()).toEqual(['regrowth', 'blood-price']);
  await cards.last().press('ArrowUp');
  await person.press('in-this-order');
  seen.add('ordered');
}

async function drag({ page }: Person, what: string, onto: string): Promise<void> {
  const middleOf = async (id: string) => {
    const box = await page.getByTestId(`card-${id}`).boundingBox();
    if (!box) throw new Error(`There is no card ${id}.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middleOf(what)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(onto)), { steps: 4 });
  await page.mouse.up();
}

/** The ranger readies a shot, foes strike at whom they stand beside or move, and everybody else ends the turn. */
async function act(person: Person, seen: Set<Wanted>): Promise<void> {
  const { gm, ben } = people;
  if (person === ben && !seen.has('readied') && (await person.sees('action-ready'))) {
    await person.press('action-ready');
    await person.photograph('phases-ready');
    await chooseTheRest(person);
    seen.add('readied');
    return;
  }
  if (person === gm && (await attackHero(gm))) return;
  const isInReach = person === gm && (await gm.reads('actor')) === 'Cleaver';
  if (isInReach && seen.has('readied') && !seen.has('ready') && (await walkSomewhere(gm))) return;
  await person.press('action-end-turn');
}

async function attackHero(gm: Person): Promise<boolean> {
  if (!(await gm.sees('action-attack'))) return false;
  await gm.press('action-attack');
  for (const id of ['duelist', 'warden']) {
    const target = gm.page.getByTestId(`target-${id}`);
    if (!(await target.isVisible())) continue;
    await target.click();
    await settle(gm);
    return true;
  }
  await gm.page.getByLabel('Cancel').first().click();
  return false;
}

async function walkSomewhere(gm: Person): Promise<boolean> {
  const way = gm.page.locator('[data-testid^=way-]').first();
  if ((await way.count()) === 0) return false;
  const [q = 0, r = 0] = ((await way.getAttribute('data-testid')) ?? '')
    .replace('way-', '')
    .split(',')
    .map(Number);
  await gm.clickHex([q, r]);
  await settle(gm);
  return true;
}
