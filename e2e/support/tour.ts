import * as chat from '../../client/src/words/chat.ts';
import * as common from '../../client/src/words/common.ts';
import type { Person } from './person.ts';

/** Checks or records the screen that is open, under the given name. */
type Look = (screen: string) => Promise<void>;

/** Visits the parts of the editor, with a scenario of Flow. */
export async function tourEditor(person: Person, address: string, look: Look): Promise<void> {
  const { page } = person;
  await page.goto(`${address}/workshop`);
  await page.getByTestId('begin-flow').waitFor();
  await look('Editor: start');
  await person.press('begin-flow-broken-bridge');
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await person.press('fighter-duelist');
  await page.waitForFunction(() => {
    const attacks = [...document.querySelectorAll('[data-testid^=ways-]')]; // waits for the attacks, because a worker computes their odds
    return attacks.length === 2 && attacks.every(({ children }) => children.length > 0);
  });
  await look('Editor: a fighter');
  for (const part of ['map', 'scenario', 'balance', 'save']) {
    await person.press(`part-${part}`);
    await look(`Editor: ${part}`);
  }
}

/** Visits the dialogs over a table and the chat, in a fighter's turn. */
export async function tourDialogs(person: Person, look: Look): Promise<void> {
  const { page } = person;
  await page.getByTestId('turn-order').getByRole('button').first().click();
  await page.getByTestId('sheet').waitFor();
  await look('Table: a sheet');
  await page.getByTestId('sheet').getByRole('button', { name: common.close }).click();
  for (const { opener, place, name } of [
    { opener: 'open-help', place: 'help', name: 'Table: help and settings' },
    { opener: 'open-book', place: 'book-search', name: 'Table: rules' },
  ]) {
    await person.press(opener);
    await page.getByTestId(place).waitFor();
    await look(name);
    await page.keyboard.press('Escape');
  }
  await page.locator('.ribbon-fighter.acting').click({ button: 'right' });
  await page.getByTestId('hands').waitFor();
  await look('Table: context menu of a fighter');
  await page.keyboard.press('Escape');
  await person.press('open-talk');
  await page.getByRole('heading', { name: chat.chat }).waitFor();
  await look('Table: chat');
  await page.getByRole('button', { name: chat.closeChat }).click();
}
