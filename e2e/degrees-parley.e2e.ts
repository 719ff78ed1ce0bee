import { afterAll, beforeAll, expect, it } from 'vitest';
import { acts, attack, DegreesTable, isAsked, labelOf } from './support/degrees.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import {
  andSeen,
  answerBy,
  choose,
  hasEvent,
  placeFighter,
  seesPlayer,
  setNumber,
  settle,
} from './support/table.ts';

/** The attitudes of a rival who was swayed. */
const SWAYED = new RegExp(['indifferent', 'friendly', 'helpful'].map(labelOf).join('|'), 'i');

let gathering: Gathering;
let table: DegreesTable;

beforeAll(async () => {
  gathering = await Gathering.begin();
});

afterAll(() => gathering?.end());

it('an envoy at a parley is attacked with Wits by a rival, still sways the rival, and spreads a rumor', async () => {
  table = await DegreesTable.gather(gathering, 'parley');
  const { gm, ana, ben, cleo } = table.people;
  await table.claim(ana, 'envoy');
  await table.claim(ben, 'duelist');
  await gm.page.getByTestId('lobby-rival').locator('select').selectOption({ label: cleo.name });
  await seesPlayer(gm, 'rival', cleo);
  await table.begin();
  await placeFighter(gm, 'thief', [6, 0]);
  await setNumber(gm, 'envoy', 'destiny', 9);
  await sway(ana, cleo, ben);
  await wearDown(ana);
  await spreadARumor(ana, gm);
  await table.agree();
});

/**
 * Tries to improve the rival's attitude, which provokes the rival's attack with Wits. The attitude still
 * improves, and all users see that.
 */
async function sway(ana: Person, cleo: Person, ben: Person): Promise<void> {
  await table.until(() => acts(ana, 'Sabine'));
  await ana.press('action-influence');
  await ana.press('target-rival');
  await choose(ana, 'direction', labelOf('improve'));
  await andSeen(ana, () => settle(ana));
  await table.until(() => isAsked(cleo, 'opportunity'));
  await cleo.photograph('degrees-wits');
  await andSeen(cleo, () => answerBy(cleo, { opportunity: ['attack'] }));
  await hasEvent(ana, 'checked', 'Lord Farran', 'Sabine', labelOf('barb'));
  await table.until(() => acts(ana, 'Sabine'));
  await hasEvent(ana, 'swayed', 'Lord Farran', SWAYED);
  await ben.page.getByTestId('turn-order').getByText('Lord Farran').click();
  const now = ben.page.getByTestId('diagram-attitudes').locator('.diagram-grid .diagram-cell.held');
  expect(await now.textContent()).toMatch(SWAYED);
  await ben.photograph('degrees-attitudes');
}

async function wearDown(ana: Person): Promise<void> {
  await attack(ana, 'rival');
  await table.until(() => acts(ana, 'Sabine'));
  await hasEvent(ana, 'checked', 'Sabine', 'Lord Farran', labelOf('barb'));
}

/** Spreads a rumor to the thief, who is out of earshot. Only rumors have that range. */
async function spreadARumor(ana: Person, gm: Person): Promise<void> {
  await setNumber(gm, 'envoy', 'std', 1);
  await attack(ana, 'thief');
  await table.until(() => acts(ana, 'Sabine'));
  await hasEvent(ana, 'checked', 'Sabine', 'Mind thief', labelOf('whisper'));
}
