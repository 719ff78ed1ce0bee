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
 * Returns the language for a request, or English if the page has none of those that the request asks for. The address
 * (`?lang=de`) comes first, then the user's choice (a cookie), then the browser's languages in order.
 */
export function languageFor(request: Request, languages: readonly string[]): string {
  const { lang } = request.query;
  const chosen = /(?:^|; )lang=([\w-]+)/.exec(request.get('cookie') ?? '')?.[1];
  const wanted = [lang, chosen].find((one) => languages.some((language) => language === one));
  return typeof wanted === 'string' ? wanted : request.acceptsLanguages([...languages]) || FIRST;
}
