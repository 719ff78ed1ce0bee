import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

/** Preferred answers by kind of prompt. Other prompts get the default answer. */
export type Habits = Readonly<Record<string, readonly string[]>>;

/** Returns the prompt on a user's page: its id, its kind and the fighter asked. Undefined if there is none. */
export function questionTo({
  page,
}: Person): Promise<{ id: string; kind: string; asked: string } | undefined> {
  return page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('[data-testid=prompt-card]');
    if (!card?.checkVisibility({ visibilityProperty: true })) return undefined;
    const { prompt: id = '', kind = '', for: asked = '' } = card.dataset;
    return { id, kind, asked };
  });
}

/**
 * Answers the open prompt with the first of the user's preferred answers (`habits`) that it offers, and returns that
 * option. If it offers none, chooses the first cell of a diagram or the default answer, and returns `fallback`.
 */
export async function answerBy(person: Person, habits: Habits): Promise<string> {
  const question = await questionTo(person);
  const wanted = habits[question?.kind ?? ''] ?? [];
  const folded = person.page.locator('.answers-folded:not([open]) > summary');
  if (wanted.length > 0 && (await folded.isVisible())) await folded.click();
  for (const option of wanted) {
    if (!(await person.sees(`answer-${option}`))) continue;
    await person.press(`answer-${option}`);
    await settle(person);
    return option;
  }
  await answersOrEnd(person);
  const onDiagram = person.page.getByTestId('prompt-card').locator('[data-testid^=cell-]').first();
  if (await onDiagram.isVisible()) await onDiagram.click();
  else if (await questionTo(person)) await person.page.locator('.answer.fallback').click();
  return 'fallback';
}

/** Waits until the open prompt has answers or is gone. A prompt whose answer is being sent has none. */
async function answersOrEnd({ page }: Person): Promise<void> {
  await page.waitForFunction(() => {
    const card = document.querySelector('[data-testid=prompt-card]');
    const answers = card?.querySelector('[data-testid^=cell-], .answer.fallback');
    return answers || !card?.checkVisibility({ visibilityProperty: true });
  });
}

/** Attacks the first target with the buttons. Returns false if no attack is offered. */
export async function attackFirstTarget(person: Person): Promise<boolean> {
  if (!(await person.sees('action-attack'))) return false;
  await person.press('action-attack');
  await chooseTheRest(person);
  return true;
}

/** Confirms a prepared action, if the page asks for confirmation. */
export async function settle({ page }: Person): Promise<void> {
  const confirm = page.getByTestId('confirm');
  if (await confirm.isVisible()) await confirm.click();
}

/** Chooses the first target if there is a choice, and confirms the action. */
export async function chooseTheRest(person: Person): Promise<void> {
  const target = person.page.locator('[data-testid^=target-]').first();
  if (await target.isVisible()) await target.click();
  await settle(person);
}

/** Returns whether it is this user's turn and no prompt is open. */
export async function isToAct(person: Person): Promise<boolean> {
  const end = person.page.locator('[data-testid=action-end-turn]:enabled'); // disabled while an input is on its way to the server
  return (await end.isVisible()) && !(await person.sees('prompt-card'));
}

/** Returns the hex of a fighter. */
export async function placeOf({ page }: Person, id: string): Promise<[q: number, r: number]> {
  const at = await page.getByTestId(`fighter-${id}`).getAttribute('data-at');
  const [q = 0, r = 0] = (at ?? '').split(',').map(Number);
  return [q, r];
}

/** Places a fighter on a hex as the GM, with the GM drawer and the map. */
export async function placeFighter(gm: Person, id: string, at: readonly [number, number]): Promise<void> {
  if (!(await gm.sees('gm-drawer'))) await gm.press('open-gm');
  await gm.page.getByTestId('gm-fighter').selectOption(id);
  await gm.press('gm-move');
  await gm.clickHex(at);
  await gm.page
    .locator(`[data-testid=fighter-${id}][data-at="${at.join(',')}"]`)
    .waitFor({ state: 'attached' });
}

/** Removes a fighter as the GM, in the GM drawer. */
export async function removeFighter({ page }: Person, id: string): Promise<void> {
  await page.getByTestId('gm-fighter').selectOption(id);
  for (const _sure of ['once', 'twice']) await page.getByTestId('gm-remove').click();
  await page.getByTestId(`fighter-${id}`).waitFor({ state: 'detached' });
}

