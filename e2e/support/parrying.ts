import type { Person } from './person.ts';
import { andSeen } from './table.ts';

/** A d100 roll with which an attack of the duel's raider hits, but not so well that it cannot be parried. */
const HIT = 25;

/** Fills in the open form for an auto-response: to parry, if the chance is at least `chance` percent. */
export async function fillInParry({ page }: Person, chance: number): Promise<void> {
  await page.getByTestId('order-kind').selectOption('defend');
  await page.getByTestId('order-option').selectOption('always parry');
  await page.getByTestId('order-odds').fill(`${chance}`);
}

/** Lets the GM set dice from now on. */
export async function allowSetDice(gm: Person): Promise<void> {
  await gm.press('open-gm');
  await gm.page.getByTestId('table-settings').locator('summary').first().click();
  await gm.page.getByTestId('sets-dice').check();
  await gm.press('open-gm');
}

/** Attacks the first enemy of a fighter as the GM, from any distance and in any turn. The attack hits. */
export async function hitAs(gm: Person, fighter: string): Promise<void> {
  await gm.press('open-gm');
  await gm.page.getByTestId('die-sides').selectOption('100');
  await gm.page.getByTestId('die-face').fill(`${HIT}`);
  await andSeen(gm, () => gm.press('die-set'));
  await gm.press('open-gm');
  await gm.page.locator('.ribbon-fighter', { hasText: fighter }).click({ button: 'right' });
  await gm.press('hands-force');
  await gm.press('force-sure');
  await andSeen(gm, () => gm.press('force-sure'));
}
