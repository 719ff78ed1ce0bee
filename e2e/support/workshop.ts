import type { Person } from './person.ts';

/** Starts an empty fight for a ruleset in the workshop. */
export async function beginInWorkshop(person: Person, address: string, ruleset: string): Promise<void> {
  await person.page.goto(`${address}/workshop`);
  await person.press(`begin-${ruleset}`);
}

/** Adds a fighter of an archetype to the edited fight. */
export async function recruit(person: Person, archetype: string): Promise<void> {
  await person.page.getByTestId('recruit-kind').selectOption(archetype);
  await person.press('recruit');
  await person.page.getByTestId(`fighter-${archetype}`).waitFor();
}
