import { existsSync, readdirSync } from 'node:fs';
import type { Request } from 'express';

/** The language in which the page is complete. Its file has no language in its name. */
const FIRST = 'en';
const PAGE = /^index(?:\.([\w-]+))?\.html$/;

/** Returns the languages of the built page, English first; none if the page is not built. */
export function pageLanguages(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = files.flatMap((file) => {
    const page = PAGE.exec(file);
    return page ? [page[1] ?? FIRST] : [];
  });
  return found.sort((a, b) => Number(b === FIRST) - Number(a === FIRST));
}

/** Returns the name of the page's file in a language. */
export function pageFile(language: string): string {
  return language === FIRST ? 'index.html' : `index.${language}.html`;
}

/**
 * Returns the language for a request: the one that its address names (`?lang=de`), or else the one that the user has
 * chosen (a cookie), or else the first of the browser's languages that the page has. English if there is none.
 */
export function languageFor(request: Request, languages: readonly string[]): string {
  const { lang } = request.query;
  const chosen = /(?:^|; )lang=([\w-]+)/.exec(request.get('cookie') ?? '')?.[1];
  const wanted = [lang, chosen].find((one) => languages.some((language) => language === one));
  return typeof wanted === 'string' ? wanted : request.acceptsLanguages([...languages]) || FIRST;
}
