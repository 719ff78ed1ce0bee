/** The language in which the page is complete. Names of its files do not contain it. */
export const FIRST_LANGUAGE = 'en';

/** The parameter of addresses with which a link chooses the page's language, and the cookie with the user's choice. */
export const LANGUAGE_KEY = 'lang';

/** Returns the name of the page's file in a language, such as `index.de.html` for `index.html` in German. */
export function fileIn(language: string, file: string): string {
  return language === FIRST_LANGUAGE ? file : file.replace(/(?=\.\w+$)/, `.${language}`);
}

/** Returns the language that the user has chosen, from the text of all cookies; undefined if there is none. */
export function chosenIn(cookies: string): string | undefined {
  return new RegExp(`(?:^|; )${LANGUAGE_KEY}=([\\w-]+)`).exec(cookies)?.[1];
}
