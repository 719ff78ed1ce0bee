import type { Person } from './person.ts';
import { answerBy, isToAct, questionTo } from './table.ts';

const MOST_STEPS = 60;

/** Starts a duel against a bot that acts without a pause. */
export async function startDuel(visitor: Person, address: string): Promise<void> {
  await visitor.page.goto(address);
  await visitor.press('play-now');
  await visitor.page.getByTestId('map').waitFor();
  await visitor.page.getByTestId('pace').selectOption('at-once');
}

/** Gives default answers and ends turns until `isThere` returns true. Throws if that takes too long. */
export async function playUntil(visitor: Person, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    await untilAsked(visitor);
    if (await isThere()) return;
    await playOnce(visitor);
  }
  throw new Error('The fight did not come to that point.');
}

/** Gives a default answer or ends a turn, once the visitor may. Waits until the table has changed. */
export async function playOnce(visitor: Person): Promise<void> {
  await untilAsked(visitor);
  const rev = await visitor.rev();
  if (await questionTo(visitor)) await answerBy(visitor, {});
  else if (await isToAct(visitor)) await visitor.press('action-end-turn');
  else return;
  await visitor.waitBeyond(rev);
}

async function untilAsked({ page }: Person): Promise<void> {
  await page.locator('.answer:enabled, .end-turn:enabled').first().waitFor();
}

/** Does the same as `playUntil`, but asks `isThere` only while no question is open. */
export async function playToTurn(visitor: Person, isThere: () => Promise<boolean>): Promise<void> {
  await playUntil(visitor, async () => !(await questionTo(visitor)) && (await isThere()));
}
