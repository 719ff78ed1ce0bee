import { codeOf, keyCode, templateCode } from './code.ts';
import { MessageError, parseMessage } from './message.ts';

/** The messages of a chapter by key. Messages that the code chooses by an id are in a group. */
export interface Chapter {
  readonly [key: string]: string | Chapter;
}

/** The form of a generated module. */
export interface ModuleForm {
  /** The name of the JSON file, without its extension. */
  readonly name: string;
  /** The import path of `shared/src/engine/language/intl.ts`. */
  readonly intl: string;
  /** Whether the module exports one object with all messages, because code looks them up by id. */
  readonly isObject: boolean;
  /** Whether placeholders stay in the texts. The page fills them in. */
  readonly isTemplate: boolean;
}

/** The functions in `shared/src/engine/language/intl.ts` that generated modules call. */
const INTL = ['formatNumber', 'formatPercent', 'pluralForm'];
/**
 * The maximum line length, in characters. A longer entry continues on the next line, as the project's formatter breaks
 * it.
 */
const WIDTH = 110;

/**
 * Returns the source of the TypeScript module for a chapter. A message without arguments becomes a string, one with
 * arguments a function. A message that `translation` lacks stays English. Throws a `MessageError` that names the key
 * if a message is not valid.
 */
export function moduleOf(form: ModuleForm, chapter: Chapter, translation: Chapter = chapter): string {
  const body = form.isObject
    ? exportOf(form, camelCase(form.name), [], chapter, translation)
    : Object.entries(chapter)
        .map(([key, english]) => exportOf(form, key, [key], english, translation[key]))
        .join('\n');
  const imports = INTL.filter((one) => body.includes(`${one}(`)).join(', ');
  const intl = imports === '' ? '' : `import { ${imports} } from '${form.intl}';\n\n`;
  return `/* Generated from en/${form.name}.json by \`npm run words\`. Edit that file instead. */\n\n${intl}${body}\n`;
}

/** Returns the name of the object in the module of a chapter: `fieldValues` for `field-values`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
}

type Path = readonly string[];
type Translation = string | Chapter | undefined;

function exportOf(
  form: ModuleForm,
  name: string,
  path: Path,
  english: string | Chapter,
  translated: Translation,
): string {
  const start = `export const ${name} =`;
  if (typeof english !== 'string') return `${start} ${groupCode(form, path, english, translated, start)};`;
  const code = messageCode(form, path, english, translated);
  const isLong = `${start} ${code};`.length > WIDTH;
  if (!isLong) return `${start} ${code};`;
  return code.startsWith("'") ? `${start}\n  ${code};` : `${start} ${code.replace('=> ', '=>\n  ')};`;
}

/** Returns the object with a group's messages. `start` is the text before it on its line. */
function groupCode(
  form: ModuleForm,
  path: Path,
  english: Chapter,
  translated: Translation,
  start: string,
): string {
  const group = typeof translated === 'object' ? translated : {};
  const indent = ' '.repeat(start.search(/\S/) + 2);
  const entries = Object.entries(english).map(([id, value]) => {
    const entry = `${indent}${keyCode(id)}:`;
    const inner = [...path, id];
    const code =
      typeof value === 'string'
        ? messageCode(form, inner, value, group[id])
        : groupCode(form, inner, value, group[id], entry);
    return `${entry.trimStart()} ${code}`;
  });
  const line = `{ ${entries.join(', ')} }`;
  if (!line.includes('\n') && `${start} ${line};`.length <= WIDTH) return line;
  return `{\n${entries.map((entry) => `${indent}${entry},\n`).join('')}${indent.slice(2)}}`;
}

function messageCode(
  { isTemplate }: ModuleForm,
  path: Path,
  english: string,
  translated: Translation,
): string {
  try {
    const signature = parseMessage(english);
    const message = typeof translated === 'string' ? parseMessage(translated) : signature;
    return isTemplate ? templateCode(message) : codeOf(message, signature);
  } catch (error) {
    throw error instanceof MessageError ? new MessageError(`${path.join('.')}: ${error.message}`) : error;
  }
}
