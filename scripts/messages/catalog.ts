import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FIRST_LANGUAGE } from '../../shared/src/protocol/page-language.ts';
import { textsOfFight } from './fights.ts';
import { parseMessage, textsIn } from './message.ts';
import { type Chapter, type ModuleForm, moduleOf } from './module.ts';
import { PSEUDO, pseudoChapter } from './pseudo.ts';

/** The language in which all texts are written first. */
export const SOURCE = FIRST_LANGUAGE;

/** The texts of the page, of the shared code, of the server or of a ruleset. */
export interface Catalog {
  /** `page`, `shared`, `server`, or the id of the ruleset. */
  readonly name: string;
  /** The folder with a folder for each language. */
  readonly folder: string;
  /** The folder with the generated modules. */
  readonly modules: string;
  readonly form: Omit<ModuleForm, 'name' | 'isTemplate'>;
  /** The chapters in which placeholders stay in the texts. */
  readonly templates: readonly string[];
}

const ROOT = join(import.meta.dirname, '../..');

/** The module with the formats of numbers and plurals, as other packages import it. */
const INTL = '@riposte/shared/engine/language/intl';

/** The catalog of the page. */
export const PAGE = chapters('page', 'client/src/words', INTL, '.');

/** The catalogs that are translated: those of the page, the shared code, and all rulesets whose texts are data. */
export const TRANSLATED: readonly Catalog[] = [
  PAGE,
  chapters('shared', 'shared/src/words', '../../engine/language/intl.ts', 'messages'),
  ...globSync(`shared/src/rulesets/*/words/${SOURCE}/table.json`, { cwd: ROOT }).map((file) =>
    rulesetCatalog(join(ROOT, dirname(dirname(file)))),
  ),
];

/** All catalogs. The server's own texts are only in English, because its process has one language. */
export const CATALOGS: readonly Catalog[] = [
  ...TRANSLATED,
  chapters('server', 'server/src/words', INTL, 'messages'),
];

/** Returns a catalog whose modules export each message on its own. `modules` is their folder in the catalog's folder. */
function chapters(name: string, path: string, intl: string, modules: string): Catalog {
  const folder = join(ROOT, path);
  return { name, folder, modules: join(folder, modules), form: { intl, isObject: false }, templates: [] };
}

function rulesetCatalog(folder: string): Catalog {
  const form = { intl: '../../../../engine/language/intl.ts', isObject: true };
  const name = basename(dirname(folder));
  return { name, folder, modules: join(folder, 'messages'), form, templates: ['prompts'] };
}

/** Returns the languages of the page's catalog, English first. */
export function languages(): string[] {
  const folders = readdirSync(PAGE.folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [SOURCE, ...folders.map(({ name }) => name).filter((name) => name !== SOURCE)];
}

/** Returns the names of a catalog's chapters of messages. */
export function chapterNames({ folder }: Catalog): string[] {
  return namesIn(join(folder, SOURCE), '*.json');
}

/** Returns the names of the chapters with the texts of ready-made fights, as in `fights/two-doors`. */
export function fightNames({ folder }: Catalog): string[] {
  return namesIn(join(folder, SOURCE), 'fights/*.json');
}

/** Returns the names of all files of a catalog whose texts are translated: its chapters and its fights. */
export function textNames(catalog: Catalog): string[] {
  return [...chapterNames(catalog), ...fightNames(catalog)];
}

function namesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** Returns the file with a chapter's messages in a language. */
export function chapterFile({ folder }: Catalog, language: string, name: string): string {
  return join(folder, language, `${name}.json`);
}

/** Returns the messages of a chapter in a language; none if it is not translated. Throws if the file is not JSON. */
export function readChapter(catalog: Catalog, language: string, name: string): Chapter {
  if (language === PSEUDO) return pseudoChapter(readChapter(catalog, SOURCE, name));
  const file = chapterFile(catalog, language, name);
  if (!existsSync(file)) return {};
  const content = JSON.parse(readFileSync(file, 'utf8'));
  return language === SOURCE && name.startsWith('fights/') ? textsOfFight(content) : content;
}

/** A message of the catalog. Messages in a group have the key `group.id`. */
export interface Entry {
  readonly key: string;
  readonly message: string;
}

/** Returns the messages of a chapter, including those in groups. */
export function entriesOf(chapter: Chapter): Entry[] {
  return Object.entries(chapter).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ key, message: value }]
      : entriesOf(value).map((entry) => ({ ...entry, key: `${key}.${entry.key}` })),
  );
}

/** Returns the pieces of text in the messages of a chapter. */
export function textsOf(chapter: Chapter): string[] {
  return entriesOf(chapter).flatMap(({ message }) => textsIn(parseMessage(message).elements));
}

/** Returns the source of a chapter's module in a language. */
export function moduleIn(catalog: Catalog, language: string, name: string): string {
  const form = { ...catalog.form, name, isTemplate: catalog.templates.includes(name) };
  return moduleOf(form, readChapter(catalog, SOURCE, name), readChapter(catalog, language, name));
}

/** Returns the source of the generated English module of each chapter, by file. */
export function modules(catalog: Catalog): ReadonlyMap<string, string> {
  return new Map(
    chapterNames(catalog).map((name) => [
      join(catalog.modules, `${name}.ts`),
      moduleIn(catalog, SOURCE, name),
    ]),
  );
}
