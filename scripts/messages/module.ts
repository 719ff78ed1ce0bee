import { codeOf, keyCode } from './code.ts';
import { MessageError, parseMessage } from './message.ts';

/** The messages of a chapter by key. Messages that the code chooses by an id are in a group. */
export type Chapter = Readonly<Record<string, string | Group>>;

type Group = Readonly<Record<string, string>>;

/** The functions in `client/src/language/intl.ts` that generated modules call. */
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
export function moduleOf(name: string, chapter: Chapter, translation: Chapter = chapter): string {
  const entries = Object.entries(chapter).map(([key, english]) =>
    entryOf(key, english, translation[key] ?? english),
  );
  const body = entries.join('\n');
  const imports = INTL.filter((one) => body.includes(`${one}(`)).join(', ');
  const intl = imports === '' ? '' : `import { ${imports} } from '../language/intl.ts';\n\n`;
  return `/* Generated from en/${name}.json by \`npm run words\`. Edit that file instead. */\n\n${intl}${body}\n`;
}

function entryOf(key: string, english: string | Group, translated: string | Group): string {
  const start = `export const ${key} =`;
  if (typeof english === 'string') {
    const code = messageCode(key, english, translated);
    const isLong = `${start} ${code};`.length > WIDTH;
    if (!isLong) return `${start} ${code};`;
    return code.startsWith("'") ? `${start}\n  ${code};` : `${start} ${code.replace('=> ', '=>\n  ')};`;
  }
  const group = typeof translated === 'string' ? {} : translated;
  const entries = Object.entries(english).map(
    ([id, message]) => `${keyCode(id)}: ${messageCode(`${key}.${id}`, message, group[id] ?? message)}`,
  );
  const line = `${start} { ${entries.join(', ')} };`;
  return line.length <= WIDTH ? line : `${start} {\n${entries.map((entry) => `  ${entry},\n`).join('')}};`;
}

function messageCode(path: string, english: string, translated: string | Group): string {
  try {
    const signature = parseMessage(english);
    return codeOf(typeof translated === 'string' ? parseMessage(translated) : signature, signature);
  } catch (error) {
    throw error instanceof MessageError ? new MessageError(`${path}: ${error.message}`) : error;
  }
}
