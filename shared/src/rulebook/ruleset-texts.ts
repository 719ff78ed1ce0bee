import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST_LANGUAGE } from '../protocol/page-language.ts';
import type { FightTexts, OptionTexts } from './translated-scenario.ts';

const RULESETS = fileURLToPath(new URL('../rulesets', import.meta.url));

/** The texts of a ruleset that people read before a fight, in one language. Any of them can be missing. */
export interface RulesetTexts {
  readonly tagline?: string | undefined;
  /** The texts of battle options by key. */
  readonly options: Readonly<Record<string, OptionTexts>>;
  /** The texts of ready-made fights by id. */
  readonly fights: Readonly<Record<string, FightTexts>>;
}

/** The chapter with the texts of fights that the ruleset's code describes. They share the names of fighters. */
interface Scenarios {
  readonly fights?: Readonly<Record<string, FightTexts>>;
  readonly names?: Readonly<Record<string, string>>;
}

/**
 * Returns the translated texts of a ruleset of this repository by language. Empty for other rulesets. Throws if a file
 * is not JSON.
 */
export function translationsOf(ruleset: string): ReadonlyMap<string, RulesetTexts> {
  const words = join(RULESETS, ruleset, 'words');
  const folders = existsSync(words) ? readdirSync(words) : [];
  const languages = folders.filter(
    (name) => name !== FIRST_LANGUAGE && globSync('*.json', { cwd: join(words, name) }).length > 0,
  );
  return new Map(languages.map((language) => [language, textsIn(join(words, language))]));
}

function textsIn(folder: string): RulesetTexts {
  const { tagline } = chapterIn<Pick<RulesetTexts, 'tagline'>>(join(folder, 'table.json'));
  const { fights = {}, names = {} } = chapterIn<Scenarios>(join(folder, 'scenarios.json'));
  const described = Object.entries(fights).map(([id, texts]): [string, FightTexts] => [
    id,
    { ...texts, names },
  ]);
  const files = globSync('fights/*.json', { cwd: folder }).map((file): [string, FightTexts] => [
    basename(file, '.json'),
    chapterIn(join(folder, file)),
  ]);
  return {
    tagline,
    options: chapterIn(join(folder, 'battle-options.json')),
    fights: Object.fromEntries([...described, ...files]),
  };
}

/** Returns the messages of a translated chapter; none if it is not translated. */
function chapterIn<Chapter>(file: string): Chapter {
  return JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}');
}
