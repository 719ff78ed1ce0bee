import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { mentionsIn } from '../stray/stray-text.ts';
import { TEMPLATE } from './make.ts';

/** Folders whose code must not name a ruleset. A word that is quoted there therefore cannot become a ruleset's name. */
const NAMELESS = ['shared/src/engine', 'shared/src/hex', 'shared/src/bots', 'server/src', 'client/src'];

/** Returns a sentence that says why the project cannot have a ruleset with this name; undefined if it can. */
export function faultOfName(root: string, name: string): string | undefined {
  if (!/^[a-z]{2,24}$/.test(name)) {
    return `A ruleset’s name must be one word of 2 to 24 lower-case letters from a to z, not "${name}".`;
  }
  const folders = ['shared/src/rulesets', 'shared/cases', 'shared/journals'].map((at) => `${at}/${name}`);
  const taken = folders.find((folder) => existsSync(join(root, folder)));
  if (taken !== undefined) return `"${name}" already exists: ${taken}.`;
  const template = sourcesIn(join(root, TEMPLATE));
  if (isReserved(name) || mentionsIn(template).has(name) || isQuoted(root, name)) {
    return `The code already uses the word "${name}". Choose another name.`;
  }
  return undefined;
}

function isReserved(name: string): boolean {
  try {
    parse(`const ${name} = 0;`, { sourceType: 'module' });
    return false;
  } catch {
    return true;
  }
}

function isQuoted(root: string, name: string): boolean {
  const quoted = new RegExp(`['"\`/]${name}['"\`/]`);
  return NAMELESS.some((folder) =>
    [...sourcesIn(join(root, folder)).values()].some((source) => quoted.test(source)),
  );
}

function sourcesIn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  return new Map(sources.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
