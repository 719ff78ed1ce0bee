import { existsSync, readdirSync } from 'node:fs';
import { chosenIn, FIRST_LANGUAGE, LANGUAGE_KEY } from '@riposte/shared/protocol/page-language';
import type { Request } from 'express';

const PAGE = /^index(?:\.([\w-]+))?\.html$/;

/** Returns the languages of the built page, English first; none if the page is not built. */
export function pageLanguages(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = files.flatMap((file) => {
    const page = PAGE.exec(file);
    return page ? [page[1] ?? FIRST_LANGUAGE] : [];
  });
  return found.sort((a, b) => Number(b === FIRST_LANGUAGE) - Number(a === FIRST_LANGUAGE));
}

/**
 * Returns the language for a request, or English if the page has none of those that the request asks for. The address
 * (`?lang=de`) comes first, then the user's choice (a cookie), then the browser's languages in order.
 */
export function languageFor(request: Request, languages: readonly string[]): string {
  const asked = request.query[LANGUAGE_KEY];
  const chosen = chosenIn(request.get('cookie') ?? '');
  const wanted = [asked, chosen].find((one) => languages.some((language) => language === one));
  return typeof wanted === 'string' ? wanted : request.acceptsLanguages([...languages]) || FIRST_LANGUAGE;
}
