import { stripTypeScriptTypes } from 'node:module';
import * as intl from '../../shared/src/engine/language/intl.ts';

/** The exports of a chapter's module. */
export type Loaded = Readonly<Record<string, string | ((...values: readonly unknown[]) => unknown)>>;

/** Runs the source of a generated module, for tests of languages whose modules are not stored. */
export function loadModule(source: string): Loaded {
  const script = stripTypeScriptTypes(source.replace(/^import .*$/m, ''));
  const assigned = script.replaceAll(/^export const (\w+) =/gm, 'found.$1 =');
  const names = Object.keys(intl);
  return new Function(...names, `const found = {}; ${assigned}; return found;`)(...Object.values(intl));
}
