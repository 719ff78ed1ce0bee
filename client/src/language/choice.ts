import { chosenIn, LANGUAGE_KEY } from '@riposte/shared/protocol/page-language';
import { LANGUAGES } from './language.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Returns the language that the user has chosen in this browser; empty if the browser's own language applies. */
export function chosenLanguage(): string {
  const chosen = chosenIn(document.cookie) ?? '';
  return LANGUAGES.includes(chosen) ? chosen : '';
}

/**
 * Stores the chosen language, or removes the choice if `language` is empty. Then reloads the page in the new language.
 */
export function chooseLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, which a local network lacks
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; samesite=lax; max-age=${language === '' ? 0 : YEAR}`;
  const address = new URL(location.href);
  if (address.searchParams.has(LANGUAGE_KEY)) {
    address.searchParams.delete(LANGUAGE_KEY); // the address would take precedence over the choice
    location.replace(address);
  } else location.reload();
}

/** Returns the name of a language in that language, such as "English". */
export function languageName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