/** Sets a numeric field of a fighter as the GM, in the GM drawer. */
export async function setNumber(gm: Person, id: string, field: string, value: number): Promise<void> {
  await gm.page.getByTestId('gm-fighter').selectOption(id);
  await gm.page.getByTestId('gm-field').selectOption(field);
  await gm.page.getByTestId('kind-value').fill(`${value}`);
  await andSeen(gm, () => gm.press('gm-set'));
}

/** Runs `what`, and waits until the user's page shows the result. */
export async function andSeen(person: Person, what: () => Promise<unknown>): Promise<void> {
  const rev = await person.rev();
  await what();
  await person.waitBeyond(rev);
}

/** Chooses a value by its label, from buttons or a list. */
export async function choose({ page }: Person, key: string, text: string | RegExp): Promise<void> {
  const list = page.locator(`select[data-testid=choose-${key}]`);
  if (!(await list.isVisible())) {
    await page.locator(`[data-testid^=choose-${key}-]`, { hasText: text }).first().click();
    return;
  }
  const label = await list.locator('option', { hasText: text }).first().textContent();
  await list.selectOption({ label: label ?? '' });
}

/** Waits until a user's log has an event of the given type whose line contains `parts` in this order. */
export async function hasEvent(
  { page }: Person,
  type: string,
  ...parts: readonly (string | RegExp)[]
): Promise<void> {
  const patterns = parts.map((part) => (typeof part === 'string' ? escaped(part) : part.source));
  const lines = page.getByTestId('log').locator(`[data-event="${type}"]`);
  const found = lines.filter({ hasText: new RegExp(patterns.join('.*'), 'is') });
  await found.last().waitFor({ state: 'attached' });
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** Waits until the log of a user contains the given text. */
export async function saysInLog({ page }: Person, text: RegExp): Promise<void> {
  await page.getByTestId('log').getByText(text).first().waitFor({ state: 'attached' });
}

/** Waits until the GM's lobby shows the player of a fighter. */
export async function seesPlayer({ page }: Person, fighter: string, player: Person): Promise<void> {
  const chosen = page.getByTestId(`lobby-${fighter}`).locator('option:checked', { hasText: player.name });
  await chosen.waitFor({ state: 'attached' });
}

/** Selects a rulebook by its name, and then the scenario in which a group of heroes fights. */
export async function chooseGroupFight({ page }: Person, ruleset: string): Promise<void> {
  await page.getByText(ruleset, { exact: true }).first().click();
  await page.getByTestId(`scenario-${GROUP_FIGHTS[ruleset]}`).check();
}

const GROUP_FIGHTS: Readonly<Record<string, string>> = {
  Flow: 'broken-bridge',
  Vigil: 'toll-bridge',
  Hunt: 'thorn-hollow',
  Phases: 'toll-bridge',
};

/** Creates the selected fight on the front page and takes the GM's seat. Returns the links for the others. */
export async function beginTable(gm: Person): Promise<{ player: string; spectator: string }> {
  await gm.press('create');
  const player = await gm.page.getByTestId('link-player').inputValue();
  const spectator = await gm.page.getByTestId('link-spectator').inputValue();
  await gm.press('enter');
  await gm.page.getByTestId('name').fill(gm.name);
  await gm.press('join');
  return { player, spectator };
}

export type Place = readonly [q: number, r: number];

/** Returns the distance between two hexes. */
export function stepsBetween([q, r]: Place, [p, s]: Place): number {
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
}

/** Runs `step` each time the table waits for this user, until the fight is over. */
export async function fightOn({ page }: Person, step: () => Promise<void>): Promise<void> {
  const over = page.locator('main.table[data-status=over]');
  const toBeDone = page.locator('.answer:enabled, .end-turn:enabled, main.table[data-status=over]').first();
  for (await toBeDone.waitFor(); !(await over.isVisible()); await toBeDone.waitFor()) await step();
  await page.getByTestId('end-screen').waitFor();
}

/** Returns the text map's buttons for reachable hexes. Opens their list if necessary. */
export async function waysFor({ page }: Person): Promise<Locator> {
  const [summary, ways] = [page.getByTestId('ways'), page.locator('[data-testid^=way-]')];
  if ((await summary.count()) === 0 || (await ways.count()) > 0) return ways;
  await summary.dispatchEvent('click');
  await ways.first().waitFor({ state: 'attached' });
  return ways;
}
