import type { Ruleset } from '@riposte/shared';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import { type Rulebook, Rulebooks } from '@riposte/shared/engine/history/rulebooks';
import { LANGUAGE } from '@riposte/shared/engine/language/language';
import { fileIn } from '@riposte/shared/protocol/page-language';
import { SHELF } from '@riposte/shared/rulesets/shelf';

/** The rulebooks that this page contains. */
const CONTAINED = new Rulebooks(SHELF);

/** Returns the rulebooks of this page and of its server. No package has the id of a rulebook in this page. */
async function allRulebooks(): Promise<Rulebooks> {
  const { servedRulebooks } = await import('./served-rulebooks.ts');
  const served = await servedRulebooks();
  return new Rulebooks([...SHELF, ...served.filter(({ id }) => !CONTAINED.latestOf(id))]);
}

/** Returns the rulebooks among which all versions of one are. Asks the server only if this page does not contain it. */
async function rulebooksWith(id: string): Promise<Rulebooks> {
  return CONTAINED.latestOf(id) ? CONTAINED : await allRulebooks();
}

/**
 * Returns the rulebook of a battle or recording. Throws `Refused` with a sentence for the user if there is none, or if
 * it has different rules.
 */
export async function rulebookOf(of: RulesName): Promise<Rulebook> {
  const rulebooks = await rulebooksWith(of.ruleset);
  const book = rulebooks.named(of);
  if (book) return book;
  const { missing } = await import('./served-rulebooks.ts');
  throw missing(of, rulebooks);
}

/** Loads the ruleset of a battle or recording. Throws `Refused` as `rulebookOf` does. */
export async function rulesOf(of: RulesName): Promise<Ruleset> {
  return (await (await rulebookOf(of)).load()).ruleset;
}

/** Returns the latest version of a rulebook; undefined if there is none, or if the server does not answer. */
export async function latestRulebook(id: string): Promise<Rulebook | undefined> {
  return (await rulebooksWith(id).catch(() => CONTAINED)).latestOf(id);
}

/** Loads the latest version of a ruleset; undefined if there is none, or if the server does not answer. */
export async function currentRuleset(id: string): Promise<Ruleset | undefined> {
  return (await (await latestRulebook(id))?.load())?.ruleset;
}

/** Loads the latest rulesets. Leaves out those that cannot be loaded. */
export async function allRulesets(): Promise<Readonly<Record<string, Ruleset>>> {
  const { latest } = await allRulebooks().catch(() => CONTAINED);
  const loading = latest.map(async ({ id, load }) => [id, (await load()).ruleset] as const);
  const loaded = await Promise.allSettled(loading);
  return Object.fromEntries(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

/** Returns the address of the chapters, in the page's language, or of the icons of a rulebook on the page's server. */
export function fileAddress({ id, version }: Rulebook, file: 'chapters' | 'icons'): string {
  const name = `${file}.json`;
  return `/rulebooks/${editionName(id, version)}/${file === 'chapters' ? fileIn(LANGUAGE, name) : name}`;
}
